package org.gonu.board;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.gonu.gdl.Term;

/** The boards of a game as places in a plane. One plan serves all states of the game. */
public interface BoardPlan {
  /**
   * A text beside a board.
   *
   * @param x of its centre, in widths of a cell
   * @param y of its centre, downwards
   */
  record Caption(String text, double x, double y) {}

  /**
   * A state as contents of places and remaining facts.
   *
   * @param contents by the id of a place what is there, in the order of the facts; places without
   *     contents are left out
   * @param rest the facts that are at no place, in the given order
   */
  record Contents(ImmutableMap<String, ImmutableList<String>> contents, ImmutableList<Term> rest) {}

  /** All places. */
  ImmutableList<Spot> spots();

  /** Coordinates at the edges, and titles. */
  ImmutableList<Caption> captions();

  /** What is where in the state in which these facts hold. */
  Contents contents(Iterable<? extends Term> facts);

  /**
   * The places that a term names, such as the places from which and to which a move goes, in the
   * order in which they are named.
   */
  ImmutableList<Spot> named(Term term);
}
