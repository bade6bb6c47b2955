package org.gonu.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.IntStream;
import org.gonu.check.ValidatedRules;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Rules with many instances fall into parts with few; engines are compared in PartsEnginesTest. */
final class RulesInPartsTest {
  /** Five cells hold pieces of three properties; the game ends when all share one. */
  private static final String SHARED_PROPERTY =
      """
      (role solver)
      (piece a) (piece b) (piece c) (piece d) (piece e) (piece f) (piece g) (piece h)
      (has a 1 0) (has b 1 0) (has c 1 0) (has d 1 0)
      (has e 1 1) (has f 1 1) (has g 1 1) (has h 1 1)
      (has a 2 0) (has b 2 0) (has c 2 1) (has d 2 1)
      (has e 2 0) (has f 2 0) (has g 2 1) (has h 2 1)
      (has a 3 0) (has b 3 1) (has c 3 0) (has d 3 1)
      (has e 3 0) (has f 3 1) (has g 3 0) (has h 3 1)
      (property 1) (property 2) (property 3)
      (value 0) (value 1)
      (succ 1 2) (succ 2 3) (succ 3 4) (succ 4 5) (succ 5 6)
      (init (turn 1))
      (<= (legal solver (put ?piece)) (piece ?piece))
      (<= (next (cell ?n ?piece)) (true (turn ?n)) (does solver (put ?piece)))
      (<= (next (cell ?n ?piece)) (true (cell ?n ?piece)))
      (<= (next (turn ?m)) (true (turn ?n)) (succ ?n ?m))
      (<= (alike ?p ?q ?r ?s ?t)
          (property ?n) (value ?v)
          (has ?p ?n ?v) (has ?q ?n ?v) (has ?r ?n ?v) (has ?s ?n ?v)
          (has ?t ?n ?v))
      (<= line
          (true (cell 1 ?p)) (true (cell 2 ?q)) (true (cell 3 ?r)) (true (cell 4 ?s))
          (true (cell 5 ?t))
          (alike ?p ?q ?r ?s ?t))
      (<= terminal (true (turn 6)))
      (<= (goal solver 100) line)
      (<= (goal solver 0) (not line))
      """;

  private static final String HELPED =
      """
      (role solver)
      (piece a) (piece b)
      (init (step 0))
      (<= (next (step 1)) (true (step 0)))
      (<= terminal (true (step 1)))
      (goal solver 100)
      (<= (legal solver (move ?x)) (piece ?x))
      """;

  private static ValidatedRules rules(String text) {
    SourceText source = new SourceText("test.kif", text);
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get().rules();
  }

  @Test
  void inParts_tableThatHidesWhatIsIndependent_isPutIntoTheRule() {
    ValidatedRules rules = rules(SHARED_PROPERTY);

    GroundProgram whole = Grounder.ground(rules, GroundingLimits.defaults());
    GroundProgram parts = Grounder.inParts(rules, GroundingLimits.defaults()).orElseThrow().get();

    assertTrue(whole.rules().size() > 1_500, "" + whole.rules().size());
    assertTrue(parts.rules().size() < 300, "" + parts.rules().size());
    assertEquals(whole.bases().terms(), parts.bases().terms());
    assertEquals(whole.moves().all(), parts.moves().all());
  }

  @Test
  void inParts_relationWhoseArgumentsAreIndependent_isPutIntoAVeryLargeRule() {
    StringBuilder sheet =
        new StringBuilder(
            """
            (role solver)
            (init (step 1))
            (<= (legal solver (put ?x ?y ?u ?v)) (n ?x) (n ?y) (n ?u) (n ?v))
            (<= (next (at ?x ?y ?u ?v)) (does solver (put ?x ?y ?u ?v)))
            (<= (next (step 2)) (true (step 1)))
            (<= (differ ?x ?y ?a ?b) (distinct ?x ?a) (n ?x) (n ?y) (n ?a) (n ?b))
            (<= (differ ?x ?y ?a ?b) (distinct ?y ?b) (n ?x) (n ?y) (n ?a) (n ?b))
            (<= (next (free ?a ?b ?u ?v)) (true (at ?x ?y ?u ?v)) (differ ?x ?y ?a ?b))
            (<= terminal (true (step 2)))
            (goal solver 100)
            """);
    IntStream.rangeClosed(1, 7).forEach(n -> sheet.append("(n ").append(n).append(')'));

    ValidatedRules rules = rules(sheet.toString());
    GroundProgram whole = Grounder.ground(rules, GroundingLimits.defaults());
    GroundProgram parts = Grounder.inParts(rules, GroundingLimits.defaults()).orElseThrow().get();

    assertTrue(whole.rules().size() > 100_000, "" + whole.rules().size());
    assertTrue(parts.rules().size() < 20_000, "" + parts.rules().size());
  }

