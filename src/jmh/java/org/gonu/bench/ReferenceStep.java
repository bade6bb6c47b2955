package org.gonu.bench;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.StateMachine;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A step of random playouts on the reference machine: legal moves of all roles, a joint move, the
 * next state, whether it is terminal, and the goals there.
 *
 * <pre>{@code mvn -q -Pbench test-compile exec:exec@jmh -Djmh=ReferenceStep}</pre>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 4, time = 2)
public class ReferenceStep {
  /** The sheet in {@code rules/}. */
  @Param({"tic-tac-toe", "connect-four", "breakthrough", "knightthrough", "reversi"})
  public String sheet = "";

  private final SplittableRandom random = new SplittableRandom(1);

  @SuppressWarnings("NullAway.Init") // JMH calls load() first
  private StateMachine machine;

  @SuppressWarnings("NullAway.Init") // JMH calls load() first
  private org.gonu.machine.State state;

  /** For the harness. */
  public ReferenceStep() {}

  /** Makes the machine. */
  @Setup
  public void load() {
    machine = SheetGame.load(sheet).newMachine();
    state = machine.initialState();
  }

  /**
   * One step; the playout that ends starts anew.
   *
   * @return the sum of the goals of the playout that ended, 0 if none did
   */
  @Benchmark
  public int step() {
    MutableList<Move> jointMove = Lists.mutable.empty();
    for (Role role : machine.roles()) {
      ImmutableList<Move> legal = machine.legalMoves(state, role);
      jointMove.add(legal.get(random.nextInt(legal.size())));
    }
    state = machine.next(state, jointMove.toImmutable());
    if (!machine.isTerminal(state)) {
      return 0;
    }
    int goals = (int) machine.roles().sumOfInt(role -> machine.goal(state, role));
    state = machine.initialState();
    return goals;
  }
}
