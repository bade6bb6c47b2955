package org.gonu.engine.lanes.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.game.SheetLibrary;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.LaneTally;
import org.gonu.machine.Lanes;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches in lanes that are stepped from outside, beside the reference engine. */
final class SteppedLanesTest {
  private static final long MEMORY = 1L << 28;

  private static final String ONE_STEP =
      """
      (role red) (legal red wait) (init (step 1))
      (<= (next (step 2)) (true (step 1))) (<= terminal (true (step 2)))
      """;

  private static Game load(String name) {
    String text = new String(SheetLibrary.read(name + ".kif"), StandardCharsets.UTF_8);
    return game(name, text);
  }

  private static Game game(String name, String text) {
    return Game.load(
            new SourceText(name + ".kif", text), CasePolicy.INSENSITIVE, Strictness.LENIENT)
        .get();
  }

  private static LaneProgram program(Game game) {
    return game.fastEngine().await(Duration.ofMinutes(1)).map(FastEngine.Made::lanes).orElseThrow();
  }

  /** What the lanes say of one of them. */
  private static final class View {
    private final Game game;
    private final Circuit circuit;
    private final SteppedLanes lanes;
    private final StateMachine machine;
    private final long[] states;
    private final long[][] legal;
    private final byte[] status;
    private final byte[] moved;
    private final byte[][] goals;

    View(Game game, Circuit circuit, SteppedLanes lanes) {
      this.game = game;
      this.circuit = circuit;
      this.lanes = lanes;
      machine = game.newMachine();
      int roles = game.roles().size();
      states = new long[lanes.size() * lanes.stateWords()];
      legal = new long[roles][];
      Arrays.setAll(legal, role -> new long[lanes.size() * lanes.legalWords(role)]);
      status = new byte[lanes.size()];
      moved = new byte[lanes.size()];
      goals = new byte[roles][lanes.size()];
    }

    void read() {
      lanes.states(states);
      lanes.status(status);
      lanes.moved(moved);
      for (int role = 0; role < legal.length; role++) {
        lanes.legal(role, legal[role]);
        lanes.goals(role, goals[role]);
      }
    }

    State state(int lane) {
      int words = lanes.stateWords();
      long[] packed = Arrays.copyOfRange(states, lane * words, (lane + 1) * words);
      return machine.stateOf(circuit.facts(packed));
    }

    void check(int lane) {
      State state = state(lane);
      boolean isTerminal = machine.isTerminal(state);
      assertEquals(isTerminal ? SteppedLanes.ENDED : SteppedLanes.RUNNING, status[lane]);
      for (Role role : game.roles()) {
        int number = role.index();
        assertEquals(isTerminal ? machine.goal(state, role) : -1, goals[number][lane]);
        long[] row = new long[lanes.legalWords(number)];
        if (!isTerminal) {
          for (Move move : machine.legalMoves(state, role)) {
            int index = index(number, move);
            row[index >> 6] |= 1L << index;
          }
        }
        int from = lane * row.length;
        assertArrayEquals(row, Arrays.copyOfRange(legal[number], from, from + row.length));
      }
    }

    int index(int role, Move move) {
      int first = circuit.firstMove(role);
      return circuit.moves().subList(first, circuit.firstMove(role + 1)).indexOf(move);
    }
  }

  @ParameterizedTest
  @CsvSource({"tic-tac-toe, 300", "connect-four, 700", "rock-paper-scissors, 70", "dice-race, 3"})
  void step_givenAndRandomMoves_leadsToTheStatesOfTheRules(String name, int size) {
    Game game = load(name);
    LaneProgram program = program(game);
    SteppedLanes lanes = program.newSteppedLanes(size, 7, MEMORY);
    View view = new View(game, program.circuit(), lanes);
    SplittableRandom random = new SplittableRandom(3);
    int roles = game.roles().size();
    int[] watched = {0, size / 2, size - 1};
    int ends = 0;
    for (int step = 0; step < 40; step++) {
      view.read();
      int[] moves = new int[roles * size];
      Arrays.fill(moves, SteppedLanes.RANDOM);
      State[] expected = new State[watched.length];
      for (int i = 0; i < watched.length; i++) {
        int lane = watched[i];
        view.check(lane);
        ends += view.status[lane] == SteppedLanes.ENDED ? 1 : 0;
        if (view.status[lane] == SteppedLanes.RUNNING && i < 2) {
          State state = view.state(lane);
          ImmutableList<Move> joint =
              game.roles()
                  .collect(
                      role -> {
                        ImmutableList<Move> legal = view.machine.legalMoves(state, role);
                        Move move = legal.get(random.nextInt(legal.size()));
                        moves[role.index() * size + lane] = view.index(role.index(), move);
                        return move;
                      });
          expected[i] = view.machine.next(state, joint);
        }
      }
      assertNull(lanes.firstIllegal(moves));
      boolean[] ran = new boolean[size];
      for (int lane = 0; lane < size; lane++) {
        ran[lane] = view.status[lane] == SteppedLanes.RUNNING;
      }

      lanes.step(moves);

      view.read();
      for (int i = 0; i < watched.length; i++) {
        if (expected[i] != null) {
          assertEquals(expected[i], view.state(watched[i]));
        }
      }
      for (int lane = 0; lane < size; lane++) {
        assertEquals(ran[lane] ? 1 : 0, view.moved[lane]);
      }
    }
    assertTrue(ends > 0, "no match has ended");
    assertEquals(0, lanes.totals().broken());
  }

