package org.gonu.engine.lanes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.MovePolicy;
import org.gonu.machine.PlayoutSums;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lanes that record which moves were made. */
final class RecordingTest {
  private static final int JOBS = 3000;
  private static final int MOVES = 4;

  /** The move of the game of memory that changes nothing. */
  private static final int NOOP = 3;

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 8", "1, 32", "16, 8", "100, 8"})
  void moves_ofAGameThatRemembersThem_areCountedExactly(int copies, int width) {
    LaneProgram program = LaneCompiler.compile(memory(), width);
    int[] reports = {0};
    int[] noops = {0};
    play(
        program.newRecordingLanes(5),
        copies,
        LaneJob.RANDOM,
        sums -> {
          reports[0]++;
          int count = sums.count();
          assertEquals(count, sums.scored());
          assertEquals(sums.goals(0), 10L * sums.made(0) + 20L * sums.made(1) + 40L * sums.made(2));
          assertTrue(sums.made(NOOP) <= count);
          noops[0] += sums.made(NOOP);
          if (count == 1) {
            assertOne(sums);
          }
        });

    assertTrue(reports[0] > 20);
    assertTrue(noops[0] > 1000);
  }

  @Test
  void moves_ofLanesWithAPolicy_areCountedExactly() {
    Lanes lanes = LaneCompiler.compile(memory(), 8).newRecordingLanes(5);
    lanes.setPolicy(new MovePolicy(new byte[] {8, 0, 4, 1}));
    int[] made = new int[MOVES];
    play(
        lanes,
        1,
        LaneJob.RANDOM,
        sums -> {
          assertOne(sums);
          for (int move = 0; move < MOVES; move++) {
            made[move] += sums.made(move);
          }
        });

    assertEquals(0, made[1], "a move that is never offered");
    assertTrue(made[0] > made[2] && made[2] > made[NOOP] && made[NOOP] > 0);
  }

  /** A single playout: two moves after the first one. */
  private static void assertOne(PlayoutSums sums) {
    int goal = (int) sums.goals(0);
    int marks = Integer.bitCount(goal / 10);
    for (int move = 0; move < NOOP; move++) {
      assertEquals((goal / 10) >> move & 1, sums.made(move));
      assertEquals((long) goal * sums.made(move), sums.goalsWith(move));
    }
    assertTrue(marks == 1 || sums.made(NOOP) == (marks == 0 ? 1 : 0));
    assertEquals((long) goal * sums.made(NOOP), sums.goalsWith(NOOP));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 16})
  void moves_ofTicTacToe_areAsManyAsPliesAfterTheFirst(int copies) {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 8);
    Lanes lanes = program.newRecordingLanes(2);
    play(
        lanes,
        copies,
        4,
        sums -> {
          long made = 0;
          long goals = 0;
          for (int move = 0; move < program.moves().size(); move++) {
            made += sums.made(move);
            goals += sums.goalsWith(move);
          }
          assertEquals(sums.plies() - sums.count(), made);
          assertEquals(0, sums.made(4), "the first move of all jobs");
          assertTrue(copies > 1 || goals % 50 == 0);
        });
  }

  @Test
  void plainLanes_recordNothing() {
    LaneProgram program = LaneCompiler.compile(memory(), 8);
    assertTrue(program.newRecordingLanes(5).recordsMoves());
    Lanes lanes = program.newLanes(5);
    assertFalse(lanes.recordsMoves());
    play(
        lanes,
        1,
        LaneJob.RANDOM,
        sums -> {
          for (int move = 0; move < MOVES; move++) {
            assertEquals(0, sums.made(move));
            assertEquals(0, sums.goalsWith(move));
          }
        });
  }

  private interface Check {
    void accept(PlayoutSums sums);
  }

  /** Plays jobs with a given first move of the first role. */
  private static void play(Lanes lanes, int copies, int first, Check check) {
    IntArrayList open = new IntArrayList();
    LaneClient client =
        new LaneClient() {
          private int given;

          @Override
          public boolean assign(int phase, LaneJob job) {
            if (given * copies >= JOBS * 4 || phase != 0) {
              return false;
            }
            job.setTag(given++);
            job.setCopies(copies);
            open.add(1);
            if (first != LaneJob.RANDOM) {
              job.force(0, first);
            }
            return true;
          }

          @Override
          public void child(int tag, long[] state, long[] legal, boolean end, int[] goals) {
            throw new IllegalStateException("no job asks for its child");
          }

          @Override
          public void ended(int tag, PlayoutSums sums, boolean last) {
            check.accept(sums);
            open.set(tag, last ? 0 : 1);
          }
        };
    lanes.run(client, 1_000_000);
    assertTrue(open.notEmpty());
    assertEquals(0, open.sum(), "jobs without a last report");
  }

  /**
   * Three steps of one role. After the first one, the game remembers which of three moves were
   * made, and the goal tells it: 10, 20 and 40 points for each of them. The fourth move does
   * nothing.
   */
  private static Circuit memory() {
    GateBuilder builder = new GateBuilder();
    int[] time = {builder.base(0), builder.base(1), builder.base(2)};
    int[] next = new int[6];
    next[0] = Gates.not(builder.or(time, time.length));
    next[1] = time[0];
    next[2] = time[1];
    int[] mark = new int[3];
    int later = Gates.not(next[0]);
    for (int move = 0; move < mark.length; move++) {
      mark[move] = builder.base(3 + move);
      next[3 + move] = builder.or(mark[move], builder.and(builder.does(move), later));
    }
    int[] points = new int[8];
    int[] literals = new int[8];
    for (int set = 0; set < points.length; set++) {
      points[set] = 10 * set;
      int[] marks = new int[3];
      for (int move = 0; move < marks.length; move++) {
        marks[move] = (set >> move & 1) == 0 ? Gates.not(mark[move]) : mark[move];
      }
      literals[set] = builder.and(marks, marks.length);
    }
    int[] legal = {Gates.TRUE, Gates.TRUE, Gates.TRUE, Gates.TRUE};
    StepNetlist net =
        new StepNetlist(
            builder.build(),
            legal,
            next,
            time[2],
            Lists.immutable.of(new StepNetlist.Goals(points, literals)),
            Lists.immutable.empty());
    return HandMadeGames.circuit(
        6,
        new int[] {0, MOVES},
        0,
        net,
        Lists.immutable.of(new Circuit.Phase(new int[0], 0, net, new int[0])));
  }
}
