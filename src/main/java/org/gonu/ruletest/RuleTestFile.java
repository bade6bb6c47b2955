package org.gonu.ruletest;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.SourceText;

/**
 * The tests of a rule sheet.
 *
 * @param source the text that the places of the tests point into
 * @param sheet the name of the sheet, relative to the test file; empty if it is that of the test
 *     file with {@code .kif}
 */
public record RuleTestFile(
    SourceText source, Optional<String> sheet, ImmutableList<RuleTest> tests) {}
