package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Following a match through reports that are right and through reports that cannot be. */
class ProgressTest {
  private final StateMachine machine = Sheets.game(Sheets.TURNS).newMachine();
  private final MutableList<String> remarks = Lists.mutable.empty();
  private final Progress progress = new Progress(machine, machine.roles().getFirst(), remarks::add);

  private static ImmutableList<Move> moves(String... terms) {
    return Lists.immutable
        .of(terms)
        .collect(
            text ->
                new Move(GdlReader.readTerm(new SourceText("move", text), Spelling.EXACT).get()));
  }

  private String legalOfLeft() {
    return progress.legalMoves(machine.roles().getFirst()).makeString();
  }

  @Test
  void advance_noMoves_staysInTheFirstState() {
    progress.advance(moves());

    assertEquals("(mark 0 a), (mark 0 b)", legalOfLeft());
  }

  @Test
  void advance_legalMoves_makesTheStep() {
    progress.advance(moves("(mark 0 a)", "noop"));
    progress.advance(moves("noop", "(mark 1 b)"));

    assertEquals("(mark 2 a), (mark 2 b)", legalOfLeft());
  }

  @Test
  void advance_otherCase_isUnderstood() {
    progress.advance(moves("(MARK 0 B)", "NOOP"));

    assertEquals("noop", legalOfLeft());
  }

  @Test
  void advance_illegalOrMissingMoves_makesTheStepAllTheSame() {
    progress.advance(moves("(mark 9 z)"));
    progress.advance(moves("noop", "(mark 1 a)", "noop"));

    assertEquals("(mark 2 a), (mark 2 b)", legalOfLeft());
    assertEquals(
        Lists.immutable.of(
            "2 roles but moves [(mark 9 z)] reported",
            "(mark 9 z) is not legal for left here; going on with (mark 0 a)",
            "2 roles but moves [noop, (mark 1 a), noop] reported"),
        remarks);
  }

  @Test
  void advance_reportOfTheStepBeforeLost_makesBothSteps() {
    progress.answered(moves("(mark 0 b)").getOnly());
    progress.advance(moves("noop", "(MARK 1 b)"));

    assertEquals("(mark 2 a), (mark 2 b)", legalOfLeft());
    assertEquals(
        "the report of a step was lost; going on as if it were [(mark 0 b), noop]",
        remarks.getOnly());
  }

  @Test
  void advance_afterTheEnd_staysThere() {
    progress.advance(moves("(mark 0 a)", "noop"));
    progress.advance(moves("noop", "(mark 1 b)"));
    progress.advance(moves("(mark 2 a)", "noop"));
    progress.advance(moves("noop", "(mark 3 b)"));
    progress.advance(moves("noop", "noop"));

    assertTrue(machine.isTerminal(progress.state()));
    assertTrue(progress.isOver());
    assertFalse(progress.accepts(moves("(mark 4 a)", "noop")));
    assertEquals("(mark 4 a), (mark 4 b)", legalOfLeft());
    assertEquals(moves("(mark 4 a)").getOnly(), progress.anyMove(machine.roles().getFirst()));
    assertEquals(Optional.of(100), progress.goal(machine.roles().getFirst()));
  }

  @Test
  void accepts_jointMove_onlyIfLegalAndComplete() {
    assertTrue(progress.accepts(moves("(mark 0 a)", "noop")));
    assertFalse(progress.accepts(moves("(mark 1 a)", "noop")));
    assertFalse(progress.accepts(moves("(mark 0 a)")));
    assertFalse(progress.accepts(moves()));
  }
}
