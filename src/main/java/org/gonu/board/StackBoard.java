package org.gonu.board;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.Interval;
import org.gonu.board.Board.Cell;
import org.gonu.board.stack.Stacks;
import org.gonu.gdl.Term;

/** Things one upon another as a board of text: a column for each base, a row for each height. */
final class StackBoard {
  private StackBoard() {}

  static Board of(Stacks stacks, Iterable<? extends Term> facts) {
    ImmutableList<ImmutableList<String>> piles = stacks.piles(facts);
    ImmutableList<Integer> heights =
        Interval.fromTo(stacks.things().size() - 1, 0).toList().toImmutable();
    return new Board(
        "",
        stacks.bases(),
        heights.collect(height -> ""),
        heights.collect(height -> piles.collect(pile -> cell(pile, height))));
  }

  private static Cell cell(ImmutableList<String> pile, int height) {
    return height < pile.size()
        ? new Cell(true, Lists.immutable.of(pile.get(height)), false)
        : Cell.BLANK;
  }
}
