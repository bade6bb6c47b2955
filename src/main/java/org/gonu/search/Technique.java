package org.gonu.search;

import java.util.Locale;

/**
 * What a search can do beyond plain tree search. Each technique can be switched off to measure its
 * worth.
 */
public enum Technique {
  /** Bounds of goals are propagated up the tree; proved moves are played or skipped. */
  SOLVER,
  /** A state has one node, however it is reached. */
  TRANSPOSITIONS,
  /** Moves that did well anywhere in later play are tried first (GRAVE); off by default. */
  GRAVE,
  /** Playouts look one ply ahead for moves that decide the match. */
  DECISIVE,
  /** Moves that such playouts would not choose begin with virtual losses in the tree. */
  MOVE_PRIOR,
  /** Playouts prefer moves that are good wherever they are made, in games that have such moves. */
  POLICY,
  /** Several paths share a prefix whose nodes have many visits. */
  SHARED_PREFIXES,
  /** The tree is kept after a move. */
  REUSE;

  /** The name in settings. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
