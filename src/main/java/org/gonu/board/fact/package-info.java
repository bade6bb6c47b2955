/**
 * Facts taken apart: which of their arguments are coordinates of a board and which are contents.
 *
 * <p>Comes in: the facts of one name in some states of a game, and static facts that order the
 * values of an axis. Goes out: a {@link org.gonu.board.fact.FactGroup} with the {@link
 * org.gonu.board.fact.BoardPattern} of its facts, if they have one. Reading order: {@link
 * org.gonu.board.fact.FactShape} (arguments as leaves), {@link org.gonu.board.fact.AxisOrder} (what
 * can be an axis), {@code PatternFinder} (which leaves are coordinates), {@link
 * org.gonu.board.fact.BlankRule} (which contents mean an empty place).
 *
 * <p>Everything here is immutable once made.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.board.fact;

import org.jspecify.annotations.NullMarked;
