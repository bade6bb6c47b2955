package org.gonu.gdl.read;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.RuleSheet;

/**
 * A rule sheet and the statements that it was made of.
 *
 * @param sheet the rules without those that have errors
 * @param statements all statements as far as their parentheses could be repaired, in the order of
 *     the text
 */
public record ParsedSheet(RuleSheet sheet, ImmutableList<Expression> statements) {}
