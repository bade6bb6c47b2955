package org.gonu.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.view.ViewReader;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.game.SheetLibrary;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PicturesTest {
  private static Game game(String sheet) {
    SourceText text = SourceText.decode(sheet, SheetLibrary.read(sheet));
    return Game.load(text, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private static ImmutableList<MoveGesture> gestures(Game game, int role) {
    StateMachine machine = game.newMachine();
    State state = machine.initialState();
    return Pictures.of(game, Optional.empty())
        .gestures(
            game.roles().get(role),
            machine.legalMoves(state, game.roles().get(role)),
            machine.facts(state));
  }

  @Test
  void gestures_krk_areSourceAndTarget() {
    assertTrue(
        gestures(game("krk.kif"), 0)
            .anySatisfy(
                gesture ->
                    gesture.clicks().equals(Lists.immutable.of("d1", "d3"))
                        && gesture.label().contains("d1–d3")));
  }

  @Test
  void gestures_dotsAndBoxes_areClicksOnLines() {
    ImmutableList<MoveGesture> gestures = gestures(game("dots-and-boxes.kif"), 0);

    assertEquals(40, gestures.collect(MoveGesture::clicks).distinct().size());
    assertTrue(
        gestures.anySatisfy(
            gesture ->
                gesture.move().toString().equals("(draw vertical e 4)")
                    && gesture.clicks().equals(Lists.immutable.of("e4_e5"))
                    && gesture.label().equals("e4–e5")));
  }

  /** A disc drops into a column, and any place of the column may stand for that. */
  @Test
  void gestures_connectFour_areTheLowestPlacesOfColumns_andTheirColumns() {
    ImmutableList<MoveGesture> gestures = gestures(game("connect-four.kif"), 0);

    assertEquals(
        Lists.immutable.of("a1", "b1", "c1", "d1", "e1", "f1", "g1").collect(Lists.immutable::of),
        gestures.collect(MoveGesture::clicks));
    assertEquals(
        Lists.immutable.of("d2", "d3", "d4", "d5", "d6"),
        gestures.get(3).also().toSortedList().toImmutable());
  }

  @Test
  void gestures_towerOfHanoi_areClicksOnPegs() {
    assertEquals(
        Lists.immutable.of(
            Lists.immutable.of("left", "middle"), Lists.immutable.of("left", "right")),
        gestures(game("tower-of-hanoi.kif"), 0).collect(MoveGesture::clicks));
  }

  /** A disc goes on another or on a peg. */
  @Test
  void gestures_thingsNamedByThemselves_areClicksWhereTheyStand() {
    String sheet =
        """
        (role r)
        (peg l) (peg m) (peg n)
        (init (on a b)) (init (on b c)) (init (on c l))
        (below a b) (below b c) (below a c)
        (<= (below ?x ?y) (disc ?x) (peg ?y))
        (disc a) (disc b) (disc c)
        (<= (covered ?y) (true (on ?x ?y)))
        (<= (legal r (put ?x ?y)) (below ?x ?y) (not (covered ?x)) (not (covered ?y)))
        (<= (next (on ?x ?y)) (does r (put ?x ?y)))
        (<= (next (on ?x ?y)) (true (on ?x ?y)) (not (goes ?x)))
        (<= (goes ?x) (does r (put ?x ?y)))
        (<= terminal (true (on c n)))
        (<= (goal r 100) terminal)
        (<= (goal r 0) (not terminal))
        """;
    Game game =
        Game.load(new SourceText("s.kif", sheet), CasePolicy.INSENSITIVE, Strictness.LENIENT).get();

    assertEquals(
        Lists.immutable.of(Lists.immutable.of("l", "m"), Lists.immutable.of("l", "n")),
        gestures(game, 0).collect(MoveGesture::clicks));
  }

  @Test
  void gestures_noop_isAButton() {
    ImmutableList<MoveGesture> gestures = gestures(game("krk.kif"), 1);

    assertEquals(
        Lists.immutable.of(Lists.immutable.empty()), gestures.collect(MoveGesture::clicks));
  }

  /** The telephones of today are 360 pixels wide and more. */
  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "chess", "onyx", "hex-11x11", "gomoku-15x15"})
  void coordinates_onATelephone_areEightPixelsHigh(String sheet) {
    Game game = game(sheet + ".kif");
    StateMachine machine = game.newMachine();
    String svg =
        Pictures.of(game, Optional.empty())
            .svg(machine.facts(machine.initialState()), PictureOptions.DEFAULT);
    double width =
        Double.parseDouble(svg.replaceFirst("(?s).*?viewBox=\"\\S+ \\S+ (\\S+).*", "$1"));
    double height =
        Double.parseDouble(
            svg.replaceFirst("(?s).*<text[^>]*font-size=\"(\\S+)\"[^>]*>1</text>.*", "$1"));

    assertTrue(height * 360 / width >= 8, () -> height + " of a width of " + width);
  }

  @ParameterizedTest
  @CsvSource({"chess, black", "breakthrough, black", "tic-tac-toe, ", "connect-four, "})
  void farSide_isTheRoleThatBeginsAbove(String sheet, @Nullable String role) {
    Pictures pictures = Pictures.of(game(sheet + ".kif"), Optional.empty());

    assertEquals(Optional.ofNullable(role), pictures.farSide().map(Role::name));
  }

  @Test
  void svg_hexWithItsView_hasTheEdgesOfBothColours() {
    Game game = game("hex-9x9.kif");
    String name = "hex-9x9.view";
    SourceText text = SourceText.decode(name, SheetLibrary.read(name));
    StateMachine machine = game.newMachine();
    ImmutableList<Term> facts = machine.facts(machine.initialState());

    String svg =
        Pictures.of(game, Optional.of(ViewReader.read(text, game).get()))
            .svg(facts, PictureOptions.DEFAULT);

    assertEquals(81, svg.split("class=\"site\"", -1).length - 1);
    assertEquals(2, svg.split("stroke=\"#c63a2f\"", -1).length - 1);
    assertEquals(2, svg.split("stroke=\"#2a69b8\"", -1).length - 1);
  }

  @Test
  void svg_ticTacToe_hasNineSites() {
    Game game = game("tic-tac-toe.kif");
    StateMachine machine = game.newMachine();
    ImmutableList<Term> facts = machine.facts(machine.initialState());

    String svg = Pictures.of(game, Optional.empty()).svg(facts, PictureOptions.DEFAULT);

    assertEquals(9, svg.split("class=\"site\"", -1).length - 1);
    assertFalse(svg.contains("style="));
  }

  @Test
  void svg_longLinesOfFacts_goOnBelow() {
    String facts = "";
    for (int i = 1; i <= 40; i++) {
      facts += "(init (holds thing" + i + " (place shelf" + i + ")))\n";
    }
    String sheet =
        """
        (role r)
        (init (chain (cons aaaaaaaaaa (cons bbbbbbbbbb (cons cccccccccc (cons dddddddddd nil))))))
        (<= (legal r wait))
        (<= (next (chain nil)) (does r wait))
        (<= terminal (true (chain nil)))
        (<= (goal r 100))
        """;
    Game game =
        Game.load(
                new SourceText("s.kif", sheet + facts), CasePolicy.INSENSITIVE, Strictness.LENIENT)
            .get();
    StateMachine machine = game.newMachine();

    Pictures pictures = Pictures.of(game, Optional.empty());
    String svg = pictures.svg(machine.facts(machine.initialState()), PictureOptions.DEFAULT);

    assertFalse(pictures.hasBoard());
    assertEquals(40, svg.split("thing[0-9]+ \\(place shelf[0-9]+\\)", -1).length - 1);
    assertTrue(svg.contains("dddddddddd"));
    assertFalse(svg.contains("…"));
  }
}
