package org.gonu.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Role;
import org.gonu.match.Difference.Kind;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

class ReplayTest {
  /** Red and then blue take one or two; who takes two wins. */
  private static final String SHEET =
      """
      (role red) (role blue)
      (init (control red))
      (<= (legal ?r (take 1)) (true (control ?r)))
      (<= (legal ?r (take 2)) (true (control ?r)))
      (<= (legal ?r noop) (role ?r) (not (true (control ?r))))
      (<= (next (control blue)) (true (control red)))
      (<= (next over) (true (control blue)))
      (<= (next (taken ?r ?n)) (does ?r (take ?n)))
      (<= (next (taken ?r ?n)) (true (taken ?r ?n)))
      (<= terminal (true over))
      (<= (goal ?r 100) (true (taken ?r 2)))
      (<= (goal ?r 0) (true (taken ?r 1)))
      """;

  private static final String RECORD =
      """
      {
        "roles": ["red","blue"],
        "isCompleted": true,
        "moves": [["( take 1 )","noop"],["noop","( take 2 )"]],
        "states": [
          "( ( control red ) )",
          "( ( taken red 1 ) ( control blue ) )",
          "( ( taken blue 2 ) over ( taken red 1 ) )"],
        "goalValues": [0,100],
        "legalCounts": [[2,1],[1,2]],
        "legalMoves": [[["(take 2)","(take 1)"],["noop"]],[["noop"],["(take 1)","(take 2)"]]]
      }
      """;

  @Test
  void run_goodRecord_agrees() {
    Replay.Result result = replay(SHEET, RECORD);

    assertEquals(Optional.empty(), result.difference());
    assertTrue(result.agrees());
    assertEquals(2, result.last().orElseThrow().number());
    assertEquals(Lists.immutable.of(OptionalInt.of(0), OptionalInt.of(100)), result.goals());
  }

  @Test
  void run_observer_seesEveryState() {
    MutableList<String> seen = Lists.mutable.empty();

    replayer(SHEET)
        .run(
            record(RECORD),
            step ->
                seen.add(
                    step.number()
                        + " "
                        + step.lastJointMove()
                        + " "
                        + step.facts()
                        + " "
                        + step.isTerminal()));

    assertEquals(
        """
        0 [] [(control red)] false
        1 [(take 1), noop] [(control blue), (taken red 1)] false
        2 [noop, (take 2)] [over, (taken red 1), (taken blue 2)] true""",
        seen.makeString("\n"));
  }

  @Test
  void run_movesOnly_agrees() {
    String movesOnly = "{\"moves\": [[\"(take 1)\",\"noop\"]]}";

    assertTrue(replay(SHEET, movesOnly).agrees());
  }

  @Test
  void run_upToAStep_leavesLaterFaultsAlone() {
    MatchRecord record = record(RECORD.replace("\"( take 2 )\"]]", "\"( take 9 )\"]]"));

    Replay.Result result = replayer(SHEET).run(record, 1, step -> {});

    assertTrue(result.agrees());
    assertEquals("[(control blue), (taken red 1)]", result.last().orElseThrow().facts() + "");
  }

  @Test
  void run_moreStepsThanMoves_isMisuse() {
    assertThrows(
        IllegalArgumentException.class, () -> replayer(SHEET).run(record(RECORD), 3, step -> {}));
  }

  @Test
  void run_otherRoles_differ() {
    assertDifference(
        Kind.ROLES,
        0,
        "at the start: the roles: recorded red green, derived red blue",
        RECORD.replace("[\"red\",\"blue\"]", "[\"red\",\"green\"]"));
  }

  @Test
  void run_otherFact_namesBothSides() {
    assertDifference(
        Kind.STATE,
        1,
        """
        after 1 move: the state: recorded 2 facts, derived 2 facts
          only recorded: (taken red 2)
          only derived: (taken red 1)""",
        RECORD.replace("( taken red 1 ) ( control blue )", "( taken red 2 ) ( control blue )"));
  }

  @Test
  void run_otherInitialState_differs() {
    assertDifference(
        Kind.STATE,
        0,
        """
        at the start: the state: recorded 2 facts, derived 1 fact
          only recorded: over""",
        RECORD.replace("\"( ( control red ) )\"", "\"( ( control red ) over )\""));
  }

