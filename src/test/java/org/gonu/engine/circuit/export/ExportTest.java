package org.gonu.engine.circuit.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Circuits;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Walks what was written, and compares each position with the reference engine. */
final class ExportTest {
  /** Cells that are connected, a recursion that survives; both players move at once. */
  private static final String RECURSIVE =
      """
      (role a) (role b)
      (edge 1 2) (edge 2 3) (edge 3 4) (edge 4 1) (edge 2 5) (edge 5 6) (edge 6 2)
      (init (on 1)) (init (step 0))
      (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4)
      (node 1) (node 2) (node 3) (node 4) (node 5) (node 6)
      (<= (legal a (light ?x)) (node ?x))
      (<= (legal b (dim ?x)) (node ?x) (not (lit ?x)))
      (<= (legal b noop))
      (<= (lit 1) (true (on 1)))
      (<= (lit ?y) (lit ?x) (edge ?x ?y) (true (on ?y)))
      (<= (next (on ?x)) (true (on ?x)) (not (does b (dim ?x))))
      (<= (next (on ?x)) (does a (light ?x)))
      (<= (next (step ?n)) (true (step ?m)) (succ ?m ?n))
      (<= terminal (true (step 4)))
      (<= (goal a 100) (lit 6))
      (<= (goal a 30) (not (lit 6)))
      (<= (goal b 100) (not (lit 6)))
      (<= (goal b 0) (lit 6))
      """;

  private final Path directory;

  ExportTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static Game game(String name) throws IOException {
    return Circuits.game(
        name.equals("recursive")
            ? RECURSIVE
            : Files.readString(Path.of("rules", name + ".kif"), StandardCharsets.UTF_8));
  }

  /** An ASCII file, read back. */
  private record Aiger(ImmutableList<String> lines, ImmutableIntList header) {
    static Aiger of(byte[] bytes) {
      ImmutableList<String> lines =
          Lists.immutable.of(new String(bytes, StandardCharsets.UTF_8).split("\n", -1));
      ImmutableList<String> words = Lists.immutable.of(lines.get(0).split(" ", -1));
      assertEquals("aag", words.get(0));
      return new Aiger(lines, words.drop(1).collectInt(Integer::parseInt));
    }

    int inputs() {
      return header.get(1);
    }

    int latches() {
      return header.get(2);
    }

    int outputs() {
      return header.get(3);
    }

