package org.gonu.analysis;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/** Measures random playouts from the initial state on a machine that takes one state at a time. */
public final class MachineBenchmark {
  private final StateMachine machine;
  private final SplittableRandom random;
  private final long[] goals;
  private long playouts;
  private long plies;

  /** A benchmark of this machine. */
  public MachineBenchmark(StateMachine machine, SplittableRandom random) {
    this.machine = machine;
    this.random = random;
    this.goals = new long[machine.roles().size()];
  }

  /**
   * Plays for some seconds to get warm, then measures; the last playout is played to its end.
   *
   * @throws org.gonu.machine.BrokenContractException if the rules break down
   */
  public PlayoutSpeed run(double warmupSeconds, double seconds) {
    play(warmupSeconds);
    playouts = 0;
    plies = 0;
    Arrays.fill(goals, 0);
    double elapsed = play(seconds);
    return new PlayoutSpeed(
        plies / elapsed,
        playouts / elapsed,
        playouts,
        (double) plies / playouts,
        DoubleLists.immutable.with(
            Arrays.stream(goals).mapToDouble(sum -> (double) sum / playouts).toArray()),
        0);
  }

  private double play(double seconds) {
    long start = System.nanoTime();
    long end = start + (long) (seconds * 1e9);
    do {
      playOne();
    } while (System.nanoTime() - end < 0);
    return (System.nanoTime() - start) / 1e9;
  }

  private void playOne() {
    State state = machine.initialState();
    while (!machine.isTerminal(state)) {
      state = machine.next(state, anyJointMove(state));
      plies++;
    }
    for (Role role : machine.roles()) {
      goals[role.index()] += machine.goal(state, role);
    }
    playouts++;
  }

  private ImmutableList<Move> anyJointMove(State state) {
    MutableList<Move> jointMove = Lists.mutable.empty();
    for (Role role : machine.roles()) {
      ImmutableList<Move> legal = machine.legalMoves(state, role);
      jointMove.add(legal.get(random.nextInt(legal.size())));
    }
    return jointMove.toImmutable();
  }
}
