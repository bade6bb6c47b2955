package org.gonu.board.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.board.BoardPlan;
import org.gonu.board.place.Outline.Corner;
import org.gonu.board.place.Spot;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.game.SheetLibrary;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Diagnostic;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ViewReaderTest {
  private static final Game GAME =
      load(
          new SourceText(
              "line.kif",
              """
              (role white)
              (column a) (column b) (column c)
              (next_column a b) (next_column b c)
              (init (cell a man))
              (<= (here ?x) (true (cell ?x man)))
              (<= (legal white (go ?y)) (here ?x) (next_column ?x ?y))
              (<= (next (cell ?y man)) (does white (go ?y)))
              (<= terminal (true (cell c man)))
              (goal white 100)
              """));

  private static Game load(SourceText text) {
    return Game.load(text, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private static Outcome<View> read(String text) {
    return ViewReader.read(new SourceText("line.view", text), GAME);
  }

  private static ImmutableList<String> messages(String text) {
    Diagnostics found = read(text).diagnostics();
    return found
        .all()
        .collect(
            (Diagnostic each) ->
                each.source().position(each.span().start()) + " " + each.message());
  }

  private static BoardPlan plan(String text) {
    return read(text).get().plan().orElseThrow();
  }

  private static Term term(String text) {
    return GdlReader.readTerm(new SourceText("term", text), GAME.spelling()).get();
  }

  @Test
  void at_ruleOverTheSheet_givesAPlaceForEachColumn() {
    ImmutableList<Spot> spots = plan("(<= (at (cell ?x) ?x 1) (column ?x))").spots();

    assertEquals(Lists.immutable.of(1.0, 2.0, 3.0), spots.collect(Spot::x));
    assertEquals("cell a", spots.getFirst().name());
  }

  @Test
  void name_ofSeveralPlaces_isNumberedInTheOrderOfTheFile() {
    IntInterval numbers = IntInterval.oneTo(12);
    String places = numbers.collect(n -> "(at p" + n + " " + n + " 1)").makeString("");
    String names = numbers.collect(n -> "(name p" + n + " x)").makeString("");

    assertEquals(
        Lists.mutable.of("x").withAll(IntInterval.fromTo(2, 12).collect(n -> n + ":x")),
        plan(places + names).spots().toSortedListBy(Spot::x).collect(Spot::id));
  }

  @Test
  void middle_twoPlaces_liesBetweenThem() {
    ImmutableList<Spot> spots = plan("(at one 1 1) (at two 2 3) (middle m one two)").spots();

    Spot middle = spots.detect(spot -> spot.name().equals("m"));
    assertEquals(1.5, middle.x());
    assertEquals(-2, middle.y());
  }

  @Test
  void holds_factOfAState_isOnItsPlace() {
    BoardPlan plan =
        plan(
            """
            (<= (at (cell ?x) ?x 1) (column ?x))
            (<= (name (cell ?x) ?x) (column ?x))
            (<= (holds (cell ?x man) (cell ?x) man) (column ?x))
            """);

    BoardPlan.Contents contents = plan.contents(Lists.immutable.of(term("(cell b man)")));

    assertEquals(Lists.immutable.of("man"), contents.contents().get("b"));
    assertTrue(contents.rest().isEmpty());
  }

  @Test
  void helper_usedInACondition_isARelationOfTheFile() {
    assertEquals(2, plan("(spot 1) (spot 2) (<= (at ?n ?n 1) (spot ?n))").spots().size());
  }

  @Test
  void draw_aloneInAFile_leavesTheBoardToBeFound() {
    View view = read("(draw man king black)").get();

    assertTrue(view.plan().isEmpty());
    assertEquals(
        new View.Look("king", Optional.of("black"), Optional.empty()), view.looks().get("man"));
  }

  @Test
  void line_withoutPlaces_joinsTheBoardThatIsFound() {
    View view = read("(line (point 1 1) (point 3.5 1.5) thick red) (caption 2 0.4 south)").get();
    BoardPlan found = plan("(<= (at ?x ?x 1) (column ?x)) (at (upper a) a 3)");

    BoardPlan marked = view.plan(() -> found);

    assertEquals(found.spots(), marked.spots());
    Spot lowerLeft = found.spots().detect(spot -> spot.name().equals("a"));
    assertEquals(
        Lists.immutable.of(
            new BoardPlan.Stroke(
                new Corner(lowerLeft.x(), lowerLeft.y()),
                new Corner(lowerLeft.x() + 2.5, lowerLeft.y() - 0.5),
                BoardPlan.Stroke.THICK,
                Optional.of("red"))),
        marked.strokes());
    assertEquals(
        Lists.immutable.of(new BoardPlan.Caption("south", lowerLeft.x() + 1, lowerLeft.y() + 0.6)),
        marked.captions());
  }

  @Test
  void line_colourWithoutThick_isThin() {
    BoardPlan.Stroke line = plan("(at one 1 1) (line one (point 2 2) teal)").strokes().getOnly();

    assertEquals(Optional.of("teal"), line.colour());
    assertEquals(BoardPlan.Stroke.THIN, line.width());
  }

  @ParameterizedTest
  @ValueSource(strings = {"reddish", "red thick", "thick thick"})
  void line_ofALookThatThereIsNot_isAnError(String look) {
    assertEquals(
        Lists.immutable.of("1:14 there is no line '" + look + "'"),
        messages("(at one 1 1) (line one one " + look + ")"));
  }

  @Test
  void statement_unknownWord_isAnErrorAtItsPlace() {
    assertEquals(
        Lists.immutable.of("2:1 a view cannot say 'shap'"),
        messages("(at one 1 1)\n(shap one dot)"));
  }

  @Test
  void statement_wrongNumberOfArguments_isAnError() {
    assertEquals(Lists.immutable.of("1:1 'at' with 2 arguments"), messages("(at one 1)"));
  }

  @Test
  void condition_dependsOnTheState_isAnError() {
    assertEquals(
        Lists.immutable.of("1:5 this depends on 'here', which is another in each state"),
        messages("(<= (at ?x ?x 1) (here ?x))"));
  }

  @Test
  void condition_unknownRelation_isAnError() {
    assertEquals(
        Lists.immutable.of("1:5 the rule sheet has no relation 'colum'"),
        messages("(<= (at ?x ?x 1) (colum ?x))"));
  }

  @Test
  void rule_unboundVariable_isAnErrorOfTheLanguage() {
    Diagnostics found = read("(<= (at ?x ?y 1) (column ?x))").diagnostics();

    assertTrue(found.hasErrors());
    assertEquals("line.view", found.all().getFirst().source().name());
  }

  @Test
  void values_thatDoNotExist_areErrors() {
    assertEquals(
        Lists.immutable.of(
            "1:1 'left' is no coordinate",
            "2:1 there is no place two",
            "3:1 there is no symbol 'knigt'"),
        messages("(at one left 1)\n(line two two)\n(draw man knigt)"));
  }

  @Test
  void text_unbalanced_isAnErrorOfTheLanguage() {
    assertTrue(read("(at one 1 1").diagnostics().hasErrors());
  }

  static ImmutableList<String> views() {
    return SheetLibrary.names().select(name -> name.endsWith(ViewFiles.SUFFIX));
  }

  @ParameterizedTest
  @MethodSource("views")
  void read_everyViewOfTheLibrary_isFine(String name) throws Exception {
    String sheet = ViewFiles.sheetFor(name);
    Game game = load(SourceText.decode(sheet, Files.readAllBytes(Path.of("rules", sheet))));

    Outcome<View> view =
        ViewReader.read(SourceText.decode(name, Files.readAllBytes(Path.of("rules", name))), game);

    assertEquals(Lists.immutable.empty(), view.diagnostics().all());
  }
}
