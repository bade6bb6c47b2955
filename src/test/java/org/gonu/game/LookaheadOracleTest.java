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
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whether a match goes on, before the reference engine knows. */
final class LookaheadOracleTest {
  @TempDir private Path directory = Path.of("");

  private LookaheadOracle oracle(Game game, StateMachine reference) {
    return new LookaheadOracle(game, reference, new DifferenceReport(directory));
  }

  private static ImmutableList<Move> onlyJointMove(StateMachine machine, State state) {
    return machine.roles().collect(role -> machine.legalMoves(state, role).getOnly());
  }

  @Test
  void goesOnAfter_circuitNotMade_isNotKnown() {
    Game game = CountingGame.of(CountingGame.RULES);
    StateMachine reference = game.newMachine();
    LookaheadOracle oracle = oracle(game, reference);
    oracle.settle(reference.initialState());

    assertFalse(oracle.goesOnAfter(onlyJointMove(reference, reference.initialState())));
  }

  @Test
  void goesOnAfter_eachMove_isTrueUntilTheEnd() throws IOException {
    Game game = CountingGame.of(CountingGame.RULES);
    StateMachine reference = game.newMachine();
    assertTrue(game.fastEngine().await(Duration.ofSeconds(20)).isPresent());
    LookaheadOracle oracle = oracle(game, reference);
    State state = reference.initialState();
    oracle.settle(state);

    while (!reference.isTerminal(state)) {
      ImmutableList<Move> jointMove = onlyJointMove(reference, state);
      State next = reference.next(state, jointMove);
      assertEquals(!reference.isTerminal(next), oracle.goesOnAfter(jointMove));
      oracle.settle(next);
      state = next;
    }

    assertTrue(game.fastEngine().ready().isPresent());
    try (Stream<Path> files = Files.list(directory)) {
      assertEquals(0, files.count());
    }
  }

  @Test
  void settle_circuitThatDiffers_isReportedAndNotUsedAgain() throws IOException {
    Game game = CountingGame.of(CountingGame.RULES);
    // The reference of another game stands for a circuit with a fault: it ends one step earlier.
    StateMachine other =
        CountingGame.of(CountingGame.RULES.replace("(true (at 3))", "(true (at 1))")).newMachine();
    assertTrue(game.fastEngine().await(Duration.ofSeconds(20)).isPresent());
    LookaheadOracle oracle = oracle(game, other);
    State state = other.initialState();
    oracle.settle(state);
    ImmutableList<Move> jointMove = onlyJointMove(other, state);

    assertTrue(oracle.goesOnAfter(jointMove), "the circuit is wrong and nobody knows");
    State next = other.next(state, jointMove);
    oracle.settle(next);

    assertTrue(game.fastEngine().failure().contains("terminal"), game.fastEngine().failure());
    assertFalse(oracle.goesOnAfter(jointMove));
    try (Stream<Path> files = Files.list(directory)) {
      assertTrue(Files.readString(files.findFirst().orElseThrow()).contains(";;; state: (at 1)"));
    }
  }

  @Test
  void goesOnAfter_moveTheCircuitDoesNotKnow_isADifference() {
    Game game = CountingGame.of(CountingGame.RULES);
    StateMachine other =
        CountingGame.of(CountingGame.RULES.replace("(add ?y)", "(plus ?y)")).newMachine();
    assertTrue(game.fastEngine().await(Duration.ofSeconds(20)).isPresent());
    LookaheadOracle oracle = oracle(game, game.newMachine());
    StateMachine reference = game.newMachine();
    oracle.settle(reference.initialState());

    assertFalse(oracle.goesOnAfter(onlyJointMove(other, other.initialState())));
    oracle.settle(reference.initialState());

    assertTrue(game.fastEngine().failure().contains("never legal in this game: (plus 1)"));
  }
}
