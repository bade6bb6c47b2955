package org.gonu.cli.person;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.render.MoveGesture;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** What typed texts mean. */
final class TypedMovesTest {
  private static TypedMoves moves(String... terms) {
    return TypedMoves.of(
        Lists.immutable
            .with(terms)
            .collect(
                term -> {
                  Move move =
                      new Move(GdlReader.readTerm(new SourceText("t", term), SPELLING).get());
                  return new MoveGesture(
                      move, Printer.COMPACT.print(move.term()), Lists.immutable.empty());
                }));
  }

  private static final Spelling SPELLING = Spelling.EXACT;

  private static ImmutableList<String> found(TypedMoves moves, String typed) {
    return moves.find(typed).collect(named -> named.text());
  }

  @Test
  void find_argumentsWithOtherGaps_meansTheMove() {
    TypedMoves moves = moves("(move a 2 a 3)", "(move a 2 b 3)", "noop");

    assertEquals(Lists.immutable.of("move a 2 a 3"), found(moves, "a2 a3"));
    assertEquals(Lists.immutable.of("move a 2 b 3"), found(moves, "MOVE a2-b3"));
    assertEquals(Lists.immutable.of("noop"), found(moves, "n"));
    assertEquals(2, found(moves, "a2").size());
  }

  @Test
  void find_numberThatIsAnotherMovesArgument_meansBoth() {
    TypedMoves moves = moves("(drop 2)", "(drop 3)", "noop");

    assertEquals(Lists.immutable.of("drop 2", "drop 3"), found(moves, "2"));
  }

  @Test
  void of_movesThatDifferInOneNumber_areNumberedByIt() {
    TypedMoves moves = moves("(drop 2)", "(drop 5)");

    assertEquals(Lists.immutable.of("drop 5"), found(moves, "5"));
    assertEquals(Lists.immutable.empty(), found(moves, "1"));
  }

  @Test
  void find_signs_areKeptApart() {
    TypedMoves moves = moves("(press +)", "(press -)");

    assertEquals(Lists.immutable.of("press -"), found(moves, "press -"));
  }

  @Test
  void near_misspelledMove_isNamed() {
    TypedMoves moves = moves("(advance pawn)", "(retreat pawn)");

    assertEquals(
        Lists.immutable.of("advance pawn"),
        moves.near("advanse pawn").collect(TypedMoves.Named::text));
  }
}
