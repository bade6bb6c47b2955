package org.gonu.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** What grounding keeps, leaves out and refuses. */
final class GrounderTest {
  /** A piece goes along a line of five points; marks are left where it has been. */
  private static final String WALK =
      """
      (role walker)
      (succ 1 2) (succ 2 3) (succ 3 4) (succ 4 5)
      (init (at 1))
      (<= (legal walker (go ?y)) (true (at ?x)) (succ ?x ?y))
      (<= (next (at ?y)) (does walker (go ?y)))
      (<= (next (mark ?x)) (true (at ?x)))
      (<= (next (mark ?x)) (true (mark ?x)))
      (<= terminal (true (at 5)))
      (<= (goal walker 100) (true (at 5)) (not (true (mark 9))))
      (<= (goal walker 0) (not (true (at 5))))
      """;

  private static GroundProgram ground(String text, GroundingLimits limits) {
    SourceText source = new SourceText("test.kif", text);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    return Grounder.ground(game.rules(), limits);
  }

  private static GroundProgram ground(String text) {
    return ground(text, GroundingLimits.defaults());
  }

  @Test
  void ground_reachableFacts_areTheBasesInOrder() {
    GroundProgram program = ground(WALK);

    assertEquals(
        "(at 1) (at 2) (at 3) (at 4) (at 5) (mark 1) (mark 2) (mark 3) (mark 4) (mark 5)",
        program.bases().terms().makeString(" "));
    assertEquals("(go 2) (go 3) (go 4) (go 5)", program.moves().all().makeString(" "));
  }

  @Test
  void ground_initialFacts_areMarked() {
    GroundProgram program = ground(WALK);

    assertTrue(program.bases().initially()[0]);
    assertEquals(-1, program.bases().nextAtoms()[0], "nothing leads back to the first point");
  }

  @Test
  void ground_negatedImpossibleFact_isNoCondition() {
    GroundProgram program = ground(WALK);
    int won = program.goals().detect(goal -> goal.value().equals(OptionalInt.of(100))).atom();

    int rule = program.rules().firstRule(won);
    assertEquals(1, program.rules().firstRule(won + 1) - rule);
    assertEquals(1, program.rules().firstLiteral(rule + 1) - program.rules().firstLiteral(rule));
  }

  @Test
  void ground_variablesThatHeadDoesNotSee_areSplitOff() {
    String untouched =
        """
        (role a)
        (role b)
        (cell 1) (cell 2) (cell 3) (cell 4) (cell 5) (cell 6)
        (mark x) (mark y) (mark z)
        (init (holds 1 x)) (init (holds 2 y)) (init (holds 3 z))
        (<= (legal ?r (take ?c ?d)) (role ?r) (cell ?c) (cell ?d))
        (<= (next (holds ?c ?m))
            (true (holds ?c ?m))
            (does ?r (take ?d ?e))
            (distinct ?c ?d)
            (distinct ?c ?e))
        (<= (next (holds ?c ?m)) (mark ?m) (does ?r (take ?c ?d)))
        (<= terminal (not (true (holds 1 x))))
        (<= (goal ?r 50) (role ?r))
        """;
    GroundProgram program = ground(untouched);

    // 6 cells with 2 * 25 moves each, then 18 facts; unsplit it would be 18 * 50.
    int frame = 6 * 50 + 18;
    int placed = 18 + 6 * 12;
    int rest = 72 + 1 + 2;
    assertTrue(
        program.rules().size() <= frame + placed + 18 * 12 + rest,
        "instances: " + program.rules().size());
  }

  @Test
  void ground_moreInstancesThanAllowed_isAbandoned() {
    GroundingLimits limits = GroundingLimits.defaults().withInstances(() -> 10);

    GroundingAbandonedException abandoned =
        assertThrows(GroundingAbandonedException.class, () -> ground(WALK, limits));

    assertEquals("there are more than 10 rule instances (test.kif:6:5)", abandoned.getMessage());
  }

  @Test
  void ground_moreRowsThanAllowed_namesTheRule() {
    GroundingLimits limits = GroundingLimits.defaults().withRows(rows -> rows <= 100_000);

    GroundingAbandonedException abandoned =
        assertThrows(GroundingAbandonedException.class, () -> ground(endless(), limits));

    String message = String.valueOf(abandoned.getMessage());
    assertTrue(message.startsWith("grounding reads more than 1"), message);
    assertTrue(message.contains(" rows (test.kif:"), message);
  }

