package org.gonu.analysis;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/** Plays uniformly random playouts of a game and measures their length and branching factor. */
public final class RandomPlayouts {
  private final StateMachine machine;
  private final SplittableRandom random;

  private int playouts;
  private long lengths;
  private int shortest;
  private int longest;
  private long jointMoves;
  private double branchings;

  /** Sum of the goal points of each role. */
  private final long[] goals;

  /**
   * Playouts on this machine.
   *
   * @param seed the same seed makes the same choices
   */
  public RandomPlayouts(StateMachine machine, long seed) {
    this.machine = machine;
    this.random = new SplittableRandom(seed);
    this.goals = new long[machine.roles().size()];
  }

  /**
   * Plays more playouts. Returns the statistics of all playouts so far.
   *
   * @param number number of playouts to add
   * @param enough polled before each joint move; true stops at once, also within a playout
   * @throws org.gonu.machine.BrokenContractException if the rules break their contract
   */
  public PlayoutStatistics run(int number, BooleanSupplier enough) {
    for (int i = 0; i < number && !enough.getAsBoolean(); i++) {
      playOne(enough);
    }
    return new PlayoutStatistics(
        playouts,
        jointMoves,
        playouts == 0 ? 0 : (double) lengths / playouts,
        shortest,
        longest,
        jointMoves == 0 ? 0 : branchings / jointMoves,
        meanGoals());
  }

  private ImmutableDoubleList meanGoals() {
    double[] means = new double[goals.length];
    for (int i = 0; i < means.length; i++) {
      means[i] = playouts == 0 ? 0 : (double) goals[i] / playouts;
    }
    return DoubleLists.immutable.with(means);
  }

  private void playOne(BooleanSupplier enough) {
    State state = machine.initialState();
    int length = 0;
    while (!machine.isTerminal(state)) {
      if (enough.getAsBoolean()) {
        return;
      }
      state = machine.next(state, anyJointMove(state));
      length++;
    }
    for (Role role : machine.roles()) {
      goals[role.index()] += machine.goal(state, role);
    }
    shortest = playouts == 0 ? length : Math.min(shortest, length);
    longest = Math.max(longest, length);
    lengths += length;
    playouts++;
  }

  /** Chooses a joint move, and counts the legal moves of the state. */
  private ImmutableList<Move> anyJointMove(State state) {
    MutableList<Move> jointMove = Lists.mutable.empty();
    double branching = 1;
    for (Role role : machine.roles()) {
      ImmutableList<Move> legal = machine.legalMoves(state, role);
      jointMove.add(legal.get(random.nextInt(legal.size())));
      branching *= legal.size();
    }
    branchings += branching;
    jointMoves++;
    return jointMove.toImmutable();
  }
}
