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

/** Draws the states of a game as boards. */
public final class BoardView {
  /** Most states that are sampled to find the board, and the time limit. */
  private static final int SAMPLE_STATES = 40;

  private static final long SAMPLE_NANOS = 500_000_000L;

  /** Most declared facts that are read. */
  private static final int MAX_DECLARED = 20_000;

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
        new BoardPrinter(
            BoardFinder.find(
                sample(machine),
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
      // The states sampled so far suffice; whoever plays the game will be told of the fault.
      return states.toImmutable();
    }
    return states.toImmutable();
  }

  /** Draws a state. */
  public String draw(ImmutableList<Term> facts) {
    return printer.print(facts);
  }

  /** Draws a state of a match, with marks where it differs from the one drawn before. */
  String drawNext(ImmutableList<Term> facts) {
    String drawn =
        before.map(earlier -> printer.print(facts, earlier)).orElseGet(() -> printer.print(facts));
    before = Optional.of(facts);
    return drawn;
  }
}
