package org.gonu.player;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Move;

/** Prints lines of play for people. */
public final class LineText {
  /** By custom, the move of a role that waits. */
  private static final String WAITING = "noop";

  private LineText() {}

  /**
   * Joint moves one after another, each without the moves of roles that wait.
   *
   * @param most number of joint moves shown
   */
  public static String of(ImmutableList<ImmutableList<Move>> line, int most) {
    String rest = line.size() > most ? "  ..." : "";
    return line.take(most).collect(LineText::joint).makeString("  ") + rest;
  }

  private static String joint(ImmutableList<Move> jointMove) {
    ImmutableList<Move> active = jointMove.reject(LineText::isWaiting);
    return active.size() == 1
        ? active.getFirst().toString()
        : jointMove.collect(move -> isWaiting(move) ? "-" : move.toString()).makeString("/");
  }

  private static boolean isWaiting(Move move) {
    return move.toString().equalsIgnoreCase(WAITING);
  }
}
