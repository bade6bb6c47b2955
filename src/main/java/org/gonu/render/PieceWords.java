package org.gonu.render;

import java.util.Optional;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.set.ImmutableSet;

/** What names of contents mean, as sheets use them; in small letters. */
final class PieceWords {
  private static final ImmutableSet<String> WALLS =
      Sets.immutable.of(
          "wall",
          "hole",
          "dirt",
          "block",
          "blocked",
          "obstacle",
          "rock",
          "arrow",
          "burnt",
          "fire",
          "dead");

  private static final ImmutableSet<String> LIGHTS = Sets.immutable.of("lit", "on", "light");

  /** Pieces of chess, and the letters that stand for them. */
  private static final ImmutableMap<String, Symbol> CHESS =
      Maps.immutable
          .<String, Symbol>empty()
          .newWithKeyValue("king", Symbol.KING)
          .newWithKeyValue("queen", Symbol.QUEEN)
          .newWithKeyValue("rook", Symbol.ROOK)
          .newWithKeyValue("bishop", Symbol.BISHOP)
          .newWithKeyValue("knight", Symbol.KNIGHT)
          .newWithKeyValue("pawn", Symbol.PAWN)
          .newWithKeyValue("k", Symbol.KING)
          .newWithKeyValue("q", Symbol.QUEEN)
          .newWithKeyValue("r", Symbol.ROOK)
          .newWithKeyValue("b", Symbol.BISHOP)
          .newWithKeyValue("n", Symbol.KNIGHT)
          .newWithKeyValue("p", Symbol.PAWN);

  /** Kinds of checkers: if there are no others, kings are crowned men. */
  private static final ImmutableSet<String> CHECKERS =
      Sets.immutable.of("m", "k", "p", "man", "king", "pawn", "piece");

  private static final ImmutableSet<String> STONES =
      Sets.immutable.of("stone", "man", "disc", "disk", "piece", "checker", "marble", "m", "token");

  private PieceWords() {}

  /** True for what nothing can stand on. */
  static boolean isWall(String word) {
    return WALLS.contains(word);
  }

  static boolean isLight(String word) {
    return LIGHTS.contains(word);
  }

  /** True for a kind of piece that is told by its colour. */
  static boolean isStone(String kind) {
    return STONES.contains(kind);
  }

  /** The piece of chess that a kind is. */
  static Optional<Symbol> chess(String kind) {
    return Optional.ofNullable(CHESS.get(kind));
  }

  /** True if the kinds of a game are those of checkers: men and kings. */
  static boolean areCheckers(ImmutableSet<String> kinds) {
    return kinds.size() == 2 && kinds.allSatisfy(CHECKERS::contains);
  }

  /** True if the kinds of a game are those of chess, a king among them. */
  static boolean areChess(ImmutableSet<String> kinds) {
    return (kinds.contains("k") || kinds.contains("king"))
        && kinds.count(CHESS::containsKey) >= 2
        && !areCheckers(kinds);
  }
}
