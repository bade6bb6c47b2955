package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Which step is found in place of one whose report was lost. */
final class LostStepTest {
  /**
   * Left chooses a number, and then right says one that follows on it, or stops where the number
   * has none. After 3 right has no move at all, which breaks the rules of play.
   */
  private static final String CHAIN =
      """
      (role left) (role right) (init begin)
      (number 0) (number 1) (number 2) (number 3) (follows 0 5) (follows 2 5) (follows 2 6)
      (<= (legal left (choose ?n)) (true begin) (number ?n))
      (<= (legal left noop) (true (chosen ?n)))
      (<= (legal right noop) (true begin))
      (<= (legal right (say ?m)) (true (chosen ?n)) (follows ?n ?m))
      (<= (legal right stop) (true (chosen 1)))
      (<= (next (chosen ?n)) (does left (choose ?n)))
      (<= (next over) (true (chosen ?n)))
      (<= terminal (true over))
      (goal left 50) (goal right 50)
      """;

  private static Move move(String text) {
    return new Move(GdlReader.readTerm(new SourceText("move", text), Spelling.EXACT).get());
  }

  private static ImmutableList<Move> moves(String... terms) {
    return Lists.immutable.of(terms).collect(LostStepTest::move);
  }

  /** What is found before a report in the first state of the game. */
  private static Optional<ImmutableList<Move>> before(
      String sheet, Optional<Move> answer, String... told) {
    StateMachine machine = Sheets.game(sheet).newMachine();
    return LostStep.before(
        moves(told), machine, machine.initialState(), machine.roles().getFirst(), answer);
  }

  @Test
  void before_reportPossibleNow_isEmpty() {
    assertEquals(Optional.empty(), before(CHAIN, Optional.empty(), "(choose 2)", "noop"));
  }

  @Test
  void before_reportPossibleAfterOneStep_isThatStep() {
    assertEquals(
        Optional.of(moves("(choose 2)", "noop")),
        before(CHAIN, Optional.empty(), "noop", "(say 6)"));
  }

  @Test
  void before_reportPossibleAfterSeveralSteps_isTheFirst() {
    assertEquals(
        Optional.of(moves("(choose 0)", "noop")),
        before(CHAIN, Optional.empty(), "noop", "(say 5)"));
  }

  @Test
  void before_answerFits_isTheAnswer() {
    assertEquals(
        Optional.of(moves("(choose 2)", "noop")),
        before(CHAIN, Optional.of(move("(choose 2)")), "noop", "(say 5)"));
  }

  @Test
  void before_answerDoesNotFit_isAnotherStep() {
    assertEquals(
        Optional.of(moves("(choose 1)", "noop")),
        before(CHAIN, Optional.of(move("(choose 3)")), "NOOP", "stop"));
  }

  @Test
  void before_reportNeverPossible_isEmpty() {
    assertEquals(Optional.empty(), before(CHAIN, Optional.empty(), "noop", "(say 7)"));
  }

  /** Only the last of 300 numbers is followed by 5: too many to try in the time of a turn. */
  @Test
  void before_tooManySteps_isEmptyUnlessTheAnswerFits() {
    String numbers =
        String.join(" ", IntStream.range(100, 400).mapToObj(n -> "(number " + n + ")").toList());
    String sheet = CHAIN.replace("(follows 0 5)", numbers + " (follows 399 4)");

    assertEquals(Optional.empty(), before(sheet, Optional.empty(), "noop", "(say 4)"));
    assertEquals(
        Optional.of(moves("(choose 399)", "noop")),
        before(sheet, Optional.of(move("(choose 399)")), "noop", "(say 4)"));
  }
}
