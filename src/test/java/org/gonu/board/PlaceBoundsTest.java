package org.gonu.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.place.Outline.Form;
import org.gonu.board.place.Spot;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.game.SampleWalk;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards whose places are told by rules, not by the positions that are seen. */
final class PlaceBoundsTest {
  /** The match ends after five steps, so that few places are seen. */
  private static final String FRAME =
      """
      (role r)
      (init (step 1))
      (succ 1 2) (succ 2 3) (succ 3 4) (succ 4 5) (succ 5 6) (succ 6 7) (succ 7 8) (succ 8 9)
      (<= (next (step ?n)) (true (step ?m)) (succ ?m ?n))
      (<= terminal (true (step 6)))
      (<= (goal r 100))
      """;

  /** Two pawns go about on a square; what is built lies between its cells. */
  private static final String PAWNS =
      FRAME
          + """
          (init (pawn white 3 1)) (init (pawn black 3 5))
          (col 1) (col 2) (col 3) (col 4) (col 5)
          (<= (adj ?x ?y ?u ?y) (col ?x) (col ?y) (col ?u) (succ ?x ?u))
          (<= (adj ?x ?y ?x ?v) (col ?x) (col ?y) (col ?v) (succ ?y ?v))
          (<= (near ?x ?y ?u ?v) (or (adj ?x ?y ?u ?v) (adj ?u ?v ?x ?y)))
          (<= (legal r (go ?p ?u ?v)) (true (pawn ?p ?x ?y)) (near ?x ?y ?u ?v) (not (full ?u ?v)))
          (<= (legal r (build ?k ?x ?y)) (groove ?k ?x ?y) (not (true (wall ?k ?x ?y))))
          (<= (groove ?k ?x ?y) (kind ?k) (col ?x) (col ?y) (distinct ?x 5) (distinct ?y 5))
          (kind h) (kind v)
          (<= (full ?x ?y) (true (pawn ?p ?x ?y)))
          (<= (goes ?p) (does r (go ?p ?x ?y)))
          (<= (next (pawn ?p ?x ?y)) (does r (go ?p ?x ?y)))
          (<= (next (pawn ?p ?x ?y)) (true (pawn ?p ?x ?y)) (not (goes ?p)))
          (<= (next (wall ?k ?x ?y)) (does r (build ?k ?x ?y)))
          (<= (next (wall ?k ?x ?y)) (true (wall ?k ?x ?y)))
          """;

  @ParameterizedTest
  @ValueSource(strings = {"wall", "fence", "axe"})
  void find_pawnsThatSawFewCells_haveAllOfThem(String name) {
    Game game = game(PAWNS.replace("wall", name));

    assertEquals(
        Lists.immutable.of(name + " 4x4", "pawn 5x5").toSortedList(), sizes(game).toSortedList());
  }

  @Test
  void find_cellsOfAHexagon_leavesOutTheCornersOfTheRhombus() {
    Game game =
        game(
            FRAME
                + """
                (num 1) (num 2) (num 3) (num 4) (num 5)
                (<= (hex ?x ?y) (gap ?x ?y))
                (<= (hex ?y ?x) (gap ?x ?y))
                (<= (gap ?x ?x) (num ?x))
                (<= (gap ?x ?y) (num ?x) (num ?y) (succ ?x ?y))
                (<= (gap ?x ?z) (num ?x) (num ?z) (succ ?x ?y) (succ ?y ?z))
                (<= (touch ?x ?y ?u ?y) (hex ?x ?y) (hex ?u ?y) (succ ?x ?u))
                (<= (touch ?x ?y ?x ?v) (hex ?x ?y) (hex ?x ?v) (succ ?y ?v))
                (<= (touch ?x ?y ?u ?v) (hex ?x ?y) (hex ?u ?v) (succ ?x ?u) (succ ?y ?v))
                (init (owner 1 1 red)) (init (owner 5 5 blue))
                (init (owner 2 4 red)) (init (owner 4 3 blue)) (init (owner 3 2 red))
                (<= (legal r (place ?x ?y)) (hex ?x ?y) (not (full ?x ?y)))
                (<= (full ?x ?y) (true (owner ?x ?y ?c)))
                (<= (next (owner ?x ?y red)) (does r (place ?x ?y)))
                (<= (next (owner ?x ?y ?c)) (true (owner ?x ?y ?c)))
                """);
    ImmutableList<Spot> spots = layout(game).plan(GameBoard.atoms(game)).spots();

    assertEquals(19, spots.size());
    assertEquals(
        Lists.immutable.of(Form.HEXAGON), spots.collect(each -> each.outline().form()).distinct());
  }

  /** The column is counted on by a relation that has more numbers than the board has columns. */
  @Test
  void find_rulesThatDoNotTellWhereTheBoardEnds_hasWhatWasSeen() {
    Game game =
        game(
            FRAME
                + """
                (init (car red 1 1)) (init (car blue 1 2)) (init (car green 2 3))
                (init (car grey 3 4))
                (<= (legal r (go ?c)) (true (car ?c ?x ?y)) (not (true (car ?c 3 ?y))))
                (<= (next (car ?c ?u ?y)) (does r (go ?c)) (true (car ?c ?x ?y)) (succ ?x ?u))
                (<= (next (car ?c ?x ?y)) (true (car ?c ?x ?y)) (not (does r (go ?c))))
                (<= (legal r wait) (true (car red 3 1)))
                """);

    assertEquals(Lists.immutable.of("3x4"), sizes(game).collect(String::strip));
  }

  private static ImmutableList<String> sizes(Game game) {
    return layout(game)
        .view(Lists.immutable.empty())
        .boards()
        .collect(board -> board.title() + " " + board.columns().size() + "x" + board.rows().size());
  }

  private static BoardLayout layout(Game game) {
    return GameBoard.find(game, SampleWalk.of(game.newMachine()));
  }

  private static Game game(String sheet) {
    return Game.load(new SourceText("s.kif", sheet), CasePolicy.INSENSITIVE, Strictness.LENIENT)
        .get();
  }
}
