package org.gonu.rules;

import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;

/** What stands on the squares of a board, by the {@code cell} facts of a state. */
final class Pieces {
  /** Stands for no piece. */
  static final String NONE = "";

  private final MutableMap<Square, String> pieces = Maps.mutable.empty();

  Pieces(ImmutableSet<String> facts) {
    for (String fact : facts) {
      String[] words = Ply.words(fact);
      if (words[0].equals("cell")) {
        pieces.put(Square.of(words[1], words[2]), words[3]);
      }
    }
  }

  /** The squares with a piece. */
  RichIterable<Square> squares() {
    return pieces.keysView();
  }

  /** The squares of a piece. */
  RichIterable<Square> squaresOf(String piece) {
    return squares().select(square -> at(square).equals(piece));
  }

  /** The piece on a square, or {@link #NONE}. */
  String at(Square square) {
    return pieces.getIfAbsentValue(square, NONE);
  }

  /** True if there is a piece. */
  boolean isOn(Square square) {
    return pieces.containsKey(square);
  }

  /** True if there are pieces of different sides; their names have different first letters. */
  boolean areEnemies(Square one, Square other) {
    return isOn(one) && isOn(other) && at(one).charAt(0) != at(other).charAt(0);
  }

  /** Number of pieces. */
  int count() {
    return pieces.size();
  }
}