  @Test
  void step_chanceWithoutAGoal_endsWithZeroForChance() {
    String sheet =
        ONE_STEP
            + """
            (role random) (legal random heads) (legal random tails)
            (<= (next lucky) (does random heads))
            (<= (goal red 100) (true lucky)) (<= (goal red 0) (not (true lucky)))
            """;

    assertEndsAfterOneStep(game("chance", sheet), SteppedLanes.ENDED);
  }

  @Test
  void step_chanceWithAGoalInSomeStates_endsWithZeroForChanceInOthers() {
    String sheet =
        ONE_STEP
            + """
            (role random) (legal random heads) (legal random tails) (goal red 50)
            (<= (next lucky) (does random heads))
            (<= (goal random 100) (true lucky))
            """;

    assertEndsAfterOneStep(game("chance", sheet), SteppedLanes.ENDED);
  }

  @Test
  void step_goalOfNoValueBesideAGoal_endsBroken() {
    assertEndsAfterOneStep(
        game("values", ONE_STEP + "(goal red 100) (goal red 101)"), SteppedLanes.BROKEN);
  }

  /** The lanes of a game of one step have all a status after it, and the goals of the rules. */
  private static void assertEndsAfterOneStep(Game game, byte status) {
    LaneProgram program = program(game);
    SteppedLanes lanes = program.newSteppedLanes(20, 7, MEMORY);
    int[] moves = new int[20 * game.roles().size()];
    Arrays.fill(moves, SteppedLanes.RANDOM);
    View view = new View(game, program.circuit(), lanes);

    lanes.step(moves);

    view.read();
    for (int lane = 0; lane < 20; lane++) {
      assertEquals(status, view.status[lane]);
      if (status == SteppedLanes.ENDED) {
        view.check(lane);
      }
    }
  }

  @Test
  void step_illegalMove_isFoundBefore() {
    Game game = load("tic-tac-toe");
    SteppedLanes lanes = program(game).newSteppedLanes(100, 1, MEMORY);
    int[] moves = new int[200];
    Arrays.fill(moves, SteppedLanes.RANDOM);
    moves[100 + 42] = 0;
    moves[57] = 1_000_000;

    assertEquals(new SteppedLanes.Illegal(42, 1, 0), lanes.firstIllegal(moves));
    moves[100 + 42] = SteppedLanes.RANDOM;
    assertEquals(new SteppedLanes.Illegal(57, 0, 1_000_000), lanes.firstIllegal(moves));
  }

  /** As many random choices fail in the code as possible where five of eight ranks are legal. */
  @Test
  void step_random_choosesEachLegalMoveAsOften() {
    Game game = load("connect-four");
    LaneProgram program = program(game);
    int size = 50_000;
    SteppedLanes lanes = program.newSteppedLanes(size, 11, MEMORY);
    View view = new View(game, program.circuit(), lanes);
    int[] moves = new int[2 * size];
    Arrays.fill(moves, SteppedLanes.RANDOM);

    lanes.step(moves);

    view.read();
    int[] counts = new int[64 * view.lanes.stateWords()];
    for (int i = 0; i < view.states.length; i++) {
      for (long left = view.states[i]; left != 0; left &= left - 1) {
        counts[64 * (i % lanes.stateWords()) + Long.numberOfTrailingZeros(left)]++;
      }
    }
    double mean = size / 7.0;
    int found = 0;
    for (int count : counts) {
      if (count > 0 && count < size / 2) {
        found++;
        assertEquals(mean, count, 5 * Math.sqrt(mean * 6 / 7));
      }
    }
    assertEquals(7, found);
  }