  @Test
  void inParts_alternativesThatDifferInOneAtom_areGroundedOnce() throws IOException {
    ValidatedRules rules =
        rules(Files.readString(Path.of("src/test/resources/grounding/alternatives.kif")));

    GroundProgram whole = Grounder.ground(rules, GroundingLimits.defaults());
    GroundProgram parts = Grounder.inParts(rules, GroundingLimits.defaults()).orElseThrow().get();

    assertTrue(
        parts.rules().size() < 0.65 * whole.rules().size(),
        parts.rules().size() + " of " + whole.rules().size());
    assertEquals(whole.bases().terms(), parts.bases().terms());
    assertEquals(whole.moves().all(), parts.moves().all());
  }

  @Test
  void inParts_rulesWithFewInstances_areLeftAlone() {
    ValidatedRules rules =
        rules(
            """
            (role solver)
            (succ 1 2) (succ 2 3)
            (init (step 1))
            (legal solver go)
            (<= (next (step ?m)) (true (step ?n)) (succ ?n ?m))
            (<= terminal (true (step 3)))
            (goal solver 100)
            """);

    assertEquals(Optional.empty(), Grounder.inParts(rules, GroundingLimits.defaults()));
  }

  private static ValidatedRules helpers(int count) {
    StringBuilder sheet = new StringBuilder(HELPED);
    for (int i = 0; i < count; i++) {
      sheet
          .append("(<= (helper" + i + " ?x) (does solver (move ?x)))\n")
          .append("(<= (next (f " + i + " ?x)) (helper" + i + " ?x))\n");
    }
    return rules(sheet.toString());
  }

  /** Where each was looked for among all rules, this took minutes. */
  @Test
  void inParts_thousandsOfHelpersThatHandOnAMove_takesSeconds() {
    ValidatedRules rules = helpers(8_000);

    assertTimeout(
        Duration.ofSeconds(30),
        () -> {
          GroundProgram parts =
              Grounder.inParts(rules, GroundingLimits.defaults()).orElseThrow().get();
          assertEquals(16_000 + 2 + 1 + 1 + 1, parts.rules().size());
        });
  }

  @Test
  void inParts_cancelled_ends() {
    ValidatedRules rules = helpers(2);
    GroundingLimits cancelled = GroundingLimits.defaults().withCancellation(() -> true);

    assertThrows(GroundingAbandonedException.class, () -> Grounder.inParts(rules, cancelled));
  }

  @Test
  void inParts_timeIsOver_ends() {
    ValidatedRules rules = helpers(3_000);
    GroundingLimits hasty = GroundingLimits.defaults().withSeconds(0);

    assertThrows(GroundingAbandonedException.class, () -> Grounder.inParts(rules, hasty));
  }

  @Test
  void inParts_longChain_growsWithItsLengthAlone() {
    StringBuilder sheet = new StringBuilder("(role solver)\n");
    for (int i = 0; i < 12; i++) {
      sheet.append("(init (edge n" + i + " n" + (i * 5 + 1) % 12 + "))\n");
      sheet.append("(init (edge n" + i + " n" + (i * 7 + 2) % 12 + "))\n");
    }
    sheet.append(
        """
        (legal solver go)
        (<= (next (edge ?a ?b)) (true (edge ?b ?a)))
        (<= path
            (true (edge n0 ?a)) (true (edge ?a ?b)) (true (edge ?b ?c)) (true (edge ?c ?d))
            (true (edge ?d ?e)) (true (edge ?e ?f)) (true (edge ?f n1)) (distinct ?a ?c))
        (<= terminal path)
        (goal solver 100)
        """);

    GroundProgram parts =
        Grounder.inParts(rules(sheet.toString()), GroundingLimits.defaults()).orElseThrow().get();

    assertTrue(parts.rules().size() < 3_000, "" + parts.rules().size());
  }

