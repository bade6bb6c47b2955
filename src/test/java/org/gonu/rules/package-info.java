/**
 * Tests of the rule sheets in {@code rules/}: perft figures, special rules, recorded games.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.rules;

import org.jspecify.annotations.NullMarked;
