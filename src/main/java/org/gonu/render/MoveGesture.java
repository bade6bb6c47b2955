package org.gonu.render;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Move;

/**
 * How a move is made with a mouse, and what it is called.
 *
 * @param label for people, such as {@code a2–a3}
 * @param clicks ids of the places to click, in order; none for a button
 * @param also ids of places whose click may stand for the move where it means no other one
 */
public record MoveGesture(
    Move move, String label, ImmutableList<String> clicks, ImmutableList<String> also) {

  /** A gesture of just these clicks. */
  public MoveGesture(Move move, String label, ImmutableList<String> clicks) {
    this(move, label, clicks, Lists.immutable.empty());
  }
}
