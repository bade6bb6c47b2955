package org.gonu.cli.input;

import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.board.BoardFinder;
import org.gonu.board.BoardPrinter;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/** Draws the states of a game. */
public final class BoardView {
  /** States that are looked at to know the board, and the time that may take. */
  private static final int SAMPLE_STATES = 40;

  private static final long SAMPLE_NANOS = 500_000_000L;

  /** Declared facts that are looked at. */
  private static final int MAX_DECLARED = 20_000;

  private final BoardPrinter printer;
  private Optional<ImmutableList<Term>> before = Optional.empty();

  /** A view that has looked at a few states of the game to find its board. */
  public BoardView(Game game) {
    this.printer =
        new BoardPrinter(
            BoardFinder.find(
                sample(game.newMachine()),
                game.declaredFacts().take(MAX_DECLARED),
                BoardFinder.staticFacts(game.sheet())));
  }

  /** A random walk; the same for every view of a game. */
  private static ImmutableList<ImmutableList<Term>> sample(StateMachine machine) {
    SplittableRandom random = new SplittableRandom(1);
    long end = System.nanoTime() + SAMPLE_NANOS;
    MutableList<ImmutableList<Term>> states = Lists.mutable.empty();
    State state = machine.initialState();
    states.add(machine.facts(state));
    try {
      while (states.size() < SAMPLE_STATES
          && !machine.isTerminal(state)
          && System.nanoTime() < end) {
        State now = state;
        ImmutableList<Move> jointMove =
            machine
                .roles()
                .collect(role -> machine.legalMoves(now, role))
                .collect(moves -> moves.get(random.nextInt(moves.size())));
        state = machine.next(now, jointMove);
        states.add(machine.facts(state));
      }
    } catch (BrokenContractException endOfWalk) {
      // What was seen up to here will do; who plays the game is told of the fault.
      return states.toImmutable();
    }
    return states.toImmutable();
  }

  /** A state. */
  public String draw(ImmutableList<Term> facts) {
    return printer.print(facts);
  }

  /** A state of a match with marks where it differs from the one drawn before. */
  String drawNext(ImmutableList<Term> facts) {
    String drawn =
        before.map(earlier -> printer.print(facts, earlier)).orElseGet(() -> printer.print(facts));
    before = Optional.of(facts);
    return drawn;
  }
}
