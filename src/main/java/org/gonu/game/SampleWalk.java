package org.gonu.game;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/**
 * Some positions of a game, from random matches that are the same whenever they are drawn: what a
 * reader of a sheet can learn from how its facts change.
 *
 * @param positions in the order in which they were reached; the first is the initial one
 */
public record SampleWalk(ImmutableList<Position> positions) {
  /** Most positions that are sampled. */
  private static final int MAX_POSITIONS = 40;

  /** So many are sampled however long it takes; more only within the time limit. */
  private static final int MIN_POSITIONS = 20;

  /** No more are sampled when those so far have so many facts together. */
  private static final int MAX_FACTS = 200_000;

  /** Most matches that are begun, if they are short. */
  private static final int MAX_MATCHES = 3;

  private static final long TIME_LIMIT_NANOS = 2_000_000_000L;

  /**
   * A position that was reached.
   *
   * @param facts in canonical order
   * @param jointMove what was played there; empty at the end of a match
   */
  public record Position(ImmutableList<Term> facts, ImmutableList<Move> jointMove) {}

  /**
   * Samples positions.
   *
   * @param machine a machine that has begun answers sooner
   */
  public static SampleWalk of(StateMachine machine) {
    return new SampleWalk(new Walker(machine).walk());
  }

  /** The facts of each position. */
  public ImmutableList<ImmutableList<Term>> states() {
    return positions.collect(Position::facts);
  }

  /** Walks once. */
  private static final class Walker {
    private final StateMachine machine;
    private final SplittableRandom random = new SplittableRandom(1);
    private final MutableList<Position> positions = Lists.mutable.empty();
    private final long end = System.nanoTime() + TIME_LIMIT_NANOS;
    private long facts;

    Walker(StateMachine machine) {
      this.machine = machine;
    }

    ImmutableList<Position> walk() {
      try {
        for (int match = 0; match < MAX_MATCHES && mayGoOn(); match++) {
          walkMatch();
        }
      } catch (BrokenContractException endOfWalk) {
        // The positions so far suffice; whoever plays the game will be told of the fault.
        return positions.toImmutable();
      }
      return positions.toImmutable();
    }

    private boolean mayGoOn() {
      int size = positions.size();
      boolean hasTime = size < MAX_POSITIONS && end - System.nanoTime() > 0;
      return facts < MAX_FACTS && (size < MIN_POSITIONS || hasTime);
    }

    private void walkMatch() {
      State state = machine.initialState();
      while (mayGoOn()) {
        ImmutableList<Term> known = machine.facts(state);
        if (machine.isTerminal(state)) {
          add(known, Lists.immutable.empty());
          return;
        }
        ImmutableList<Move> jointMove = drawn(known, state);
        add(known, jointMove);
        state = machine.next(state, jointMove);
      }
    }

    private void add(ImmutableList<Term> known, ImmutableList<Move> jointMove) {
      positions.add(new Position(known, jointMove));
      facts += known.size();
    }

    /** A random joint move; without one, the position is kept before the fault is told. */
    private ImmutableList<Move> drawn(ImmutableList<Term> known, State state) {
      try {
        return machine
            .roles()
            .collect(role -> machine.legalMoves(state, role))
            .collect(moves -> moves.get(random.nextInt(moves.size())));
      } catch (BrokenContractException noMove) {
        add(known, Lists.immutable.empty());
        throw noMove;
      }
    }
  }
}
