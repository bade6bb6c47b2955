package org.gonu.engine.lanes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.management.ManagementFactory;
import java.util.Objects;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.kernel.Interpreter;
import org.gonu.engine.lanes.kernel.Interpreters;
import org.gonu.engine.lanes.run.Batch;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.MovePolicy;
import org.gonu.machine.PlayoutSums;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Jobs of lanes, from their start to their end. */
final class LanesTest {
  private static final int PLAYOUTS = 60_000;

  @ParameterizedTest
  @CsvSource({"true, 8", "true, 32", "false, 16", "false, 1"})
  void playouts_ofTicTacToe_haveTheMeansOfUniformPlay(boolean withPhases, int width) {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(withPhases), width);
    Batch batch = program.newLanes(5, Interpreters.ofWidth(width));
    int[] questions = {0};
    int enough = 1 + PLAYOUTS * 8 / (64 * batch.size());
    LanePlayouts played =
        LanePlayouts.play(program, batch, null, 100, () -> ++questions[0] > enough);

    UniformPlay exact = UniformPlay.of(program.circuit());
    double n = played.playouts();
    assertTrue(n > 1000);
    assertEquals(0, played.broken() + played.cut());
    assertEquals(5, played.shortest());
    assertEquals(9, played.longest());
    double length = played.plies() / n;
    double lengthError = Math.sqrt((played.squaresOfPlies() / n - length * length) / n);
    assertEquals(exact.plies(), length, 5 * lengthError);
    for (int role = 0; role < 2; role++) {
      double goal = played.goals(role) / n;
      double goalError = Math.sqrt((played.squaresOfGoals(role) / n - goal * goal) / n);
      assertEquals(exact.goal(role), goal, 5 * goalError);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 16, 32})
  void playouts_ofBothKernels_areTheSame(int width) {
    Interpreter vectors = Interpreters.vectorsOfWidth(width);
    assumeTrue(vectors != null, "no vectors for this width");
    Objects.requireNonNull(vectors);
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), width);
    Recorder first = new Recorder(2, 6000, (phase, job) -> phase == 0);
    Recorder second = new Recorder(2, 6000, (phase, job) -> phase == 0);
    program.newLanes(3, Interpreters.plainOfWidth(width)).run(first, 1000);
    program.newLanes(3, vectors).run(second, 1000);

    assertEquals(6000, first.ends.size());
    assertEquals(first.ends.makeString("\n"), second.ends.makeString("\n"));
  }

  @Test
  void playouts_ofACoin_areNotBiasedToShortOnes() {
    LaneProgram program = LaneCompiler.compile(coin(), 8);
    int[] questions = {0};
    LanePlayouts played =
        LanePlayouts.play(
            program, program.newLanes(1), null, Integer.MAX_VALUE, () -> ++questions[0] > 9);

    double n = played.playouts();
    assertEquals(2, played.plies() / n, 5 * Math.sqrt(2 / n));
    assertEquals(1, played.shortest());
  }

  @Test
  void playouts_withALimit_areCutThere() {
    LaneProgram program = LaneCompiler.compile(coin(), 8);
    Recorder recorder =
        new Recorder(
            1,
            5000,
            (phase, job) -> {
              job.setLimit(1 + job.tag() % 3);
              return true;
            });
    program.newLanes(1).run(recorder, 100_000);

    assertEquals(5000, recorder.ends.size());
    IntArrayList cut = new IntArrayList(0, 0, 0);
    for (Recorder.End end : recorder.ends) {
      int limit = 1 + end.tag() % 3;
      assertTrue(end.plies() <= limit);
      if (end.cut() > 0) {
        assertEquals(limit, end.plies());
        cut.set(limit - 1, cut.get(limit - 1) + 1);
      }
    }
    for (int limit = 1; limit <= 3; limit++) {
      double expected = 5000 / 3.0 / (1 << limit);
      assertEquals(expected, cut.get(limit - 1), 6 * Math.sqrt(expected));
    }
  }

  @Test
  void playouts_withoutALegalMove_endBroken() {
    GateBuilder builder = new GateBuilder();
    int isLate = builder.base(0);
    int[] legal = {Gates.not(isLate), Gates.not(isLate)};
    Circuit circuit = circuit(builder, legal, new int[] {Gates.TRUE}, Gates.FALSE);
    Recorder recorder = new Recorder(1, 100, (phase, job) -> true);
    LaneCompiler.compile(circuit, 8).newLanes(1).run(recorder, 1000);

    assertEquals(100, recorder.ends.size());
    for (Recorder.End end : recorder.ends) {
      assertEquals(1, end.broken());
      assertEquals(1, end.plies());
      assertEquals(0, end.scored());
    }
  }

  @Test
  void jobs_withForcedMovesAndPlayouts_reportChildAndEnd() {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 8);
    Recorder recorder =
        new Recorder(
            2,
            900,
            (phase, job) -> {
              job.force(0, job.tag() % 9);
              job.reportChild(true);
              return phase == 0;
            });
    program.newLanes(1).run(recorder, 1000);

    assertEquals(900, recorder.children.size());
    assertEquals(900, recorder.ends.size());
    for (Recorder.Child child : recorder.children) {
      int cell = child.tag() % 9;
      assertArrayEquals(new long[] {1L << (2 * cell) | 1L << 19}, child.state());
      assertArrayEquals(new long[] {1L << 9 | (0x1FFL & ~(1L << cell)) << 10}, child.legal());
    }
  }

  @Test
  void jobs_ofBothPhases_startInTheirPhase() {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 8);
    long[] oToMove = {1L << 19 | 1};
    Recorder recorder =
        new Recorder(
            2,
            2000,
            (phase, job) -> {
              if (phase == 1) {
                job.setState(oToMove);
              }
              job.reportChild(true);
              return phase == job.tag() / 100 % 2;
            });
    program.newLanes(1).run(recorder, 10_000);

    assertEquals(2000, recorder.ends.size());
    for (Recorder.Child child : recorder.children) {
      int marks = Long.bitCount(child.state()[0] & 0x3FFFF);
      assertEquals(1 + child.tag() / 100 % 2, marks);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"plain", "recording", "weighing", "decisive"})
  void steps_ofAWarmBatch_allocateNothing(String kind) {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 8);
    LaneProgram decisive = (LaneProgram) program.decisive();
    assertNotSame(program, decisive);
    Interpreter interpreter = Interpreters.plainOfWidth(8);
    Batch batch =
        switch (kind) {
          case "recording" -> program.newRecordingLanes(1, interpreter);
          case "decisive" -> decisive.newLanes(1, interpreter);
          default -> program.newLanes(1, interpreter);
        };
    if (kind.equals("weighing")) {
      byte[] levels = new byte[program.moves().size()];
      for (int move = 0; move < levels.length; move++) {
        levels[move] = (byte) (1 + move % MovePolicy.ALWAYS);
      }
      batch.setPolicy(new MovePolicy(levels));
    }
    EndlessPlayouts client = new EndlessPlayouts();
    batch.run(client, 20_000);
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(thread);
    batch.run(client, 5000);

    assertTrue(client.playouts > 1000);
    assertTrue(threads.getThreadAllocatedBytes(thread) - before < 5000);
  }

  /** Counts playouts from the initial state. */
  private static final class EndlessPlayouts implements LaneClient {
    private long playouts;

    @Override
    public boolean assign(int phase, LaneJob job) {
      return phase == 0;
    }

    @Override
    public void child(int tag, long[] state, long[] legal, boolean terminal, int[] goals) {
      throw new IllegalStateException();
    }

    @Override
    public void ended(int tag, PlayoutSums sums, boolean last) {
      playouts += sums.count();
    }
  }

  /** A game of one role with two moves, one of which ends it. */
  private static Circuit coin() {
    GateBuilder builder = new GateBuilder();
    int[] next = {builder.does(0)};
    return circuit(builder, new int[] {Gates.TRUE, Gates.TRUE}, next, builder.base(0));
  }

  private static Circuit circuit(GateBuilder builder, int[] legal, int[] next, int terminal) {
    StepNetlist.Goals goals = new StepNetlist.Goals(new int[] {100}, new int[] {Gates.TRUE});
    StepNetlist net =
        new StepNetlist(
            builder.build(),
            legal,
            next,
            terminal,
            Lists.immutable.of(goals),
            Lists.immutable.empty());
    return HandMadeGames.circuit(
        next.length,
        new int[] {0, legal.length},
        0,
        net,
        Lists.immutable.of(new Circuit.Phase(new int[0], 0, net, new int[0])));
  }
}
