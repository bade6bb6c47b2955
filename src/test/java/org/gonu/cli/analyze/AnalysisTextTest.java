package org.gonu.cli.analyze;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Collections;
import java.util.OptionalDouble;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchReport.Candidate;
import org.gonu.search.solver.PackedSheets;
import org.junit.jupiter.api.Test;

/** What the text of an analysis says about a report. */
final class AnalysisTextTest {
  /** Whatever white does, black gets the same by p and q, which are all or nothing to white. */
  private static final String MERCY =
      """
      (role white) (role black) (init (at s))
      (<= (legal white a) (true (at s))) (<= (legal white b) (true (at s)))
      (<= (legal white noop) (not (true (at s)))) (<= (legal black noop) (true (at s)))
      (<= (legal black p) (true (at m))) (<= (legal black q) (true (at m)))
      (<= (next (at m)) (true (at s)))
      (<= (next (at x)) (does black p)) (<= (next (at y)) (does black q))
      (<= terminal (true (at x))) (<= terminal (true (at y)))
      (<= (goal white 100) (true (at x))) (<= (goal white 0) (true (at y)))
      (goal black 100)
      """;

  private static final Game GAME = PackedSheets.game(MERCY);

  /** The text of a report by which white gets 0, whose expected line ends with a move of black. */
  private static String textOfLoss(String last) {
    StateMachine machine = GAME.newMachine();
    State start = machine.initialState();
    ImmutableList<Move> first = joint(machine, start, "a", "noop");
    State middle = machine.next(start, first);
    ImmutableList<Candidate> candidates =
        machine
            .legalMoves(start, machine.roles().getFirst())
            .collect(move -> new Candidate(move, 10, 0, 0, 0));
    SearchReport report =
        new SearchReport(
            20,
            4,
            2,
            DoubleLists.immutable.of(0, 100),
            true,
            candidates,
            Lists.immutable.of(first, joint(machine, middle, "noop", last)));
    return AnalysisText.of(
        new AnalysisResult(
            GAME,
            machine,
            start,
            Lists.immutable.of(report, report),
            1,
            20,
            true,
            OptionalDouble.of(0.1)));
  }

  private static ImmutableList<Move> joint(StateMachine machine, State state, String... names) {
    return machine
        .roles()
        .collect(
            role ->
                machine
                    .legalMoves(state, role)
                    .detect(move -> move.toString().equals(names[role.index()])));
  }

  @Test
  void certain_lineEndsWithTheProvedGoal_tellsItsLength() {
    String text = textOfLoss("q");

    assertTrue(text.contains("proved 0 in 2 plies\n"), text);
  }

  @Test
  void certain_lineEndsWithAnotherGoal_tellsNoLength() {
    String text = textOfLoss("p");

    assertTrue(text.contains("proved 0\n"), text);
    assertFalse(text.contains("proved 0 in"), text);
  }

  /** The text of a plan that begins with the first move; no other move was tried. */
  private static String textOfPlan(int goal, ImmutableList<ImmutableList<Move>> line) {
    StateMachine machine = GAME.newMachine();
    State start = machine.initialState();
    ImmutableList<Move> legal = machine.legalMoves(start, machine.roles().getFirst());
    SearchReport report =
        new SearchReport(
            0,
            4,
            line.size(),
            DoubleLists.immutable.of(goal, 0),
            true,
            Lists.immutable.of(
                new Candidate(legal.getFirst(), 0, goal, goal, goal),
                new Candidate(legal.getLast(), 0, 0, 0, goal)),
            line);
    return AnalysisText.of(
        new AnalysisResult(
            GAME,
            machine,
            start,
            Lists.immutable.of(report, report),
            1,
            0,
            true,
            OptionalDouble.of(0.1)));
  }

  @Test
  void value_boundedButNeverTried_isADash() {
    StateMachine machine = GAME.newMachine();
    ImmutableList<Move> first = joint(machine, machine.initialState(), "a", "noop");

    String text = textOfPlan(90, Lists.immutable.of(first));

    assertTrue(text.contains("  a      90.0  proved 90\n"), text);
    assertTrue(text.contains("  b         -  at most 90\n"), text);
  }

  @Test
  void line_tooLongToShow_tellsWhereAllOfItIs() {
    StateMachine machine = GAME.newMachine();
    ImmutableList<Move> first = joint(machine, machine.initialState(), "a", "noop");

    String whole = textOfPlan(90, Lists.immutable.withAll(Collections.nCopies(40, first)));
    String cut = textOfPlan(90, Lists.immutable.withAll(Collections.nCopies(41, first)));

    assertTrue(whole.contains("  a  a\nsearched"), whole);
    assertTrue(cut.contains("  a  a  ...  (--json has all 41 steps)\nsearched"), cut);
  }

  /** The text of what the search on the reference engine found, where no other took over. */
  private static String textWithoutCircuit(Game game, boolean isSettled) {
    StateMachine machine = game.newMachine();
    SearchReport report =
        new SearchReport(
            7,
            1,
            0,
            DoubleLists.immutable.of(50, 100),
            false,
            Lists.immutable.empty(),
            Lists.immutable.empty());
    return AnalysisText.of(
        new AnalysisResult(
            game,
            machine,
            machine.initialState(),
            Lists.immutable.of(report, report),
            1,
            7,
            isSettled,
            OptionalDouble.empty()));
  }

  @Test
  void ready_circuitWhoseSearchKnowsLess_isNotCalledLate() {
    Game game = PackedSheets.game(MERCY);
    assertTrue(game.fastEngine().await(Duration.ofSeconds(60)).isPresent());

    String text = textWithoutCircuit(game, false);

    assertTrue(
        text.endsWith(
            "\nready     the circuit, too late for its search to learn as much;"
                + " this is of the search on the reference engine\n"),
        text);
  }

  @Test
  void values_settledWithoutAProof_areCalledSettled() {
    Game game = PackedSheets.game(MERCY);

    String settled = textWithoutCircuit(game, true);
    String open = textWithoutCircuit(game, false);

    assertTrue(settled.contains("; settled: more search would repeat what is known\n"), settled);
    assertFalse(open.contains("settled"), open);
  }

  @Test
  void ready_noCircuitYet_isNotInThisTime() {
    String text = textWithoutCircuit(PackedSheets.game(MERCY), false);

    assertTrue(
        text.endsWith(
            "\nready     not in this time; this is of the search on the reference engine\n"),
        text);
  }

  @Test
  void ready_noCircuitEver_isNeverWithTheReason() {
    Game game = PackedSheets.game(MERCY);
    game.fastEngine().cancel();

    String text = textWithoutCircuit(game, false);

    assertTrue(text.contains("\nready     never: cancelled before it was begun; this"), text);
  }
}
