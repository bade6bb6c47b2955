package org.gonu.ground.assumption;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.ground.GroundProgram;
import org.gonu.ground.Grounder;
import org.gonu.ground.GroundingLimits;
import org.gonu.text.SourceText;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is assumed of which sheets, and which rules rest on it. */
final class MutexAssumptionTest {
  private static String sheet() throws IOException {
    return Files.readString(Path.of("src/test/resources/grounding/one-king.kif"));
  }

  private static String latinSquare() throws IOException {
    return Files.readString(Path.of("src/test/resources/grounding/latin-square.kif"));
  }

  private static Optional<MutexAssumption.Result> assume(String text, double minInstances) {
    SourceText source = new SourceText("test.kif", text);
    ValidatedRules rules =
        Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get().rules();
    return MutexAssumption.of(rules, minInstances);
  }

  @Test
  void of_aLargeRelationThatIsOnlyNegated_assumesOneCellOfEachKing() throws IOException {
    MutexAssumption.Result result = assume(sheet(), 10_000).orElseThrow();

    AssumedFact.Key king =
        new AssumedFact.Key(2, Sets.immutable.of(Constant.of("wk"), Constant.of("bk")));
    assertEquals(
        Lists.immutable.of(new AssumedFact(new Predicate("cell", 3), Lists.immutable.of(king))),
        result.facts());
  }

  @Test
  void of_aLargeRelationThatIsOnlyNegated_asksForTheKingInPlaceOfItsCell() throws IOException {
    String text = assume(sheet(), 10_000).orElseThrow().rules().rules().makeString("\n");

    assertTrue(
        text.contains("(true (cell ?kx ?ky ?k)) (not (exposed of cell ?k ?p ?x ?y ?u ?v))"), text);
    assertTrue(text.contains("(<= (exposed of cell wk white ?other 1 of exposed ?other 2"), text);
    assertTrue(text.contains("(<= (exposed of cell bk black ?other 1 of exposed ?other 2"), text);
    assertEquals(-1, text.indexOf("(exposed ?"), text);
  }

  @Test
  void of_aRelationThatAnotherOneNegates_definesWhatBothAsk() throws IOException {
    String sheet =
        sheet()
            .replace(
                "(differ ?cx ?cy ?u ?v))\n(<= (legal",
                "(differ ?cx ?cy ?u ?v) (not (hidden ?u ?v ?ix ?iy)))\n(<= (legal");
    assertNotEquals(sheet(), sheet);
    String hidden = "(<= (hidden ?u ?v ?ix ?iy) (true (cell ?u ?iy b)) (n ?v) (n ?ix))";

    MutexAssumption.Result result = assume(sheet + hidden, 0).orElseThrow();

    String text = result.rules().rules().makeString("\n");
    assertEquals(2, result.facts().size());
    assertEquals(-1, text.indexOf("(not (hidden ?"), text);
    assertTrue(text.contains("(not (hidden of cell"), text);
    assertTrue(text.contains("(<= (hidden of cell"), text);
  }

  @Test
  void of_aRuleWithTwoKingsInADisjunction_asksInEachAlternativeForItsOwn() throws IOException {
    String both =
        sheet()
            .replace(
                "(piece ?k ?p king) (true (cell ?kx ?ky ?k))\n    (not",
                "(or (true (cell ?kx ?ky wk)) (true (cell ?kx ?ky bk)))\n    (not");
    assertNotEquals(sheet(), both);

    String text = assume(both, 10_000).orElseThrow().rules().rules().makeString("\n");

    assertTrue(text.contains("(true (cell ?kx ?ky wk)) (not (exposed of cell wk ?p"), text);
    assertTrue(text.contains("(true (cell ?kx ?ky bk)) (not (exposed of cell bk ?p"), text);
  }

  @Test
  void of_aLargeRelationThatNamesAMoveFirst_keepsTheOrderOfMoves() throws IOException {
    String sheet =
        sheet()
            .replace(
                "(differ ?cx ?cy ?u ?v))\n(<= (legal",
                "(differ ?cx ?cy ?u ?v) (distinct ?ix pass))\n(<= (legal");
    assertNotEquals(sheet(), sheet);

    GroundProgram program =
        Grounder.ground(assume(sheet, 10_000).orElseThrow().rules(), GroundingLimits.defaults());

    assertEquals("pass", program.moves().all().getFirst().toString());
  }