    int[] line(int number) {
      return Arrays.stream(lines.get(number).split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    }

    /** The values of all variables. */
    boolean[] evaluate(boolean[] state, boolean[] moves) {
      boolean[] values = new boolean[header.get(0) + 1];
      for (int i = 0; i < inputs(); i++) {
        values[line(1 + i)[0] / 2] = moves[i];
      }
      for (int i = 0; i < latches(); i++) {
        values[line(1 + inputs() + i)[0] / 2] = state[i];
      }
      int first = 1 + inputs() + latches() + outputs();
      for (int i = 0; i < header.get(4); i++) {
        int[] gate = line(first + i);
        assertTrue(gate[0] > gate[1] && gate[1] >= gate[2]);
        values[gate[0] / 2] = value(values, gate[1]) && value(values, gate[2]);
      }
      return values;
    }

    static boolean value(boolean[] values, int literal) {
      return values[literal / 2] != (literal % 2 == 1);
    }

    boolean output(boolean[] values, int number) {
      return value(values, line(1 + inputs() + latches() + number)[0]);
    }

    boolean next(boolean[] values, int latch) {
      return value(values, line(1 + inputs() + latch)[1]);
    }

    boolean initial(int latch) {
      int[] line = line(1 + inputs() + latch);
      return line.length > 2 && line[2] == 1;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"recursive", "tic-tac-toe", "rock-paper-scissors", "eight-puzzle"})
  void asciiAiger_onSeededWalks_agreesWithTheReferenceEngine(String name) throws IOException {
    Game game = game(name);
    Circuit circuit = Circuits.of(game);
    Aiger aiger = Aiger.of(AigerWriter.ascii(FlatNetlist.of(circuit)));
    StateMachine machine = game.newMachine();
    SplittableRandom random = new SplittableRandom(3);
    for (int match = 0; match < 3; match++) {
      boolean[] bits = new boolean[aiger.latches()];
      for (int i = 0; i < bits.length; i++) {
        bits[i] = aiger.initial(i);
      }
      State state = machine.initialState();
      boolean isOver = false;
      for (int ply = 0; ply < 40 && !isOver; ply++) {
        boolean[] moves = new boolean[aiger.inputs()];
        boolean[] values = aiger.evaluate(bits, moves);
        isOver = machine.isTerminal(state);
        assertEquals(isOver, aiger.output(values, aiger.inputs()), "terminal");
        if (isOver) {
          assertGoals(aiger, values, machine, state);
          break;
        }
        MutableList<Move> joint = Lists.mutable.empty();
        for (Role role : machine.roles()) {
          ImmutableList<Move> legal = machine.legalMoves(state, role);
          MutableList<Move> told = Lists.mutable.empty();
          for (int i = circuit.firstMove(role.index());
              i < circuit.firstMove(role.index() + 1);
              i++) {
            if (aiger.output(values, i)) {
              told.add(circuit.moves().get(i));
            }
          }
          assertEquals(legal.toSet(), told.toSet());
          Move move = legal.get(random.nextInt(legal.size()));
          joint.add(move);
          int first = circuit.firstMove(role.index());
          int end = circuit.firstMove(role.index() + 1);
          moves[first + circuit.moves().subList(first, end).indexOf(move)] = true;
        }
        values = aiger.evaluate(bits, moves);
        state = machine.next(state, joint.toImmutable());
        for (int i = 0; i < bits.length; i++) {
          bits[i] = aiger.next(values, i);
        }
        assertArrayEquals(bits(circuit, machine.facts(state)), bits);
      }
    }
  }

  private static void assertGoals(
      Aiger aiger, boolean[] values, StateMachine machine, State state) {
    MutableList<String> told = Lists.mutable.empty();
    for (String line : aiger.lines()) {
      if (line.matches("o\\d+ \\(goal .*")) {
        int number = Integer.parseInt(line.substring(1, line.indexOf(' ')));
        if (aiger.output(values, number)) {
          told.add(line.substring(line.indexOf('(')));
        }
      }
    }
    assertEquals(
        machine.roles().collect(r -> "(goal " + r + " " + machine.goal(state, r) + ")"), told);
  }

  private static boolean[] bits(Circuit circuit, ImmutableList<Term> facts) {
    long[] words = circuit.stateOf(facts);
    boolean[] bits = new boolean[circuit.bases().size()];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = (words[i >> 6] >>> i & 1) != 0;
    }
    return bits;
  }

  @Test
  void binaryAiger_decoded_hasTheGatesOfTheAsciiFile() throws IOException {
    FlatNetlist net = FlatNetlist.of(Circuits.of(game("tic-tac-toe")));
    Aiger ascii = Aiger.of(AigerWriter.ascii(net));
    byte[] binary = AigerWriter.binary(net);

    int at = 0;
    for (int line = 0; line < 1 + ascii.latches() + ascii.outputs(); line++) {
      while (binary[at] != '\n') {
        at++;
      }
      at++;
    }
    int first = 1 + ascii.inputs() + ascii.latches() + ascii.outputs();
    for (int gate = 0; gate < net.gates(); gate++) {
      int[] expected = ascii.line(first + gate);
      int[] decoded = {expected[0], expected[0], 0};
      for (int side = 1; side <= 2; side++) {
        int delta = 0;
        for (int shift = 0; ; shift += 7) {
          delta |= (binary[at] & 0x7f) << shift;
          if (binary[at++] >= 0) {
            break;
          }
        }
        decoded[side] = decoded[side - 1] - delta;
      }
      assertArrayEquals(expected, decoded);
    }
    assertEquals("i0 ", new String(binary, at, 3, StandardCharsets.US_ASCII));
  }

  @Test
  void flatNetlist_ofRecursion_hasNoLoops() throws IOException {
    Circuit circuit = Circuits.of(game("recursive"));

    assertFalse(circuit.general().components().isEmpty());
    assertTrue(FlatNetlist.of(circuit).gates() > 0);
  }

