package org.gonu.cli.input;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;

/** Prints the course of a match: a line for each joint move, and the board that it leads to. */
public final class MatchText {
  private final ImmutableList<Role> roles;
  private final BoardView board;

  /**
   * A text for a match.
   *
   * @param roles of the game
   * @param board draws its states
   */
  public MatchText(ImmutableList<Role> roles, BoardView board) {
    this.roles = roles;
    this.board = board;
  }

  /**
   * The text of one step.
   *
   * @param number joint moves made
   * @param jointMove the last one; empty at the start
   * @param notes further lines
   */
  public String step(
      int number,
      ImmutableList<Move> jointMove,
      ImmutableList<String> notes,
      ImmutableList<Term> facts) {
    String title =
        jointMove.isEmpty()
            ? "start"
            : number
                + ". "
                + roles.collect(role -> role + " " + jointMove.get(role.index())).makeString("   ");
    String lines = notes.collect(note -> note + "\n").makeString("");
    return title + "\n" + lines + board.drawNext(facts).indent(2) + "\n";
  }
}
