package org.gonu.analysis.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.contract.Contract;
import org.gonu.analysis.contract.ContractVerdict;
import org.gonu.analysis.simulation.Simulation.Limits;
import org.gonu.analysis.simulation.SimulationReport.DeclarationFit;
import org.gonu.analysis.simulation.SimulationReport.RoleResult;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Role;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SimulationTest {
  /** A walk from 1 to 4 by steps of one or two; who says stop gives up. */
  private static final String WALK =
      """
      (role walker)
      (base (at 1)) (base (at 2)) (base (at 3)) (base (at 4)) (base (at 5))
      (input walker one) (input walker two) (input walker stop)
      (init (at 1))
      (one 1 2) (one 2 3) (one 3 4) (two 1 3) (two 2 4) (two 3 4)
      (<= (legal walker one) (true (at ?n)))
      (<= (legal walker two) (true (at ?n)))
      (<= (next (at ?n)) (true (at ?m)) (does walker one) (one ?m ?n))
      (<= (next (at ?n)) (true (at ?m)) (does walker two) (two ?m ?n))
      (<= terminal (true (at 4)))
      (<= (goal walker 100) (true (at 4)))
      """;

  private static SimulationReport run(String rules, int playouts, int states) {
    return run(rules, new Limits(playouts, 1, 50, states));
  }

  private static SimulationReport run(String rules, Limits limits) {
    SourceText source = new SourceText("test.kif", rules);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    return new Simulation(game, limits).run();
  }

  private static Violation only(SimulationReport report) {
    assertEquals(1, report.violations().size(), report.violations().toString());
    return report.violations().getOnly();
  }

  private static ImmutableList<String> moves(Violation violation) {
    return violation.steps().drop(1).collect(step -> step.jointMove().makeString(" "));
  }

  @Test
  void run_allStatesVisited_endIsProvedByTheLongestMatch() {
    SimulationReport report = run(WALK, new Limits(5, 1, 50, 100, 30));

    ContractVerdict end = report.contracts().detect(each -> each.contract() == Contract.END);
    assertEquals(ContractVerdict.Status.PROVED, end.status());
    assertEquals(3, end.bound().orElseThrow());
    assertEquals("at most 3 steps, all 4 states", end.reason());
  }

  @Test
  void run_stepThatAsksForTooMuch_isFoundWhereItIsMade() {
    String rules =
        """
        (role r) (init (n z)) (legal r more)
        (<= (next (n (s ?x))) (true (n ?x)))
        (<= terminal (true over))
        (goal r 100)
        """;

    Violation violation = only(run(rules, new Limits(3, 1, 1000, 1000)));

    assertEquals(DiagnosticCode.TERM_TOO_LARGE, violation.code());
    assertEquals("a term of 'n' is nested more than 500 levels deep", violation.message());
    assertEquals("(next (n (s ?x)))", violation.rules().getFirst().head().toString());
    assertEquals(499, violation.length());
  }

  @Test
  void run_endThatAsksForTooMuch_isFoundInTheStateThatAsks() {
    String rules =
        """
        (role r) (init (step 1)) (legal r more)
        (d 0) (d 1) (d 2) (d 3) (d 4) (d 5) (d 6) (d 7) (d 8) (d 9)
        (<= (next (step 2)) (true (step 1)))
        (<= (p ?a ?b ?c ?d ?e ?f ?g)
            (d ?a) (d ?b) (d ?c) (d ?d) (d ?e) (d ?f) (d ?g) (true (step 2)))
        (<= terminal (p ?a ?b ?c ?d ?e ?f ?g))
        (goal r 100)
        """;

    Violation violation = only(run(rules, new Limits(3, 1, 1000, 1000)));

    assertEquals(DiagnosticCode.TOO_MANY_FACTS, violation.code());
    assertEquals(1, violation.length());
  }

  @Test
  @Timeout(60)
  void run_moreJointMovesThanCanBeGoneThrough_comesToAnEnd() {
    StringBuilder sheet = new StringBuilder();
    for (int role = 0; role < 14; role++) {
      sheet.append("(role r").append(role).append(")");
    }
    sheet.append(
        """
        (init (at 0)) (word 0) (word 1) (word 2) (word 3) (word 4) (word 5) (word 6) (word 7)
        (<= (legal ?role (say ?word)) (role ?role) (word ?word))
        (<= (next (at 1)) (true (at 0)))
        (<= (next (said ?role ?word)) (does ?role (say ?word)))
        (<= terminal (true (at 1)))
        (<= (goal ?role 50) (role ?role))
        """);

    SimulationReport report = run(sheet.toString(), 3, 50);

    assertEquals(50, report.breadth().states());
    assertFalse(report.breadth().isComplete());
  }

  @ParameterizedTest
  @CsvSource({"50, false", "1000, true"})
  void run_manyJointMovesToFewStates_triesSixteenForEachStateOfTheLimit(
      int states, boolean isComplete) {
    StringBuilder sheet =
        new StringBuilder(
            """
            (role a) (role b) (init (at 0)) (after 0 1) (after 1 2)
            (<= (legal ?role (say ?word)) (role ?role) (word ?word))
            (<= (next (at ?m)) (true (at ?n)) (after ?n ?m))
            (<= terminal (true (at 2)))
            (<= (goal ?role 50) (role ?role))
            """);
    for (int word = 0; word < 40; word++) {
      sheet.append("(word ").append(word).append(") ");
    }

    SimulationReport report = run(sheet.toString(), 3, states);

    assertEquals(isComplete, report.breadth().isComplete());
  }

  @Test
  void run_soundGame_hasNoViolationsAndIsMeasured() {
    SimulationReport report = run(WALK, 40, 100);

    assertTrue(report.violations().isEmpty());
    assertEquals(40, report.results().playouts().playouts());
    assertEquals(2, report.results().playouts().shortest());
    assertEquals(3, report.results().playouts().longest());
    assertEquals(2, report.results().maxBranching());
    assertEquals(new SimulationReport.Breadth(4, 2, true), report.breadth());
    assertTrue(report.results().goalSums().orElseThrow().areConstant());
    assertEquals(Optional.of("walker"), report.firstMover().map(Role::name));
    assertEquals(100.0, report.results().roles().getOnly().mean());
    assertEquals(40, report.results().roles().getOnly().reached());
  }

  @Test
  void run_declarationsTooWide_areMeasured() {
    SimulationReport report = run(WALK, 1, 100);

    assertEquals(5, report.facts().declared());
    assertEquals(4, report.facts().seen());
    assertEquals("[(at 5)]", report.facts().unseen().toString());
    assertEquals("[walker stop]", report.moves().unseen().toString());
  }

  @Test
  void run_nothingDeclared_isNoViolation() {
    SimulationReport report = run(WALK.replaceAll("\\((base|input) [^)]*\\)*", ""), 1, 100);

    assertTrue(report.violations().isEmpty());
    assertEquals(0, report.facts().declared());
    assertTrue(new DeclarationFit(0, 0, report.facts().unseen()).equals(report.facts()));
  }

  @Test
  void run_undeclaredFact_isShownByTheShortestMatchWithItsRule() {
    Violation violation = only(run(WALK.replace("(base (at 4))", ""), 5, 100));

    assertEquals(DiagnosticCode.UNDECLARED_FACT, violation.code());
    assertEquals(2, violation.length());
    assertTrue(violation.isShortest());
    assertEquals("(next (at ?n))", violation.rules().getOnly().head().toString());
  }

  @Test
  void run_undeclaredFirstFact_blamesInit() {
    Violation violation = only(run(WALK.replace("(base (at 1))", ""), 5, 100));

    assertEquals(0, violation.length());
    assertEquals("(init (at 1))", violation.rules().getOnly().toString());
  }

  @Test
  void run_undeclaredMove_blamesLegal() {
    Violation violation = only(run(WALK.replace("(input walker two)", ""), 5, 100));

    assertEquals(DiagnosticCode.UNDECLARED_MOVE, violation.code());
    assertEquals("(legal walker two)", violation.rules().getOnly().head().toString());
  }

  @Test
  void run_noLegalMove_endsTheMatchThere() {
    Violation violation =
        only(
            run(
                WALK.replaceAll(
                    "\\(legal walker (.*?)\\) \\(true \\(at \\?n\\)\\)",
                    "(legal walker $1) (true (at ?n)) (distinct ?n 3)"),
                20,
                100));

    assertEquals(DiagnosticCode.NO_LEGAL_MOVE, violation.code());
    assertEquals("[two]", moves(violation).toString());
    assertEquals(2, violation.rules().size());
  }

  @Test
  void run_goalsInTerminalStates_mustBeExactlyOne() {
    String goal = "(<= (goal walker 100) (true (at 4)))";
    assertEquals(
        DiagnosticCode.NO_GOAL_VALUE,
        only(run(WALK.replace(goal, goal.replace("4", "3")), 5, 100)).code());
    assertEquals(
        DiagnosticCode.SEVERAL_GOAL_VALUES,
        only(run(WALK + "(<= (goal walker 0) (true (at 4)))", 5, 100)).code());
  }

  @Test
  void run_severalGoalsBeforeTheEnd_areAViolationToo() {
    Violation violation =
        only(
            run(
                WALK + "(<= (goal walker 1) (true (at 2))) (<= (goal walker 2) (true (at 2)))",
                5,
                100));

    assertEquals(DiagnosticCode.SEVERAL_GOAL_VALUES, violation.code());
    assertEquals("[one]", moves(violation).toString());
  }

  @Test
  void run_fallingGoal_isKnownButNoError() {
    Violation violation =
        only(
            run(
                WALK + "(<= (goal walker 20) (true (at 1))) (<= (goal walker 10) (true (at 3)))",
                9,
                100));

    assertEquals(DiagnosticCode.FALLING_GOAL, violation.code());
    assertFalse(violation.isError());
    assertEquals("[two]", moves(violation).toString());
    assertEquals("the goal value of role 'walker' falls from 20 to 10", violation.message());
  }

  @Test
  void run_stateThatComesAgain_isShownByACircle() {
    String circle = WALK.replace("(one 3 4)", "(one 3 1)");
    Violation violation = only(run(circle, 50, 100));

    assertEquals(DiagnosticCode.STATE_COMES_AGAIN, violation.code());
    assertEquals(2, violation.length());
    assertEquals(
        "the state after step 0 comes again after step 2: a match may go on for ever",
        violation.message());
  }

  @Test
  void run_longMatch_isTold() {
    Violation violation = only(run(WALK, new Limits(1, 1, 1, 1)));

    assertEquals(DiagnosticCode.MATCH_TOO_LONG, violation.code());
    assertEquals(1, violation.length());
  }

  @Test
  void run_faultFarFromTheStart_isShrunk() {
    // A counter runs to 30; the fault only needs the key to be taken and used, in this order.
    StringBuilder sheet =
        new StringBuilder(
            """
            (role r) (init (n 0))
            (legal r wait) (legal r take) (legal r use)
            (<= (next (n ?y)) (true (n ?x)) (successor ?x ?y))
            (<= (next key) (does r take)) (<= (next key) (true key))
            (<= (next open) (true key) (does r use)) (<= (next open) (true open))
            (<= terminal (true (n 30)))
            (<= (goal r 100) (true (n ?x)))
            (<= (goal r 0) (true open))
            """);
    for (int i = 0; i < 30; i++) {
      sheet.append("(successor ").append(i).append(' ').append(i + 1).append(')');
    }

    Violation violation = only(run(sheet.toString(), 1, 1));

    assertEquals(DiagnosticCode.SEVERAL_GOAL_VALUES, violation.code());
    assertEquals("[take, use]", moves(violation).toString());
    assertFalse(violation.isShortest());
  }

  /** Places are marked one by one; a mark replaces what is in the place. */
  private static final String MARKS =
      """
      (role r)
      (init (cell 1 empty)) (init (cell 2 empty)) (init (cell 3 empty)) (init (cell 4 empty))
      (<= (legal r (mark ?n)) (true (cell ?n ?c)))
      (<= (next (cell ?n black)) (does r (mark ?n)))
      (<= (next (cell ?n ?c)) (true (cell ?n ?c)) (not (marked ?n)))
      (<= (marked ?n) (does r (mark ?n)))
      (<= terminal (true (cell 3 black)) (true (cell 4 black)))
      (goal r 100)
      """;

  @Test
  void run_placeEmptyAndFilled_isToldWithItsRules() {
    String faulty =
        MARKS.replace("(does r (mark ?n)))\n(<= t", "(does r (mark ?n)) (distinct ?n 4))\n(<= t");
    Violation violation =
        run(faulty, 20, 100)
            .violations()
            .detect(each -> each.code() == DiagnosticCode.EMPTY_AND_FILLED);

    assertEquals(
        "'(cell 4 ?)' has one content at first, and is now empty and filled: empty, black",
        violation.message());
    assertEquals("[(mark 4)]", moves(violation).toString());
    assertEquals(2, violation.rules().size());
    assertTrue(violation.isFinding());
  }

  @Test
  void run_placesWithSeveralPieces_areNoFault() {
    String stack =
        MARKS.replace("(not (marked ?n))", "(distinct ?c empty)")
            + "(<= (next (cell ?n empty)) (true (cell ?n empty)) (not (marked ?n)))"
            + "(<= (next (cell ?n white)) (does r (mark ?n)) (true (cell ?n black)))";

    assertTrue(
        run(stack, 20, 100)
            .violations()
            .noneSatisfy(each -> each.code() == DiagnosticCode.EMPTY_AND_FILLED));
  }

  @Test
  void run_contentThatAlwaysStays_isNoFault() {
    String counted = MARKS.replace("(not (marked ?n))", "(true (cell ?n empty))");

    assertTrue(
        run(counted, 20, 100)
            .violations()
            .noneSatisfy(each -> each.code() == DiagnosticCode.EMPTY_AND_FILLED));
  }

  @Test
  void run_roleThatNeverWins_isSeen() {
    RoleResult result =
        run(WALK + "(<= (goal walker 100) (true (at 9)))", 5, 100).results().roles().getOnly();
    RoleResult loser =
        run(
                WALK.replace("(goal walker 100)", "(goal walker 50)")
                    + "(<= (goal walker 90) (true (at 9)))",
                5,
                100)
            .results()
            .roles()
            .getOnly();

    assertTrue(result.everReached());
    assertFalse(loser.everReached());
    assertEquals(90, loser.highest());
    assertEquals(50, loser.most());
  }

  @Test
  void run_sameSeed_isTheSame() {
    assertEquals(run(WALK, 20, 10), run(WALK, 20, 10));
  }
}
