/**
 * Games written by hand in plain Java: what a program can do that knows the rules. Their random
 * playouts are the yardstick for engines that read the rules, and follow the sheets of the same
 * names in {@code rules/} move by move.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.bench.games;

import org.jspecify.annotations.NullMarked;
