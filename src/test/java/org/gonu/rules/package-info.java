/**
 * Tests of the rule sheets in {@code rules/}: perft figures, special rules, recorded games.
 *
 * <p>The <a href="{@docRoot}/../glossary.html">glossary</a> explains the words.
 */
@NullMarked
package org.gonu.rules;

import org.jspecify.annotations.NullMarked;