  @Test
  void of_aLargeRelationAskedOftenOfSingleValues_assumesOneDigitInACell() throws IOException {
    MutexAssumption.Result result = assume(latinSquare(), 20_000).orElseThrow();

    ImmutableList<AssumedFact.Key> cell =
        Lists.immutable
            .of(0, 1)
            .collect(argument -> new AssumedFact.Key(argument, Sets.immutable.empty()));
    assertEquals(
        Lists.immutable.of(new AssumedFact(new Predicate("mark", 3), cell)), result.facts());
  }

  @Test
  void of_aLargeRelationAskedOftenOfSingleValues_asksForEachDigitInARuleOfItsOwn()
      throws IOException {
    String text = assume(latinSquare(), 20_000).orElseThrow().rules().rules().makeString("\n");

    assertTrue(text.contains("(true (mark ?i 6 ?f)) (goodRow 0 ?i) (goodRow 1 ?i)"), text);
    assertTrue(text.contains("(<= (some value 0 ?0) (true (mark ?0 1 ?1)) (n ?1) (distinct 1"));
    assertEquals(-1, text.indexOf("(first "), text);
    assertEquals(-1, text.indexOf("(one "), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // It is asked for without facts that tell its values, too.
        "(<= some (goodRow ?i)) | (<= some (one 1 1 2 3 4 5 6))",
        // It is negated.
        "(<= bad (n ?i) (not (goodRow ?i))) | (<= bad (not (one 1 1 2 3 4 5 6)))",
        // It depends on itself.
        "(first ?z ?f ?a ?b ?c ?d ?e) | (one ?z ?f ?a ?b ?c ?d ?e)"
      })
  void of_aLargeRelationThatIsNeededWhole_assumesNothing(String part, String other)
      throws IOException {
    String changed = latinSquare().replace(part, other);
    assertNotEquals(latinSquare(), changed);

    assertEquals(Optional.empty(), assume(changed, 20_000));
  }

  @Test
  void of_aRelationOfFewInstances_assumesNothing() throws IOException {
    assertEquals(Optional.empty(), assume(sheet(), 12_000_000));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The relation is asked for as well.
        "(<= terminal (true (step 16))) | (<= terminal (exposed white 1 1 ?x 1 1 1))",
        // The cell of the king is a part of the move.
        "(legal ?p (move ?a ?u ?v ?x ?y)) | (legal ?p (move ?kx ?ky ?u ?v))",
        // Nothing tells where the king is.
        "(true (cell ?kx ?ky ?k)) | (n ?kx) (n ?ky)",
        // Another rule negates it of any cell.
        "(<= (own ?p ?x ?y) | (<= (safe ?x ?y) (n ?x) (n ?y) (not (exposed white 1 1 ?x ?y 1 1)))"
            + " (<= (own ?p ?x ?y)",
        // Another relation has the same name.
        "(<= (own ?p ?x ?y) | (<= (exposed ?x) (own white ?x 1)) (<= (own ?p ?x ?y)",
        // One argument of the relation is told by two of the fact.
        "(not (exposed ?p ?x ?y ?kx ?ky ?u ?v)) | (not (exposed ?p ?x ?kx ?kx ?ky ?u ?v))"
      })
  void of_aRelationThatCannotBeAskedByAKey_assumesNothing(String part, String other)
      throws IOException {
    String changed = sheet().replaceFirst(Pattern.quote(part), other);
    assertNotEquals(sheet(), changed);

    assertEquals(Optional.empty(), assume(changed, 10_000));
  }

  @Test
  void groups_ofBases_areThoseWithEqualKeysAmongTheValues() {
    AssumedFact fact =
        new AssumedFact(
            new Predicate("cell", 2),
            Lists.immutable.of(
                new AssumedFact.Key(1, Sets.immutable.of(Constant.of("k"), Constant.of("q")))));

    var groups =
        fact.groups(
            Lists.immutable.of(
                at("1", "k"), at("1", "q"), at("1", "p"), at("2", "k"), at("2", "p")));

    assertEquals(1, groups.size());
    assertArrayEquals(new int[] {0, 3}, groups.getFirst());
  }

  private static Term at(String cell, String piece) {
    return new Compound(
        Constant.of("cell"), Lists.immutable.of(Constant.of(cell), Constant.of(piece)), Span.NONE);
  }
}
