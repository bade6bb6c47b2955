package org.gonu.search.planning.openlist;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/** The order in which several orders of open states take turns, round after round. */
final class Alternation {
  /** By turn of a round the order whose turn it is. */
  private final int[] round;

  private int at;

  private Alternation(int[] round) {
    this.round = round;
  }

  /**
   * A round in which each order has its turns in a row, by number; the first turn of all is the
   * second of the round.
   *
   * @param counts by order the number of its turns; at least one in all
   */
  static Alternation inARow(int... counts) {
    IntArrayList round = new IntArrayList();
    for (int order = 0; order < counts.length; order++) {
      for (int i = 0; i < counts[order]; i++) {
        round.add(order);
      }
    }
    return new Alternation(round.toArray());
  }

  /**
   * A round in which one order has its turns after each turn of another.
   *
   * @param often number of that order
   * @param times its turns between those of two others
   * @param others in turn
   */
  static Alternation between(int often, int times, int... others) {
    IntArrayList round = new IntArrayList();
    for (int other : others) {
      round.add(other);
      for (int i = 0; i < times; i++) {
        round.add(often);
      }
    }
    return new Alternation(round.toArray());
  }

  /** The order whose turn is next. */
  int next() {
    at = (at + 1) % round.length;
    return round[at];
  }
}
