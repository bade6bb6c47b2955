package org.gonu.gdl;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.SourceText;

/**
 * The rules of a game as read, nothing checked yet.
 *
 * @param source the text that the spans of the rules point into
 * @param header the comment lines at the top that describe the game; empty if there is no header
 * @param rules in the order of the text
 * @param spelling how names of this sheet are compared and written
 * @param complete false if statements with errors were left out, so that rules that seem to be
 *     missing may be in the text
 */
public record RuleSheet(
    SourceText source,
    ImmutableList<HeaderLine> header,
    ImmutableList<Rule> rules,
    Spelling spelling,
    boolean complete) {}
