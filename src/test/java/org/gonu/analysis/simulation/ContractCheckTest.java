package org.gonu.analysis.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.analysis.contract.Contract;
import org.gonu.analysis.contract.ContractVerdict;
import org.gonu.analysis.contract.ContractVerdict.Status;
import org.gonu.analysis.simulation.Simulation.Limits;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ContractCheckTest {
  /** Few matches, few states, and time that is not used up. */
  private static final Limits LIMITS = new Limits(2, 1, 50, 20, 60);

  /** A lock of four wheels, each turned by one: open after twelve turns if each had three. */
  private static final String LOCK =
      """
      (role burglar)
      (wheel a) (wheel b) (wheel c) (wheel d)
      (init (at a 0)) (init (at b 0)) (init (at c 0)) (init (at d 0)) (init (turns 0))
      (after 0 1) (after 1 2) (after 2 3) (after 3 4) (after 4 5) (after 5 6) (after 6 7)
      (after 7 8) (after 8 9) (after 9 10) (after 10 11) (after 11 12)
      (turned 0 1) (turned 1 2) (turned 2 3) (turned 3 0)
      (<= (legal burglar (turn ?w)) (wheel ?w))
      (<= (next (at ?w ?m)) (does burglar (turn ?w)) (true (at ?w ?n)) (turned ?n ?m))
      (<= (next (at ?w ?n)) (does burglar (turn ?v)) (true (at ?w ?n)) (distinct ?v ?w))
      (<= (next (turns ?n)) (true (turns ?m)) (after ?m ?n))
      (<= open (true (at a 3)) (true (at b 3)) (true (at c 3)) (true (at d 3)))
      (<= terminal open)
      (<= terminal (true (turns 12)))
      (<= (goal burglar 100) open)
      """;

  private static final String PAIRS =
      """
      (role red) (role green) (init (control red))
      (index 1) (index 2) (index 3) (index 4) (index 5) (index 6)
      (after 1 2) (after 2 3) (after 3 4) (after 4 5) (after 5 6)
      (<= (filled ?x ?y) (true (cell ?x ?y ?r)))
      (<= (legal ?r (drop ?x ?y)) (true (control ?r)) (index ?x) (index ?y) (not (filled ?x ?y)))
      (<= (legal ?r noop) (role ?r) (not (true (control ?r))))
      (<= (next (cell ?x ?y ?r)) (does ?r (drop ?x ?y)))
      (<= (next (cell ?x ?y ?r)) (true (cell ?x ?y ?r)))
      (<= (next (control red)) (true (control green)))
      (<= (next (control green)) (true (control red)))
      (<= terminal (not open))
      (<= open (index ?x) (index ?y) (not (filled ?x ?y)))
      (<= (pair ?r ?x ?y) (true (cell ?x ?y ?r)) (after ?y ?v) (true (cell ?x ?v ?r)))
      (<= (count ?r 1 1 0) (role ?r) (not (pair ?r 1 1)))
      (<= (count ?r 1 1 1) (pair ?r 1 1))
      (<= (count ?r ?x ?v ?n) (count ?r ?x ?y ?n) (after ?y ?v) (not (pair ?r ?x ?v)))
      (<= (count ?r ?x ?v ?m) (count ?r ?x ?y ?n) (after ?y ?v) (pair ?r ?x ?v) (one ?n ?m))
      (<= (count ?r ?u 1 ?n) (count ?r ?x 6 ?n) (after ?x ?u) (not (pair ?r ?u 1)))
      (<= (count ?r ?u 1 ?m) (count ?r ?x 6 ?n) (after ?x ?u) (pair ?r ?u 1) (one ?n ?m))
      (<= (more ?m ?n) (one ?n ?m))
      (<= (more ?l ?n) (more ?m ?n) (one ?m ?l))
      (<= (goal red 100) (count red 6 6 ?m) (count green 6 6 ?n) (more ?m ?n))
      (<= (goal red 0) (count red 6 6 ?m) (count green 6 6 ?n) (more ?n ?m))
      (<= (goal green 100) (count red 6 6 ?m) (count green 6 6 ?n) (more ?n ?m))
      (<= (goal green 0) (count red 6 6 ?m) (count green 6 6 ?n) (more ?m ?n))
      (<= (goal ?r 50) (role ?r) (count red 6 6 ?n) (count green 6 6 ?n))
      """;

  /** Two take turns to fill six cells. */
  private static final String FILL =
      """
      (role red) (role blue)
      (cell 1) (cell 2) (cell 3) (cell 4) (cell 5) (cell 6)
      (init (control red))
      (<= (init (free ?c)) (cell ?c))
      (<= (legal ?r (fill ?c)) (true (control ?r)) (true (free ?c)))
      (<= (legal red noop) (true (control blue)))
      (<= (legal blue noop) (true (control red)))
      (<= (next (control red)) (true (control blue)))
      (<= (next (control blue)) (true (control red)))
      (<= (next (free ?c)) (true (free ?c)) (not (filled ?c)))
      (<= (filled ?c) (does ?r (fill ?c)))
      (<= (next (has ?r ?c)) (does ?r (fill ?c)))
      (<= (next (has ?r ?c)) (true (has ?r ?c)))
      (<= room (true (free ?c)))
      (<= terminal (not room))
      (<= (goal ?r 100) (true (has ?r 6)))
      (<= (goal ?r 0) (role ?r) (not (true (has ?r 6))))
      """;

  /** Six cells are filled. The sixth stays empty too if it is filled after the others in order. */
  private static final String FORGETFUL =
      """
      (role filler)
      (init (cell 1 b)) (init (cell 2 b)) (init (cell 3 b))
      (init (cell 4 b)) (init (cell 5 b)) (init (cell 6 b)) (init (run 0))
      (hit 1 0 1) (hit 2 1 2) (hit 3 2 3) (hit 4 3 4) (hit 5 4 5)
      (<= (legal filler (fill ?c)) (true (cell ?c b)))
      (<= (next (cell ?c x)) (does filler (fill ?c)))
      (<= (next (cell ?c ?k)) (true (cell ?c ?k)) (not (does filler (fill ?c))))
      (<= (next (cell 6 b)) (does filler (fill 6)) (true (run 5)))
      (<= (next (run ?m)) (does filler (fill ?c)) (true (run ?n)) (hit ?c ?n ?m))
      (<= (next (run 0)) (does filler (fill ?c)) (true (run ?n)) (not (hits ?c ?n)))
      (<= (hits ?c ?n) (hit ?c ?n ?m))
      (<= open (true (cell ?c b)))
      (<= terminal (not open))
      (goal filler 100)
      """;

  private static SimulationReport run(String rules) {
    return run(rules, LIMITS);
  }

  private static SimulationReport run(String rules, Limits limits) {
    SourceText source = new SourceText("test.kif", rules);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    return new Simulation(game, limits).run();
  }

  private static ContractVerdict verdict(SimulationReport report, Contract contract) {
    return report.contracts().detect(each -> each.contract() == contract);
  }

  @Test
  void run_goalsThatAreHardToProve_otherContractsAreProvedAllTheSame() {
    SimulationReport report = run(pairs(), new Limits(2, 1, 50, 20, 6));

    assertEquals(Status.PROVED, verdict(report, Contract.LEGAL_MOVE).status());
    assertEquals(Status.PROVED, verdict(report, Contract.END).status());
  }

  @Test
  void run_piecesThatMoveForwardOnly_everyMatchEnds() throws IOException {
    String rules = Files.readString(Path.of("rules/breakthrough.kif"));

    ContractVerdict verdict = verdict(run(rules, new Limits(2, 1, 300, 20, 60)), Contract.END);

    assertEquals(Status.PROVED, verdict.status());
    assertTrue(verdict.reason().endsWith("by a sum that falls in each step"), verdict.reason());
  }

  /** Two fill a square of cells; who has more pairs wins. The pairs are counted cell by cell. */
  private static String pairs() {
    StringBuilder sheet = new StringBuilder(PAIRS);
    for (int i = 0; i < 36; i++) {
      sheet.append("(one ").append(i).append(' ').append(i + 1).append(')');
    }
    return sheet.toString();
  }

  @Test
  void run_twoGoalValuesFarFromTheStart_areFoundByAShortestMatch() {
    SimulationReport report = run(LOCK + "(<= (goal burglar 50) (true (turns 12)))");

    Violation violation =
        report.violations().detect(each -> each.code() == DiagnosticCode.SEVERAL_GOAL_VALUES);
    assertEquals(12, violation.length());
    assertTrue(violation.isShortest());
    assertEquals(Status.BROKEN, verdict(report, Contract.ONE_GOAL_VALUE).status());
  }

  @Test
  void run_goalsThatAreMended_areProved() {
    SimulationReport report = run(LOCK + "(<= (goal burglar 50) (true (turns 12)) (not open))");

    assertTrue(report.violations().isEmpty(), report.violations().toString());
    assertEquals(0, report.open(), report.contracts().toString());
    assertEquals(12, verdict(report, Contract.END).bound().orElseThrow());
  }

  @Test
  void run_noGoalValueInOneOfManyEnds_isFound() {
    SimulationReport report =
        run(
            LOCK
                + "(<= (goal burglar 50) (true (turns 12)) (not open) (not unlucky))"
                + "(<= unlucky (true (at a 0)) (true (at b 0)) (true (at c 0)) (true (at d 0)))");

    assertEquals(Status.BROKEN, verdict(report, Contract.GOAL_VALUE).status());
    assertEquals(Status.PROVED, verdict(report, Contract.ONE_GOAL_VALUE).status());
  }

  @Test
  void run_cellsThatAreFilled_endIsProvedByWhatShrinks() {
    SimulationReport report = run(FILL);

    assertEquals(0, report.open(), report.contracts().toString());
    assertTrue(verdict(report, Contract.END).bound().orElseThrow() >= 6);
    assertEquals("in every state", verdict(report, Contract.LEGAL_MOVE).reason());
  }

  @Test
  void run_roleWithoutMoveAtTheLastCell_isFound() {
    SimulationReport report =
        run(FILL.replace("(<= terminal (not room))", "(<= terminal (true (has ?r 7)))"));

    assertEquals(Status.BROKEN, verdict(report, Contract.LEGAL_MOVE).status());
    assertEquals(
        6,
        report.violations().detect(each -> each.code() == DiagnosticCode.NO_LEGAL_MOVE).length());
  }

  @Test
  void run_placeThatIsRarelyEmptyAndFilled_isFoundByAShortestMatch() {
    SimulationReport report = run(FORGETFUL);

    Violation violation =
        report.violations().detect(each -> each.code() == DiagnosticCode.EMPTY_AND_FILLED);
    assertEquals(6, violation.length());
    assertTrue(violation.isShortest());
  }

  /** Two pieces on a row; the frame rule forgets that the entered cell is no longer empty. */
  @Test
  void run_placesThatNearlyEveryMoveBreaks_areFound() {
    SourceText source =
        new SourceText(
            "row.kif",
            """
            (role mover)
            (init (cell 1 a)) (init (cell 2 b)) (init (cell 3 b)) (init (cell 4 b))
            (init (cell 5 b)) (init (cell 6 c)) (init (step 0))
            (after 0 1) (after 1 2) (after 2 3) (after 3 4)
            (<= (legal mover (move ?p ?u ?v))
                (true (cell ?u ?p)) (distinct ?p b) (true (cell ?v b)) (distinct ?u ?v))
            (<= (next (cell ?v ?p)) (does mover (move ?p ?u ?v)))
            (<= (next (cell ?u b)) (does mover (move ?p ?u ?v)))
            (<= (next (cell ?w ?q))
                (does mover (move ?p ?u ?v)) (true (cell ?w ?q)) (distinct ?p ?q))
            (<= (next (step ?n)) (true (step ?m)) (after ?m ?n))
            (<= terminal (true (step 4)))
            (goal mover 100)
            """);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();

    SimulationReport report = new Simulation(game, new Limits(20, 1, 50, 20)).run();

    assertTrue(
        report.violations().anySatisfy(each -> each.code() == DiagnosticCode.EMPTY_AND_FILLED));
  }

  /** A cycle that no shortest path runs through: nothing may call the end proved. */
  @Test
  void run_stateThatComesAgain_isNoProvedEnd() {
    SimulationReport report =
        run(
            """
            (role walker)
            (init (at start))
            (road start left) (road start right) (road left right) (road right left)
            (road left home) (road right home)
            (<= (legal walker (go ?x)) (true (at ?y)) (road ?y ?x))
            (<= (next (at ?x)) (does walker (go ?x)))
            (<= terminal (true (at home)))
            (goal walker 100)
            """,
            // Since no proof is possible, whatever time there is would be used.
            new Limits(2, 1, 50, 20, 8));

    assertTrue(verdict(report, Contract.END).status() != Status.PROVED);
  }

  @Test
  void run_withoutTime_callsNothingProvedThatWasNotVisited() {
    SourceText source = new SourceText("test.kif", FILL);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();

    SimulationReport report = new Simulation(game, new Limits(2, 1, 50, 20)).run();

    assertEquals(Contract.values().length, report.open());
    assertTrue(
        verdict(report, Contract.END).reason().startsWith("2 random matches, 20 states"),
        report.contracts().toString());
  }

  /** Public sheets that give no goal value, or two, where random matches hardly ever come. */
  @ParameterizedTest
  @Tag("slow")
  @ValueSource(strings = {"racetrackcorridor", "racer4", "snakeAssemblit"})
  void run_publicSheetWithFault_isFound(String name) throws IOException {
    Path file = Path.of("../../sheets").resolve(name + ".kif");
    assumeTrue(Files.exists(file), file + " is missing");

    SimulationReport report = run(Files.readString(file));

    assertTrue(report.violations().anySatisfy(Violation::isError), report.contracts().toString());
  }
}
