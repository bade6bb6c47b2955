package org.gonu.engine.circuit.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Circuits;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Asks programs that were written about the positions of walks by the reference engine. */
final class SourceExportTest {
  /** Matches that are walked, so many that the states of a word of 64 differ. */
  private static final int WALKS = 40;

  private final Path directory;

  SourceExportTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** Runs a program, and returns what it prints; skips the test if there is no such program. */
  private String run(String... command) throws IOException, InterruptedException {
    Path printed = directory.resolve("printed.txt");
    Path questions = directory.resolve("questions.txt");
    Process process;
    try {
      process =
          new ProcessBuilder(command)
              .directory(directory.toFile())
              .redirectInput(
                  Files.exists(questions)
                      ? ProcessBuilder.Redirect.from(questions.toFile())
                      : ProcessBuilder.Redirect.PIPE)
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

  /** A program that answers the questions on standard input, 64 at once. */
  private static final String C_ANSWERS =
      """
      #include <stdio.h>
      #include "game.c"

      static uint64_t s[GONU_BASES], m[GONU_MOVES], legal[GONU_MOVES], next[GONU_BASES];
      static uint64_t goal[GONU_GOALS], terminal;

      static void put(const uint64_t *words, int count, int lane) {
        for (int i = 0; i < count; i++) putchar('0' + (int) (words[i] >> lane & 1));
      }

      int main(void) {
        static char line[GONU_BASES + GONU_MOVES + 3];
        int lanes;
        do {
          for (int i = 0; i < GONU_BASES; i++) s[i] = 0;
          for (int i = 0; i < GONU_MOVES; i++) m[i] = 0;
          for (lanes = 0; lanes < 64 && fgets(line, sizeof line, stdin); lanes++) {
            for (int i = 0; i < GONU_BASES; i++)
              s[i] |= (uint64_t) (line[i] == '1') << lanes;
            for (int i = 0; i < GONU_MOVES; i++)
              m[i] |= (uint64_t) (line[GONU_BASES + 1 + i] == '1') << lanes;
          }
          gonu_look(s, legal, &terminal, goal);
          gonu_step(s, m, next);
          for (int lane = 0; lane < lanes; lane++) {
            put(legal, GONU_MOVES, lane);
            putchar(' ');
            put(&terminal, 1, lane);
            putchar(' ');
            put(goal, GONU_GOALS, lane);
            putchar(' ');
            put(next, GONU_BASES, lane);
            putchar('\\n');
          }
        } while (lanes == 64);
        return 0;
      }
      """;

  /** The same for all questions at once; compiled if there is JAX. */
  private static final String PYTHON_ANSWERS =
      """
      import sys
      import numpy
      import game

      look, step = game.look, game.step
      if game.np is not numpy:
          import jax
          look, step = jax.jit(look), jax.jit(step)
      lines = [line.split() for line in sys.stdin]
      s, m = (numpy.array([[bit == "1" for bit in line[i]] for line in lines]) for i in (0, 1))
      legal, terminal, goal = look(s)
      columns = (legal, terminal[:, None], goal, step(s, m))
      texts = [["".join("01"[int(b)] for b in row) for row in numpy.asarray(c)] for c in columns]
      for told in zip(*texts):
          print(*told)
      """;

  private ImmutableList<String> answersOfC(String source, WalkedPositions walked) throws Exception {
    Files.writeString(directory.resolve("game.c"), source);
    Files.writeString(directory.resolve("answers.c"), C_ANSWERS);
    run("gcc", "-std=c99", "-Wall", "-Werror", "-o", "answers", "answers.c");
    return ask(walked, directory.resolve("answers").toString());
  }

  private ImmutableList<String> answersOfPython(String source, WalkedPositions walked)
      throws Exception {
    Files.writeString(directory.resolve("game.py"), source);
    Files.writeString(directory.resolve("answers.py"), PYTHON_ANSWERS);
    return ask(walked, "python3", "-B", "answers.py");
  }

  private ImmutableList<String> ask(WalkedPositions walked, String... command) throws Exception {
    Files.write(directory.resolve("questions.txt"), walked.questions());
    return Lists.immutable.fromStream(run(command).lines());
  }

  /** A source text in which the last gate of two others is a disjunction. */
  private static String withWrongGate(String source) {
    Matcher gates = Pattern.compile("(g\\d+ = ~?g\\d+) & (~?g\\d+)").matcher(source);
    MatchResult last = gates.results().reduce((one, next) -> next).orElseThrow();
    return source.substring(0, last.start())
        + last.group(1)
        + " | "
        + last.group(2)
        + source.substring(last.end());
  }

  @ParameterizedTest
  @ValueSource(strings = {"recursive", "tic-tac-toe", "eight-puzzle"})
  void cSource_onSeededWalks_agreesWithTheReferenceEngine(String name) throws Exception {
    Game game = ExportedGames.game(name);
    FlatNetlist net = FlatNetlist.of(Circuits.of(game));
    WalkedPositions walked = WalkedPositions.of(game, net, WALKS, 4);
    String source = CWriter.write(net, "a \" */ game");

    assertEquals("", walked.difference(answersOfC(source, walked)));
    assertNotEquals("", walked.difference(answersOfC(withWrongGate(source), walked)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"recursive", "tic-tac-toe", "eight-puzzle"})
  void pythonSource_onSeededWalks_agreesWithTheReferenceEngine(String name) throws Exception {
    Game game = ExportedGames.game(name);
    FlatNetlist net = FlatNetlist.of(Circuits.of(game));
    WalkedPositions walked = WalkedPositions.of(game, net, WALKS, 5);
    String source = PythonWriter.write(net, "a game");

    assertEquals("", walked.difference(answersOfPython(source, walked)));
    assertNotEquals("", walked.difference(answersOfPython(withWrongGate(source), walked)));
  }

  @Test
  void cSource_questionMarksInNames_makeNoTrigraph() throws Exception {
    Game game =
        Circuits.game(
            """
            (role a)
            (init (b 1))
            (legal a go??/)
            (<= (next (b 2)) (does a go??/))
            (<= terminal (true (b 2)))
            (goal a 100)
            """);
    String source = CWriter.write(FlatNetlist.of(Circuits.of(game)), "what??/");
    Files.writeString(
        directory.resolve("game.c"),
        source + "#include <stdio.h>\nint main(void) { puts(gonu_moves[0]); return 0; }\n");
    run("gcc", "-std=c99", "-Wall", "-Werror", "-o", "game", "game.c");

    assertEquals("go??/\n", run(directory.resolve("game").toString()));
  }

  /** Goals that can never hold, and no facts. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(role a) (init s) (p 1) (q 2) (legal a go) (<= (next t) (true s)) (<= terminal (true t))"
            + " (<= (goal a 100) (true t) (p ?x) (q ?x))",
        "(role a) (legal a go) (<= terminal (not (legal a go))) (goal a 100)"
      })
  void sources_ofAGameWithoutGoalsOrFacts_areRead(String sheet) throws Exception {
    FlatNetlist net = FlatNetlist.of(Circuits.of(Circuits.game(sheet)));
    Files.writeString(directory.resolve("game.c"), CWriter.write(net, "a game"));
    Files.writeString(
        directory.resolve("game.py"),
        PythonWriter.write(net, "a game")
            + "print(look(INITIAL)[2].size, step(INITIAL, np.array([True])).size)\n");
    int goals = net.goalValues(0).length;
    int bases = net.circuit().bases().size();

    run("gcc", "-std=c99", "-pedantic", "-Wall", "-Werror", "-DGONU_MAIN", "-o", "game", "game.c");
    assertEquals(goals + " " + bases + "\n", run("python3", "-B", "game.py"));
  }

  @Test
  void cSource_withMain_makesPlayoutsOfTheRules() throws Exception {
    Game game = ExportedGames.game("tic-tac-toe");
    Circuit circuit = Circuits.of(game);
    Files.writeString(
        directory.resolve("game.c"), CWriter.write(FlatNetlist.of(circuit), "a game"));
    run("gcc", "-std=c99", "-Wall", "-Werror", "-DGONU_MAIN", "-o", "game", "game.c");

    assertMatches(game, circuit, run(directory.resolve("game").toString(), "7", "5"), 5);
  }
}