  @Test
  void ground_moreTimeThanAllowed_namesTheRule() {
    GroundingAbandonedException abandoned =
        assertThrows(
            GroundingAbandonedException.class,
            () -> ground(endless(), GroundingLimits.defaults().withSeconds(0.5)));

    String message = String.valueOf(abandoned.getMessage());
    assertTrue(message.startsWith("grounding takes more than 0.5 s (test.kif:"), message);
  }

  /** A sheet with a rule of 40 to the power of 6 instances. */
  private static String endless() {
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < 40; i++) {
      digits.append("(d " + i + ") ");
    }
    return WALK
        + digits
        + """
        (<= (next endless) (d ?a) (d ?b) (d ?c) (d ?d) (d ?e) (d ?f) (not (known ?a ?f)))
        (<= (known ?x ?y) (d ?x) (d ?y))
        """;
  }

  @Test
  void ground_alternativesWithoutEnd_nameTheRule() {
    String choice = "(or (true (at 0)) (true (at 1)))";
    String sheet = WALK + "(<= (next many) " + choice.repeat(13) + ")\n";

    GroundingAbandonedException abandoned =
        assertThrows(GroundingAbandonedException.class, () -> ground(sheet));

    String message = String.valueOf(abandoned.getMessage());
    assertTrue(message.contains("4096 combinations of alternatives (test.kif:"), message);
  }

  @Test
  void ground_cancelled_isAbandonedSoon() {
    String wide =
        """
        (role a)
        (d 0) (d 1) (d 2) (d 3) (d 4) (d 5) (d 6) (d 7) (d 8) (d 9)
        (init (p 0))
        (<= (legal a (m ?x ?y ?z ?u ?v ?w)) (d ?x) (d ?y) (d ?z) (d ?u) (d ?v) (d ?w))
        (<= (next (p ?x)) (does a (m ?x ?y ?z ?u ?v ?w)))
        (<= terminal (true (p 9)))
        (goal a 0)
        """;
    GroundingLimits limits = GroundingLimits.defaults().withCancellation(() -> true);

    assertThrows(GroundingAbandonedException.class, () -> ground(wide, limits));
  }

  @Test
  void ground_manyRulesWithAConstantEach_looksAtFewRows() {
    StringBuilder sheet = new StringBuilder(WALK);
    for (int i = 0; i < 3000; i++) {
      sheet.append("(init (f " + i + ")) (<= (next (f " + i + ")) (true (f " + i + ")))\n");
    }
    AtomicInteger looks = new AtomicInteger();
    GroundingLimits limits =
        GroundingLimits.defaults()
            .withCancellation(
                () -> {
                  looks.incrementAndGet();
                  return false;
                });

    ground(sheet.toString(), limits);

    // The limits are looked at every few thousand rows; every rule with every fact is nine million.
    assertTrue(looks.get() < 100, looks + " looks at the limits");
  }

  @Test
  void ground_interruptedInTheMidst_endsAtOnce() throws InterruptedException {
    StringBuilder sheet = new StringBuilder(WALK);
    for (int i = 0; i < 60; i++) {
      sheet.append("(digit ").append(i).append(")\n");
    }
    String long6 = "(digit ?a) (digit ?b) (digit ?c) (digit ?d) (digit ?e) (digit ?f)";
    sheet.append("(<= (next endless) ").append(long6).append(" (not (known ?a ?f)))\n");
    sheet.append("(<= (known ?x ?y) (digit ?x) (digit ?y))\n");
    CountDownLatch begun = new CountDownLatch(1);
    AtomicReference<Throwable> end = new AtomicReference<>();
    GroundingLimits limits =
        GroundingLimits.defaults()
            .withCancellation(
                () -> {
                  begun.countDown();
                  return false;
                });
    Thread thread =
        new Thread(
            () ->
                end.set(
                    assertThrows(
                        GroundingAbandonedException.class,
                        () -> ground(sheet.toString(), limits))));
    thread.start();
    assertTrue(begun.await(60, TimeUnit.SECONDS), "grounding never looked at its limits");

    thread.interrupt();
    thread.join(10_000);

    assertFalse(thread.isAlive());
    assertEquals(
        "grounding was cancelled", String.valueOf(Objects.requireNonNull(end.get()).getMessage()));
  }
}
