package org.gonu.search;

import java.util.Locale;

/**
 * What a search can do besides the plain tree search; each can be switched off to see its worth.
 */
public enum Technique {
  /** Bounds of what is certain go up the tree; proved moves are played or left out. */
  SOLVER,
  /** A state is one node, however it is reached. */
  TRANSPOSITIONS,
  /** Moves that did well anywhere in later play are tried first (GRAVE); not used unless asked. */
  GRAVE,
  /** Playouts look one move ahead for moves that decide the match. */
  DECISIVE,
  /** Moves that such playouts would not choose are doubted in the tree, too. */
  MOVE_PRIOR,
  /** Playouts prefer moves that are good wherever they are made, in games that have such moves. */
  POLICY,
  /** Several ways down the tree share their upper part where it has often been visited. */
  SHARED_PREFIXES,
  /** What was found before a move is kept after it. */
  REUSE;

  /** As written in settings. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