  @Test
  void run_illegalMove_namesRoleAndLegalMoves() {
    Difference difference =
        assertDifference(
            Kind.MOVE,
            1,
            """
            after 1 move, blue: a move: recorded (take 3), derived 2 other legal moves
              only recorded: (take 3)
              only derived: (take 1) (take 2)""",
            RECORD.replace("( take 2 )", "( take 3 )"));

    assertEquals(Optional.of(new Role(1, "blue")), difference.role());
  }

  @Test
  void run_otherLegalCount_differs() {
    assertDifference(
        Kind.LEGAL_COUNT,
        1,
        "after 1 move, blue: the number of legal moves: recorded 3, derived 2",
        RECORD.replace("[1,2]", "[1,3]"));
  }

  @Test
  void run_unknownLegalCount_differs() {
    assertDifference(
        Kind.LEGAL_COUNT,
        0,
        "at the start, blue: the number of legal moves: recorded none, derived 1",
        RECORD.replace("[2,1]", "[2,null]"));
  }

  @Test
  void run_otherLegalMoves_namesThem() {
    assertDifference(
        Kind.LEGAL_MOVES,
        0,
        """
        at the start, red: the legal moves: recorded 1 move, derived 2 moves
          only derived: (take 2)""",
        RECORD.replace("\"(take 2)\",\"(take 1)\"", "\"(take 1)\""));
  }

  @Test
  void run_moveAfterTheEnd_differs() {
    assertDifference(
        Kind.TERMINAL,
        2,
        "after 2 moves: the end of the match: recorded a move (noop noop), derived a terminal"
            + " state",
        "{\"moves\": [[\"(take 1)\",\"noop\"],[\"noop\",\"(take 2)\"],[\"noop\",\"noop\"]]}");
  }

  @Test
  void run_completedTooEarly_differs() {
    assertDifference(
        Kind.TERMINAL,
        1,
        "after 1 move: the end of the match: recorded a completed match, derived a state that"
            + " is not terminal",
        "{\"moves\": [[\"(take 1)\",\"noop\"]], \"isCompleted\": true}");
  }

  @Test
  void run_completedAndAborted_differs() {
    assertDifference(
        Kind.TERMINAL,
        2,
        "after 2 moves: the end of the match: recorded a match both completed and aborted, derived"
            + " a terminal state",
        RECORD.replace("\"moves\"", "\"isAborted\": true, \"moves\""));
  }

  @Test
  void run_goalsOfAMatchThatIsNotCompleted_differ() {
    assertDifference(
        Kind.TERMINAL,
        2,
        "after 2 moves: the end of the match: recorded goal values of a match that is not"
            + " completed, derived a terminal state",
        RECORD.replace("\"isCompleted\": true", "\"isCompleted\": false"));
    assertTrue(replay(SHEET, RECORD.replace("\"isCompleted\": true,", "")).agrees());
  }

  @Test
  void run_completedWithoutGoals_differs() {
    assertDifference(
        Kind.GOAL,
        2,
        "after 2 moves, red: the goal value: recorded none, derived 0",
        RECORD.replace("\"goalValues\": [0,100],", ""));
  }

  @Test
  void run_listsOfOtherLength_differ() {
    assertDifference(
        Kind.LENGTH,
        2,
        "after 2 moves: the length of the record: recorded 3 player names, derived 2 roles",
        RECORD.replace("\"moves\"", "\"playerNamesFromHost\": [\"a\",\"b\",\"c\"], \"moves\""));
    assertDifference(
        Kind.LENGTH,
        2,
        "after 2 moves: the length of the record: recorded 2 rows of errors, derived 2 joint"
            + " moves",
        RECORD.replace("\"moves\"", "\"errors\": [[\"\",\"\"],[\"\",\"\"]], \"moves\""));
    assertDifference(
        Kind.LENGTH,
        2,
        "after 2 moves: the length of the record: recorded 1 cell of errors, derived 2 roles",
        RECORD.replace("\"moves\"", "\"errors\": [[\"\",\"\"],[\"\"],[\"\",\"\"]], \"moves\""));
    assertDifference(
        Kind.LENGTH,
        2,
        "after 2 moves: the length of the record: recorded 5 times of states, derived 2 joint"
            + " moves",
        RECORD.replace("\"moves\"", "\"stateTimes\": [1,2,3,4,5], \"moves\""));
  }

