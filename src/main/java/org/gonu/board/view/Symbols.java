package org.gonu.board.view;

import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.ImmutableSet;

/** The names of symbols and colours that view files can use. */
final class Symbols {
  /** Symbols, in small letters. */
  static final ImmutableSet<String> ALL =
      Sets.immutable.of(
          "disc",
          "dot",
          "crowned",
          "cross",
          "ring",
          "block",
          "tile",
          "number",
          "square",
          "diamond",
          "triangle",
          "hexagon",
          "shield",
          "pentagon",
          "kite",
          "octagon",
          "star",
          "pawn",
          "rook",
          "bishop",
          "knight",
          "queen",
          "king",
          "lamp");

  /** Colours, in small letters. */
  static final ImmutableSet<String> COLOURS =
      Sets.immutable.of(
          "white", "black", "red", "blue", "green", "yellow", "orange", "purple", "violet",
          "magenta", "pink", "cyan", "teal", "brown", "grey", "silver", "gold");

  private Symbols() {}
}
