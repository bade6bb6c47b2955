/**
 * Tests of rule sheets: small texts that play to a position and state what must hold there.
 *
 * <p>Comes in: the text of a test file and the game it is about. Goes out: for each test what did
 * not hold, as diagnostics with places in the test file. Reading order: {@link
 * org.gonu.ruletest.RuleTestReader}, {@link org.gonu.ruletest.Directive}, {@link
 * org.gonu.ruletest.RuleTestRunner}, {@code Stage} (the position of a test), {@code
 * TermExpectation} (what it is compared with).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.ruletest;

import org.jspecify.annotations.NullMarked;
