/**
 * Finds boards in the facts and rules of a game and draws them as text.
 *
 * <p>Comes in: facts of states, the static facts of the rule sheet where the axes are spelled by a
 * successor relation, and its rules, which tell what places there can be. Goes out: a {@link
 * org.gonu.board.BoardLayout}, which turns the facts of any state of the game into {@link
 * org.gonu.board.Board}s and what is left over, and their text; and a {@link
 * org.gonu.board.BoardPlan}, which says where the places lie in a picture. No knowledge of
 * particular games is built in. Reading order: {@link org.gonu.board.BoardFinder} with {@code
 * GridFinder}, {@link org.gonu.board.BoardLayout}, {@link org.gonu.board.Board}, {@link
 * org.gonu.board.BoardPrinter}, {@link org.gonu.board.BoardPlan}. Facts are taken apart in {@code
 * board.fact}, places lie as {@code board.place} tells, piles are those of {@code board.stack}.
 *
 * <p>What goes out is immutable.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.board;

import org.jspecify.annotations.NullMarked;
