package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.lanes.LanePlayouts;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random playouts in lanes are as long, and end as well, as those of the reference engine: a lane
 * that ends too early, a move that comes up too seldom or a short playout that counts twice would
 * show.
 */
final class LanesStatisticsTest {
  private static final int LANE_PLAYOUTS = 20_000;
  private static final int REFERENCE_PLAYOUTS = 300;
  private static final double REFERENCE_SECONDS = 0.3;

  /** Standard errors of the reference's mean that a mean may differ by; seeds are fixed. */
  private static final double BOUND = 4.5;

  static Iterable<String> names() {
    return Sheets.names();
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("names")
  void playouts_lengthAndGoals_areAsOfTheReference(String name) {
    Game game = Sheets.load(name);
    LaneProgram program =
        game.fastEngine().await(Duration.ofSeconds(60)).map(FastEngine.Made::lanes).orElseThrow();
    Sample reference = new Sample(game.newMachine());

    int[] asked = {0};
    LanePlayouts lanes =
        LanePlayouts.play(
            program,
            program.newLanes(11),
            null,
            Integer.MAX_VALUE,
            () -> ++asked[0] * 64L * program.lanes() > (long) LANE_PLAYOUTS * reference.length());

    assertEquals(0, lanes.broken(), "broken playouts");
    long playouts = lanes.playouts();
    assertAlike("length", lanes.plies(), lanes.squaresOfPlies(), playouts, reference.lengths);
    for (Role role : game.roles()) {
      assertAlike(
          "goal of " + role,
          lanes.goals(role.index()),
          lanes.squaresOfGoals(role.index()),
          playouts,
          reference.goals[role.index()]);
    }
  }

  private static void assertAlike(String what, long sum, long squares, long count, Sum reference) {
    double mean = (double) sum / count;
    double variance = Math.max(0, (double) squares / count - mean * mean);
    double error = Math.sqrt(variance / reference.count + variance / count);
    double difference = Math.abs(mean - reference.sum / reference.count);
    assertTrue(
        difference <= BOUND * error + 1e-9,
        what + ": " + mean + " but reference " + reference.sum / reference.count);
  }

  private static final class Sum {
    private double sum;
    private int count;

    void add(double value) {
      sum += value;
      count++;
    }
  }

  /** Some playouts of the reference engine. */
  private static final class Sample {
    private final StateMachine machine;
    private final SplittableRandom random = new SplittableRandom(13);
    private final Sum lengths = new Sum();
    private final Sum[] goals;

    Sample(StateMachine machine) {
      this.machine = machine;
      this.goals = new Sum[machine.roles().size()];
      Arrays.setAll(goals, role -> new Sum());
      long end = System.nanoTime() + (long) (REFERENCE_SECONDS * 1e9);
      do {
        play();
      } while (lengths.count < REFERENCE_PLAYOUTS && System.nanoTime() - end < 0);
    }

    long length() {
      return Math.max(1, Math.round(lengths.sum / lengths.count));
    }

    private void play() {
      State state = machine.initialState();
      int length = 0;
      while (!machine.isTerminal(state)) {
        State now = state;
        ImmutableList<Move> jointMove =
            machine
                .roles()
                .collect(role -> machine.legalMoves(now, role))
                .collect(moves -> moves.get(random.nextInt(moves.size())));
        state = machine.next(state, jointMove);
        length++;
      }
      lengths.add(length);
      for (Role role : machine.roles()) {
        goals[role.index()].add(machine.goal(state, role));
      }
    }
  }
}