  /** Runs a program, and returns what it prints; skips the test if there is no such program. */
  private String run(String... command) throws IOException, InterruptedException {
    Path printed = directory.resolve("printed.txt");
    Process process;
    try {
      process =
          new ProcessBuilder(command)
              .directory(directory.toFile())
              .redirectErrorStream(true)
              .redirectOutput(printed.toFile())
              .start();
    } catch (IOException missing) {
      assumeTrue(false, "there is no " + command[0]);
      throw missing;
    }
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    String text = Files.readString(printed, StandardCharsets.UTF_8);
    assumeTrue(!text.contains("No module named 'numpy'"), "there is no NumPy");
    assertEquals(0, process.exitValue(), text);
    return text;
  }

  /** Replays lines of numbers of moves; lines that begin with goals end a match. */
  private static void assertMatches(Game game, Circuit circuit, String text, int matches) {
    StateMachine machine = game.newMachine();
    State state = machine.initialState();
    int ended = 0;
    for (String line : text.lines().toList()) {
      if (line.startsWith("goals")) {
        State end = state;
        assertTrue(machine.isTerminal(end));
        assertEquals(
            "goals " + machine.roles().collect(role -> machine.goal(end, role)).makeString(" "),
            line);
        state = machine.initialState();
        ended++;
      } else {
        assertFalse(machine.isTerminal(state));
        State here = state;
        ImmutableList<Move> joint =
            Lists.immutable
                .with(line.split(" ", -1))
                .collect(number -> circuit.moves().get(Integer.parseInt(number)));
        machine
            .roles()
            .each(
                role ->
                    assertTrue(
                        machine.legalMoves(here, role).contains(joint.get(role.index())), line));
        state = machine.next(state, joint);
      }
    }
    assertEquals(matches, ended);
  }

  @ParameterizedTest
  @ValueSource(strings = {"recursive", "tic-tac-toe"})
  void cSource_compiledByGcc_makesPlayoutsOfTheRules(String name) throws Exception {
    Game game = game(name);
    Circuit circuit = Circuits.of(game);
    Files.writeString(
        directory.resolve("game.c"), SourceWriter.c(FlatNetlist.of(circuit), "a \" */ game"));
    run("gcc", "-std=c99", "-Wall", "-Werror", "-DGONU_MAIN", "-o", "game", "game.c");

    assertMatches(game, circuit, run(directory.resolve("game").toString(), "7", "5"), 5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"recursive", "tic-tac-toe"})
  void pythonSource_byNumPy_makesPlayoutsOfTheRules(String name) throws Exception {
    Game game = game(name);
    Circuit circuit = Circuits.of(game);
    Files.writeString(
        directory.resolve("game.py"), SourceWriter.python(FlatNetlist.of(circuit), "a game"));
    Files.writeString(
        directory.resolve("walk.py"),
        """
        import random
        import numpy
        import game
        random.seed(1)
        for _ in range(5):
            s = numpy.array([game.INITIAL] * 2)
            while True:
                legal, terminal, goal = game.look(s)
                if terminal[1]:
                    break
                m = numpy.zeros((2, len(game.MOVES)), dtype=bool)
                chosen = []
                for r in range(len(game.ROLES)):
                    own = range(game.FIRST[r], game.FIRST[r + 1])
                    chosen.append(random.choice([i for i in own if legal[1][i]]))
                m[:, chosen] = True
                print(*chosen)
                s = game.step(s, m)
            print("goals", *[v for i, v in enumerate(game.GOAL_VALUE) if goal[1][i]])
        """);

    assertMatches(game, circuit, run("python3", "walk.py"), 5);
  }

  @Test
  void tooManyGates_areRefusedWithTheReason() {
    Circuit circuit = Circuits.of(RECURSIVE);

    TooManyGatesException refused =
        assertThrows(TooManyGatesException.class, () -> FlatNetlist.of(circuit, 20));
    assertTrue(String.valueOf(refused.getMessage()).endsWith("its recursion is unrolled"));
  }
}