  @Test
  void run_otherGoal_differs() {
    assertDifference(
        Kind.GOAL,
        2,
        "after 2 moves, blue: the goal value: recorded 50, derived 100",
        RECORD.replace("[0,100]", "[0,50]"));
  }

  @Test
  void run_noGoalRecorded_differs() {
    assertDifference(
        Kind.GOAL,
        2,
        "after 2 moves, red: the goal value: recorded none, derived 0",
        RECORD.replace("[0,100]", "[null,100]"));
  }

  @Test
  void run_missingState_differs() {
    assertDifference(
        Kind.LENGTH,
        1,
        "after 1 move: the length of the record: recorded 1 state, derived 2 joint moves",
        RECORD.replaceAll("(?s)\"states\": \\[.*?\\]", "\"states\": [\"((control red))\"]"));
  }

  @Test
  void run_jointMoveWithoutARole_differs() {
    assertDifference(
        Kind.LENGTH,
        0,
        "at the start: the length of the record: recorded a joint move of length 1, derived 2"
            + " roles",
        "{\"moves\": [[\"(take 1)\"]]}");
  }

  @Test
  void run_goalForOneRoleOnly_differs() {
    assertDifference(
        Kind.LENGTH,
        2,
        "after 2 moves: the length of the record: recorded 1 goal value, derived 2 roles",
        RECORD.replace("[0,100]", "[0]"));
  }

  @Test
  void run_otherCase_agreesWhereCaseDoesNotCount() {
    String shouted = RECORD.replace("take", "TAKE").replace("red", "RED");
    Game game = game(SHEET, CasePolicy.INSENSITIVE);

    Replay replay = new Replay(game.newMachine(), game.spelling());

    assertEquals(Optional.empty(), replay.run(record(shouted), step -> {}).difference());
    assertTrue(!replay(SHEET, shouted).agrees());
  }

  @Test
  void run_rulesWithoutGoalAndNullRecorded_agree() {
    String sheet = SHEET.replace("(<= (goal ?r 0)", "(<= (goal ?r 0) (role nobody)");

    Replay.Result result = replay(sheet, RECORD.replace("[0,100]", "[null,100]"));

    assertEquals(Optional.empty(), result.difference());
    assertEquals(OptionalInt.empty(), result.goals().get(0));
  }

  @Test
  void run_rulesWithoutGoalButRecorded_differ() {
    String sheet = SHEET.replace("(<= (goal ?r 0)", "(<= (goal ?r 0) (role nobody)");

    Difference difference = replay(sheet, RECORD).difference().orElseThrow();

    assertEquals(Kind.BROKEN_CONTRACT, difference.kind());
    assertEquals(2, difference.step());
    assertEquals("red", difference.role().orElseThrow().name());
  }

  @Test
  void run_rulesWithoutLegalMove_differ() {
    String sheet = SHEET.replace("(<= (legal ?r noop)", "(<= (legal ?r noop) (role nobody)");

    Difference difference = replay(sheet, RECORD).difference().orElseThrow();

    assertEquals(Kind.BROKEN_CONTRACT, difference.kind());
    assertEquals(0, difference.step());
    assertEquals("blue", difference.role().orElseThrow().name());
  }

  private static Difference assertDifference(Kind kind, int step, String message, String record) {
    Replay.Result result = replay(SHEET, record);
    Difference difference = result.difference().orElseThrow();
    assertEquals(message, difference.message());
    assertEquals(kind, difference.kind());
    assertEquals(step, difference.step());
    return difference;
  }

  private static Replay.Result replay(String sheet, String record) {
    return replayer(sheet).run(record(record), step -> {});
  }

  private static Replay replayer(String sheet) {
    Game game = game(sheet, CasePolicy.SENSITIVE);
    return new Replay(game.newMachine(), game.spelling());
  }

  private static Game game(String sheet, CasePolicy policy) {
    return Game.load(new SourceText("sheet.kif", sheet), policy, Strictness.LENIENT).get();
  }

  private static MatchRecord record(String text) {
    return MatchRecordReader.read(new SourceText("record.json", text)).get();
  }
}
