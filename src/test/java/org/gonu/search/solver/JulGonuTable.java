package org.gonu.search.solver;

import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;
import org.gonu.gdl.Term;

/**
 * All positions of Jul-gonu without the ban on repetition and without the limit of plies, solved by
 * hand-written code that knows nothing of rule sheets. A position is what the player on turn sees:
 * his men in the lower half of an int, the other's in the upper half, bit {@code 4 * row + column}.
 */
final class JulGonuTable {
  /** The place in the outcomes of a position that is not there. */
  private static final int ABSENT = -1;

  private static final int UNKNOWN = 0;

  private final IntIntHashMap places = new IntIntHashMap();
  private final IntArrayList positions = new IntArrayList();

  /** By place: plies to the end, plus 1; negative for who loses on turn. */
  private final int[] outcomes;

  private JulGonuTable() {
    enter(position(0x000f, 0xf000));
    for (int place = 0; place < positions.size(); place++) {
      successors(positions.get(place)).forEach(this::enter);
    }
    outcomes = new int[positions.size()];
    for (int plies = 0; sweep(plies); plies++) {}
  }

  static JulGonuTable solved() {
    return new JulGonuTable();
  }

  private static int position(int own, int other) {
    return own | other << 16;
  }

  private void enter(int position) {
    if (!places.containsKey(position)) {
      places.put(position, positions.size());
      positions.add(position);
    }
  }

  /** Finds what ends in some plies. Returns false if that is nothing, beyond the first plies. */
  private boolean sweep(int plies) {
    int[] before = outcomes.clone();
    boolean any = plies == 0;
    for (int place = 0; place < before.length; place++) {
      if (before[place] == UNKNOWN && endsIn(plies, positions.get(place), before)) {
        outcomes[place] = plies % 2 == 0 ? -plies - 1 : plies + 1;
        any = true;
      }
    }
    return any;
  }

  private boolean endsIn(int plies, int position, int[] before) {
    IntArrayList next = successors(position);
    if (plies % 2 != 0) {
      return next.anySatisfy(successor -> before[places.get(successor)] == -plies);
    }
    return next.allSatisfy(successor -> before[places.get(successor)] > 0);
  }

  /** The positions that follow, which are none of one that is lost. */
  private static IntArrayList successors(int position) {
    int own = position & 0xffff;
    int other = position >>> 16;
    IntArrayList next = new IntArrayList();
    if (Integer.bitCount(own) < 2) {
      return next;
    }
    for (int from = 0; from < 16; from++) {
      for (int direction = 0; (own >> from & 1) != 0 && direction < 4; direction++) {
        int to = neighbour(from, direction);
        if (to >= 0 && ((own | other) >> to & 1) == 0) {
          int moved = own ^ 1 << from ^ 1 << to;
          next.add(position(other & ~captured(moved, other, to), moved));
        }
      }
    }
    return next;
  }

  /** The cell next to a cell, -1 if there is none. */
  private static int neighbour(int cell, int direction) {
    int column = cell % 4 + (direction == 0 ? 1 : direction == 1 ? -1 : 0);
    int row = cell / 4 + (direction == 2 ? 1 : direction == 3 ? -1 : 0);
    return column < 0 || column > 3 || row < 0 || row > 3 ? -1 : 4 * row + column;
  }

  private static int captured(int own, int other, int to) {
    int all = 0;
    for (int direction = 0; direction < 4; direction++) {
      int run = 0;
      int cell = neighbour(to, direction);
      while (cell >= 0 && (other >> cell & 1) != 0) {
        run |= 1 << cell;
        cell = neighbour(cell, direction);
      }
      all |= cell >= 0 && (own >> cell & 1) != 0 ? run : 0;
    }
    return all;
  }

  /** Number of positions, those of both players told apart by nothing but their men. */
  int size() {
    return positions.size();
  }

  /** 100 if the player on turn wins, 0 if he loses, 50 if nobody can force a win. */
  int goal(Iterable<Term> facts) {
    int outcome = outcome(facts);
    return outcome == UNKNOWN ? 50 : outcome > 0 ? 100 : 0;
  }

  /** Plies to the end of a won or lost position. */
  int plies(Iterable<Term> facts) {
    return Math.abs(outcome(facts)) - 1;
  }

  private int outcome(Iterable<Term> facts) {
    int place = places.getIfAbsent(read(facts), ABSENT);
    if (place == ABSENT) {
      throw new IllegalArgumentException("no such position: " + facts);
    }
    return outcomes[place];
  }

  private static int read(Iterable<Term> facts) {
    int[] men = new int[2];
    int mover = 0;
    for (Term fact : facts) {
      String[] words = fact.toString().replaceAll("[()]", "").split(" ", -1);
      if (words[0].equals("cell")) {
        int cell = 4 * (Integer.parseInt(words[2]) - 1) + words[1].charAt(0) - 'a';
        men[words[3].equals("black") ? 0 : 1] |= 1 << cell;
      } else if (words[0].equals("control")) {
        mover = words[1].equals("black") ? 0 : 1;
      }
    }
    return position(men[mover], men[1 - mover]);
  }
}
