package org.gonu.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whether a match goes on, before the reference engine knows. */
final class LookaheadOracleTest {
  private static final String COUNT =
      """
      (role counter)
      (init (at 0))
      (succ 0 1) (succ 1 2) (succ 2 3)
      (<= (legal counter (add ?y)) (true (at ?x)) (succ ?x ?y))
      (<= (next (at ?y)) (does counter (add ?y)))
      (<= terminal (true (at 3)))
      (goal counter 100)
      """;

  @TempDir private Path directory = Path.of("");

  private static Game game(String text) {
    SourceText source = new SourceText("count.kif", text);
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private LookaheadOracle scout(Game game, StateMachine reference) {
    return new LookaheadOracle(game, reference, new DifferenceReport(directory));
  }

  private static ImmutableList<Move> onlyJointMove(StateMachine machine, State state) {
    return machine.roles().collect(role -> machine.legalMoves(state, role).getOnly());
  }

  @Test
  void goesOnAfter_circuitNotMade_isNotKnown() {
    Game game = game(COUNT);
    StateMachine reference = game.newMachine();
    LookaheadOracle scout = scout(game, reference);
    scout.settle(reference.initialState());

    assertFalse(scout.goesOnAfter(onlyJointMove(reference, reference.initialState())));
  }

  @Test
  void goesOnAfter_eachMove_isTrueUntilTheEnd() throws IOException {
    Game game = game(COUNT);
    StateMachine reference = game.newMachine();
    assertTrue(game.fastEngine().await(Duration.ofSeconds(20)).isPresent());
    LookaheadOracle scout = scout(game, reference);
    State state = reference.initialState();
    scout.settle(state);

    while (!reference.isTerminal(state)) {
      ImmutableList<Move> jointMove = onlyJointMove(reference, state);
      State next = reference.next(state, jointMove);
      assertEquals(!reference.isTerminal(next), scout.goesOnAfter(jointMove));
      scout.settle(next);
      state = next;
    }

    assertTrue(game.fastEngine().ready().isPresent());
    try (Stream<Path> files = Files.list(directory)) {
      assertEquals(0, files.count());
    }
  }

  @Test
  void settle_circuitThatDiffers_isReportedAndNotUsedAgain() throws IOException {
    Game game = game(COUNT);
    // The reference of another game stands for a circuit with a fault: it ends one step earlier.
    StateMachine other = game(COUNT.replace("(true (at 3))", "(true (at 1))")).newMachine();
    assertTrue(game.fastEngine().await(Duration.ofSeconds(20)).isPresent());
    LookaheadOracle scout = scout(game, other);
    State state = other.initialState();
    scout.settle(state);
    ImmutableList<Move> jointMove = onlyJointMove(other, state);

    assertTrue(scout.goesOnAfter(jointMove), "the circuit is wrong and nobody knows");
    State next = other.next(state, jointMove);
    scout.settle(next);

    assertTrue(game.fastEngine().failure().contains("terminal"), game.fastEngine().failure());
    assertFalse(scout.goesOnAfter(jointMove));
    try (Stream<Path> files = Files.list(directory)) {
      assertTrue(Files.readString(files.findFirst().orElseThrow()).contains(";;; state: (at 1)"));
    }
  }

  @Test
  void goesOnAfter_moveTheCircuitDoesNotKnow_isADifference() {
    Game game = game(COUNT);
    StateMachine other = game(COUNT.replace("(add ?y)", "(plus ?y)")).newMachine();
    assertTrue(game.fastEngine().await(Duration.ofSeconds(20)).isPresent());
    LookaheadOracle scout = scout(game, game.newMachine());
    StateMachine reference = game.newMachine();
    scout.settle(reference.initialState());

    assertFalse(scout.goesOnAfter(onlyJointMove(other, other.initialState())));
    scout.settle(reference.initialState());

    assertTrue(game.fastEngine().failure().contains("never legal in this game: (plus 1)"));
  }
}