  /**
   * Groups of stones that a move joins: the new group names the move, the old ones depend on it.
   */
  @Test
  void inParts_partThatReadsTheMove_asksForTheMoveByItself() throws IOException {
    Path sheet = Path.of("src/test/resources/grounding/joined-groups.kif");
    ValidatedRules rules = rules(Files.readString(sheet));

    GroundProgram whole = Grounder.ground(rules, GroundingLimits.defaults());
    GroundProgram parts = Grounder.inParts(rules, GroundingLimits.defaults()).orElseThrow().get();

    assertTrue(whole.rules().size() > 40 * 40 * 40, "" + whole.rules().size());
    // The pairs of old and new groups, asked for by the rule of joined groups alone, are not
    // listed.
    assertTrue(parts.rules().size() < 15 * 40 * 40, "" + parts.rules().size());
  }

  /** From where a role moves a piece, and whereto, are two questions about one move. */
  @Test
  void inParts_pieceThatMoves_isAskedForWhereItComesFromByItself() throws IOException {
    ValidatedRules rules =
        rules(Files.readString(Path.of("src/test/resources/grounding/moved-pieces.kif")));

    GroundProgram whole = Grounder.ground(rules, GroundingLimits.defaults());
    GroundProgram parts = Grounder.inParts(rules, GroundingLimits.defaults()).orElseThrow().get();

    int moves = 36 * 36;
    assertTrue(whole.rules().size() > 2 * 6 * moves, "" + whole.rules().size());
    assertTrue(parts.rules().size() < 8 * moves, "" + parts.rules().size());
  }

  /** The users of a relation of three pieces ask for one of them, whatever the others are. */
  @Test
  void inParts_relationThatTellsMoreThanItsUsersAsk_isPutIntoThem() throws IOException {
    ValidatedRules rules =
        rules(Files.readString(Path.of("src/test/resources/grounding/pins.kif")));

    GroundProgram whole = Grounder.ground(rules, GroundingLimits.defaults());
    GroundProgram parts = Grounder.inParts(rules, GroundingLimits.defaults()).orElseThrow().get();

    int pieces = 28;
    int cells = 36;
    assertTrue(whole.rules().size() > pieces * pieces * pieces * cells, "" + whole.rules().size());
    assertTrue(parts.rules().size() < 2 * pieces * pieces * cells, "" + parts.rules().size());
  }

  /** A rule for each of nine zones, as sheets tell the directions of a line apart. */
  @Test
  void inParts_relationOfManyRulesThatTellsMore_isPutIntoItsUsers() throws IOException {
    String sheet = Files.readString(Path.of("src/test/resources/grounding/pins.kif"));
    String rule = "(<= (between ?l ?m ?r) (true (at ?m ?x)) (left ?l ?x) (right ?r ?x))";
    assertTrue(sheet.contains(rule));
    StringBuilder zones = new StringBuilder();
    IntStream.rangeClosed(1, 36)
        .forEach(cell -> zones.append("(zone %d %d)%n".formatted(cell % 9, cell)));
    IntStream.range(0, 9)
        .mapToObj(zone -> rule.replace("(true", "(zone " + zone + " ?x) (true"))
        .forEach(zones::append);

    GroundProgram parts =
        Grounder.inParts(rules(sheet.replace(rule, zones.toString())), GroundingLimits.defaults())
            .orElseThrow()
            .get();

    int pieces = 28;
    int cells = 36;
    assertTrue(parts.rules().size() < 3 * pieces * pieces * cells, "" + parts.rules().size());
  }

  /** With four neighbours, the part of groups beside a move falls into parts in turn. */
  @Test
  void inParts_partWithManyInstances_fallsIntoParts() throws IOException {
    String sheet =
        Files.readString(Path.of("src/test/resources/grounding/joined-groups.kif"))
            + "(<= (next_to ?p ?q) (across ?p ?q)) (<= (next_to ?p ?q) (across ?q ?p))";

    GroundProgram parts =
        Grounder.inParts(rules(sheet), GroundingLimits.defaults()).orElseThrow().get();

    assertTrue(parts.rules().size() < 11 * 40 * 40, "" + parts.rules().size());
  }
}
