package org.gonu.engine.circuit.analysis;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.CircuitMachine;
import org.gonu.engine.circuit.CircuitState;
import org.gonu.engine.circuit.Circuits;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.machine.StateMerger;
import org.junit.jupiter.api.Test;

/** Which states are taken for one, and that they have the same future. */
final class StateEquivalenceTest {
  /**
   * A walk on the cells 1 to 5 that ends in the cells 1 and 5, or by a jump in cell 6; then another
   * one. The points are for the ends of both.
   */
  private static final String TWO_WALKS =
      """
      (role r) (init (at first 3)) (init (at second 3))
      (init (mood first calm)) (init (mood second calm))
      (next_to 1 2) (next_to 2 3) (next_to 3 4) (next_to 4 5)
      (<= (over ?w) (true (at ?w 1)))
      (<= (over ?w) (true (at ?w 5)))
      (<= (over ?w) (true (at ?w 6)))
      (<= done (over first)) (<= done (true past))
      (<= (next past) (over first)) (<= (next past) (true past))
      (<= (walk first) (not done)) (<= (walk second) done)
      (<= (legal r (left ?w)) (walk ?w)) (<= (legal r (right ?w)) (walk ?w))
      (<= (legal r (jump ?w)) (walk ?w) (true (at ?w 3)))
      (<= (next (at ?w ?x)) (does r (left ?w)) (true (at ?w ?y)) (next_to ?x ?y))
      (<= (next (at ?w ?y)) (does r (right ?w)) (true (at ?w ?x)) (next_to ?x ?y))
      (<= (next (at ?w 6)) (does r (jump ?w)))
      (<= (next (at ?w ?x)) (true (at ?w ?x)) (not (walk ?w)))
      (<= (next (mood ?w sad)) (does r (left ?w)))
      (<= (next (mood ?w glad)) (does r (right ?w)))
      (<= (next (mood ?w calm)) (does r (jump ?w)))
      (<= (next (mood ?w ?m)) (true (mood ?w ?m)) (not (walk ?w)))
      (<= terminal (over second) (true past))
      (<= (goal r 100) (true (at first 5)) (true (at second 5)))
      (<= (goal r 50) (true (at first 5)) (not (true (at second 5))))
      (<= (goal r 0) (not (true (at first 5))))
      """;

  private static long[] state(Circuit circuit, String... facts) {
    return circuit.stateOf(
        circuit.bases().select(base -> Arrays.asList(facts).contains(base.toString())));
  }

  private static boolean areMerged(Circuit circuit, long[] left, long[] right) {
    StateMerger merger = new CircuitAnalysis(circuit).merging().newMerger();
    long[] first = left.clone();
    long[] second = right.clone();
    merger.merge(first);
    merger.merge(second);
    return Arrays.equals(first, second);
  }

  @Test
  void merge_afterTheFirstOfTwoGames_keepsOnlyWhatGoalsAskOfIt() {
    Circuit circuit = Circuits.of(TWO_WALKS);
    long[] lost =
        state(
            circuit,
            "past",
            "(at first 1)",
            "(mood first sad)",
            "(at second 2)",
            "(mood second sad)");
    long[] lostToo =
        state(
            circuit,
            "past",
            "(at first 6)",
            "(mood first calm)",
            "(at second 2)",
            "(mood second sad)");
    long[] won =
        state(
            circuit,
            "past",
            "(at first 5)",
            "(mood first glad)",
            "(at second 2)",
            "(mood second sad)");
    long[] elsewhere =
        state(
            circuit,
            "past",
            "(at first 6)",
            "(mood first calm)",
            "(at second 4)",
            "(mood second sad)");

    assertTrue(areMerged(circuit, lost, lostToo));
    assertFalse(areMerged(circuit, lost, won));
    assertFalse(areMerged(circuit, lostToo, elsewhere));
  }

  @Test
  void merge_beforeTheEndOfTheFirstGame_keepsIt() {
    Circuit circuit = Circuits.of(TWO_WALKS);
    long[] here =
        state(circuit, "(at first 2)", "(mood first sad)", "(at second 3)", "(mood second calm)");
    long[] there =
        state(circuit, "(at first 4)", "(mood first sad)", "(at second 3)", "(mood second calm)");

    assertFalse(areMerged(circuit, here, there));
  }

  @Test
  void merge_firstStateOfAKind_staysAsItIs() {
    Circuit circuit = Circuits.of(TWO_WALKS);
    long[] lost = state(circuit, "past", "(at first 1)", "(mood first sad)", "(at second 2)");
    long[] merged = lost.clone();

    new CircuitAnalysis(circuit).merging().newMerger().merge(merged);

    assertArrayEquals(lost, merged);
  }

  @Test
  void of_gameOfWhichAllMatters_findsNothing() {
    String text =
        """
        (role r) (init (at 3))
        (next_to 1 2) (next_to 2 3) (next_to 3 4) (next_to 4 5)
        (legal r left) (legal r right)
        (<= (next (at ?x)) (does r left) (true (at ?y)) (next_to ?x ?y))
        (<= (next (at ?y)) (does r right) (true (at ?x)) (next_to ?x ?y))
        (<= terminal (true (at 1))) (<= terminal (true (at 5)))
        (<= (goal r 100) (true (at 5))) (<= (goal r 0) (not (true (at 5))))
        """;

    assertTrue(new CircuitAnalysis(Circuits.of(text)).merging().cases().isEmpty());
  }

  @Test
  void merge_sheetWithFactsThatNobodyAsksFor_changesNoFuture() throws IOException {
    assertSameFutures(Circuits.game(Files.readString(Path.of("rules/dots-and-boxes.kif"))));
  }

  @Test
  void merge_twoGamesInARow_changesNoFuture() {
    assertSameFutures(Circuits.game(TWO_WALKS));
  }

  /** Plays at random from merged states and from the states of the rules, side by side. */
  private static void assertSameFutures(Game game) {
    Circuit circuit = Circuits.of(game);
    assertTrue(new CircuitAnalysis(circuit).merging().cases().notEmpty());
    StateMachine machine = new CircuitMachine(circuit, game.newMachine());
    StateMerger merger = new CircuitAnalysis(circuit).merging().newMerger();
    Random random = new Random(1);
    int changed = 0;
    for (int playout = 0; playout < 40; playout++) {
      State real = machine.initialState();
      State merged = real;
      while (!machine.isTerminal(real)) {
        assertFalse(machine.isTerminal(merged));
        for (Role role : machine.roles()) {
          assertEquals(machine.legalMoves(real, role), machine.legalMoves(merged, role));
        }
        State before = real;
        ImmutableList<Move> joint =
            machine
                .roles()
                .collect(role -> machine.legalMoves(before, role))
                .collect(moves -> moves.get(random.nextInt(moves.size())));
        real = machine.next(real, joint);
        long[] words = ((CircuitState) machine.next(merged, joint)).words().clone();
        merger.merge(words);
        merged = new CircuitState(words);
        changed += merged.equals(real) ? 0 : 1;
      }
      assertTrue(machine.isTerminal(merged));
      for (Role role : machine.roles()) {
        assertEquals(machine.goal(real, role), machine.goal(merged, role));
      }
    }
    assertTrue(changed > 0);
  }
}
