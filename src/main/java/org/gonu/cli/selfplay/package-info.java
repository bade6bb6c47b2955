/**
 * The commands that play matches to be learned from, and that measure games by matches.
 *
 * <p>Main types: {@link org.gonu.cli.selfplay.SelfplayCommand}, {@code PolicySpec} (players that
 * can be repeated), {@code SelfplayProgress}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.selfplay;

import org.jspecify.annotations.NullMarked;