  @ParameterizedTest
  @CsvSource({"connect-four", "rock-paper-scissors"})
  void stepRandomly_manySteps_hasTheMeansOfBulkPlayouts(String name) {
    Game game = load(name);
    LaneProgram program = program(game);
    SteppedLanes lanes = program.newSteppedLanes(1500, 5, MEMORY);
    View view = new View(game, program.circuit(), lanes);

    lanes.stepRandomly(2000);

    LaneTally tally = new LaneTally(2);
    Lanes bulk = program.newLanes(2);
    bulk.tally(tally, 2000);
    tally.close();
    while (bulk.tally(tally, 100) > 0) {}
    SteppedTotals totals = lanes.totals();
    assertEquals(0, totals.broken());
    double ended = totals.ended();
    assertTrue(ended > 20_000);
    for (int role = 0; role < 2; role++) {
      double error = 50 / Math.sqrt(ended) + 50 / Math.sqrt((double) tally.playouts());
      double mean = tally.goals(role) / (double) tally.playouts();
      assertEquals(mean, totals.goals(role) / ended, 5 * error);
    }
    double length = tally.plies() / (double) tally.playouts();
    assertEquals(length, totals.moves() / ended, 0.05 * length);
    view.read();
    for (int lane = 0; lane < lanes.size(); lane += 50) {
      view.check(lane);
    }
  }

  @Test
  void reset_sameSeed_playsTheSame() {
    Game game = load("connect-four");
    LaneProgram program = program(game);
    SteppedLanes lanes = program.newSteppedLanes(200, 5, MEMORY);
    View view = new View(game, program.circuit(), lanes);
    lanes.stepRandomly(20);
    view.read();
    long[] first = view.states.clone();
    lanes.stepRandomly(7);

    lanes.reset(5);
    lanes.stepRandomly(20);

    view.read();
    assertArrayEquals(first, view.states);
    lanes.reset(6);
    lanes.stepRandomly(20);
    view.read();
    assertTrue(!Arrays.equals(first, view.states));
  }

  /** Half of the matches come to a state without a legal move in the first step. */
  @Test
  void step_noLegalMove_breaksTheMatchAndBeginsAnew() {
    String sheet =
        """
        (role a) (init (n 1)) (init (at start))
        (<= (legal a go) (true (n 1))) (<= (legal a stay) (true (n 1)))
        (<= (next (n 2)) (does a go)) (<= (next (n 1)) (does a stay))
        (<= terminal (true (n 3))) (<= (next (n 3)) (true (n 2)) (true (at start)))
        (goal a 1)
        """;
    Game game =
        Game.load(new SourceText("broken.kif", sheet), CasePolicy.INSENSITIVE, Strictness.LENIENT)
            .get();
    LaneProgram program = program(game);
    SteppedLanes lanes = program.newSteppedLanes(400, 1, MEMORY);
    View view = new View(game, program.circuit(), lanes);
    int[] random = new int[400];
    Arrays.fill(random, SteppedLanes.RANDOM);

    lanes.step(random);
    view.read();
    int stuck = 0;
    for (int lane = 0; lane < 400; lane++) {
      assertEquals(SteppedLanes.RUNNING, view.status[lane]);
      stuck += view.legal[0][lane] == 0 ? 1 : 0;
    }
    assertTrue(stuck > 100 && stuck < 300, "stuck: " + stuck);
    lanes.step(random);

    view.read();
    assertEquals(stuck, lanes.totals().broken());
    for (int lane = 0; lane < 400; lane++) {
      boolean isBroken = view.status[lane] == SteppedLanes.BROKEN;
      assertEquals(isBroken ? 0 : 1, view.moved[lane]);
      assertEquals(-1, view.goals[0][lane]);
    }
    lanes.step(random);
    assertTrue(lanes.totals().broken() > stuck);
    lanes.stepRandomly(50);
    assertEquals(lanes.totals().ended(), lanes.totals().broken());
  }

  @Test
  void newSteppedLanes_moreThanTheMemory_isRefused() {
    LaneProgram program = program(load("tic-tac-toe"));

    assertThrows(
        IllegalArgumentException.class, () -> program.newSteppedLanes(1 << 20, 0, 1 << 22));
  }
}
