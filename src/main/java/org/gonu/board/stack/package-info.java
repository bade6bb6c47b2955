/**
 * Things that stand one upon another, such as the discs of the Tower of Hanoi.
 *
 * <p>Comes in: a {@link org.gonu.board.fact.FactGroup} of a game without places that have
 * coordinates. Goes out: {@link org.gonu.board.stack.Stacks}, which tell for any state what stands
 * on each base, from below.
 *
 * <p>Everything here is immutable once made.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.board.stack;

import org.jspecify.annotations.NullMarked;
