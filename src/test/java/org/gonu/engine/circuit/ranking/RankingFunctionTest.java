package org.gonu.engine.circuit.ranking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Circuits;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.prover.MutexGroups;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said to fall is computed in matches that the reference engine plays. */
final class RankingFunctionTest {
  private static final int GAMES = 2_000;
  private static final int MATCHES = 20;

  private static String sheet(String name) {
    try {
      return Files.readString(Path.of("rules", name + ".kif"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<RankingFunction> find(Circuit circuit) {
    ImmutableList<MutexGroup> groups = MutexGroups.of(circuit);
    return RankingFunction.of(circuit, groups, () -> false);
  }

  private static long sum(RankingFunction function, long[] state) {
    long sum = 0;
    for (int base = 0; base < function.weights().length; base++) {
      sum += (state[base >> 6] >>> base & 1) != 0 ? function.weights()[base] : 0;
    }
    return sum;
  }

  /** By sheet the most steps of a match as a person counts them, such as the cells of a board. */
  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe, 9",
    "hex-9x9, 81",
    "gomoku-11x11, 121",
    "breakthrough, 208",
    "knightthrough, 208",
    "peg-solitaire, 31",
    "pentago, 72",
    "amazons-8x8, 112"
  })
  void of_sheetWhoseMatchesEnd_fallsInEachStepAndBoundsTheirLength(String name, long counted) {
    Game game = Circuits.game(sheet(name));
    Circuit circuit = Circuits.of(game);

    RankingFunction function = find(circuit).orElseThrow();

    assertTrue(function.steps() <= 3 * counted, function.steps() + " steps");
    StateMachine machine = game.newMachine();
    SplittableRandom random = new SplittableRandom(7);
    for (int match = 0; match < MATCHES; match++) {
      walk(machine, circuit, function, random);
    }
  }

  private static void walk(
      StateMachine machine, Circuit circuit, RankingFunction function, SplittableRandom random) {
    State state = machine.initialState();
    int steps = 0;
    while (!machine.isTerminal(state)) {
      State before = state;
      ImmutableList<Move> joint =
          machine
              .roles()
              .collect(role -> machine.legalMoves(before, role))
              .collect(legal -> legal.get(random.nextInt(legal.size())));
      state = machine.next(state, joint);
      long after = sum(function, circuit.stateOf(machine.facts(state)));
      assertTrue(
          after < sum(function, circuit.stateOf(machine.facts(before))), () -> "after " + joint);
      steps++;
    }
    assertTrue(steps <= function.steps());
  }

  @Test
  void of_walkToAndFro_findsNone() {
    Circuit circuit =
        Circuits.of(
            """
            (role x)
            (init (at 1))
            (<= (legal x go) (true (at ?where)))
            (<= (next (at 2)) (true (at 1)))
            (<= (next (at 1)) (true (at 2)))
            (<= terminal (true (at 3)))
            (goal x 100)
            """);

    assertEquals(Optional.empty(), find(circuit));
  }

  @Test
  void of_randomGames_fallsInEveryStepOfEveryMatch() {
    int found = 0;
    int endless = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      Circuit circuit = new RandomNumberGame(seed).circuit();
      Optional<RankingFunction> function =
          RankingFunction.of(circuit, RandomNumberGame.groups(), () -> false);
      Set<RandomNumberGame.Step> steps = RandomNumberGame.steps(circuit);
      if (function.isPresent()) {
        found += steps.size() > 2 ? 1 : 0;
        for (RandomNumberGame.Step step : steps) {
          assertTrue(
              sum(function.get(), new long[] {step.after()})
                  < sum(function.get(), new long[] {step.before()}),
              "game " + seed + ", " + step);
        }
      }
      endless += steps.stream().anyMatch(step -> step.before() == step.after()) ? 1 : 0;
    }
    assertTrue(found > GAMES / 20, found + " found");
    assertTrue(endless > GAMES / 20, endless + " endless");
  }
}
