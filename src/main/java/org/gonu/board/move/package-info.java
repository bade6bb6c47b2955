/**
 * Which places of a board a move names, learned from how positions change.
 *
 * <p>Comes in: a {@link org.gonu.board.BoardPlan} and positions of some random matches. Goes out: a
 * {@link org.gonu.board.move.MoveReader}, which tells for a move the places to click. A move may
 * name places by coordinates ({@code WindowReader}), one of the coordinates ({@code LineReader}),
 * what lies there ({@code ContentReader}), either that or their own name ({@code NamesReader}), or
 * a direction ({@code DirectionReader}).
 *
 * <p>Everything here is immutable once made.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.board.move;

import org.jspecify.annotations.NullMarked;
