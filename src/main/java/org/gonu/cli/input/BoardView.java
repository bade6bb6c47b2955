package org.gonu.cli.input;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.BoardPrinter;
import org.gonu.board.GameBoard;
import org.gonu.game.Game;
import org.gonu.game.SampleWalk;
import org.gonu.gdl.Term;
import org.gonu.machine.StateMachine;

/** Draws the states of a game as boards. */
public final class BoardView {
  private final BoardPrinter printer;
  private Optional<ImmutableList<Term>> before = Optional.empty();

  /** A view whose board is found from some sampled states of the game. */
  public BoardView(Game game) {
    this(game, game.newMachine());
  }

  /**
   * A view of a game.
   *
   * @param machine that samples the states: a machine that has begun answers sooner
   */
  public BoardView(Game game, StateMachine machine) {
    this.printer =
        new BoardPrinter(GameBoard.find(game, SampleWalk.of(machine)), GameBoard.atoms(game));
  }

  /** Draws a state. */
  public String draw(ImmutableList<Term> facts) {
    return printer.print(facts);
  }

  /** Draws a state of a match, with marks where it differs from the one drawn before. */
  public String drawNext(ImmutableList<Term> facts) {
    String drawn =
        before.map(earlier -> printer.print(facts, earlier)).orElseGet(() -> printer.print(facts));
    before = Optional.of(facts);
    return drawn;
  }
}
