package org.gonu.gdl.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

final class SheetIndexTest {
  private static SheetIndex index(String text) {
    SourceText source = new SourceText("test.kif", text);
    return new SheetIndex(GdlReader.parseSheet(source, CasePolicy.INSENSITIVE).get());
  }

  @Test
  void names_otherCase_areTheSame() {
    SheetIndex index = index("(Colour Red) (<= (p ?X) (colour ?x))");

    assertEquals(2, index.of(new Name.Relation("Colour", 1)).size());
    assertEquals(2, index.of(new Name.Variable("?X", 1)).size());
  }

  @Test
  void names_statementWithErrors_areKnown() {
    SheetIndex index = index("(<= (p ?x)\n    (q ?x)\n    (not (r ?x)\n(q 1)\n");

    assertEquals(3, index.of(new Name.Variable("?x", 0)).size());
    assertEquals(Place.NEGATION, index.of(new Name.Relation("r", 1)).getFirst().place());
  }

  @Test
  void domains_conditions_giveTheirCommonValues() {
    SlotDomains domains =
        new SlotDomains(index("(a 1) (a 2) (a 3) (b 2) (b 3) (<= (c ?x) (a ?x) (b ?x))"));

    assertEquals("[2, 3]", domains.of(new Slot(new Name.Relation("c", 1), 0)).toString());
  }

  @Test
  void domains_alternatives_giveAllTheirValues() {
    SlotDomains domains = new SlotDomains(index("(a 1) (b 2) (<= (c ?x) (or (a ?x) (b ?x)))"));

    assertEquals("[1, 2]", domains.of(new Slot(new Name.Relation("c", 1), 0)).toString());
  }

  @Test
  void domains_factsOfStates_flowFromInitAndNext() {
    SlotDomains domains =
        new SlotDomains(
            index("(init (at 1)) (s 1 2) (<= (next (at ?y)) (true (at ?x)) (s ?x ?y))"));

    assertEquals("[at/1]", domains.of(Slot.FACT).toString());
    assertEquals("[1, 2]", domains.of(new Slot(new Name.Function("at", 1), 0)).toString());
  }

  @Test
  void dependencies_throughOthers_reachStateAndMoves() {
    SheetIndex index =
        index("(<= (p) (true (f))) (<= (q) (p)) (<= (r) (not (q)) (does x y)) (s 1)");
    Dependencies dependencies = new Dependencies(index);

    assertTrue(dependencies.dependsOnState(new Name.Relation("q", 0)));
    assertFalse(dependencies.dependsOnMoves(new Name.Relation("q", 0)));
    assertTrue(dependencies.dependsOnMoves(new Name.Relation("r", 0)));
    assertFalse(dependencies.dependsOnState(new Name.Relation("s", 1)));
  }

  @Test
  void cursor_unfinishedText_tellsOpenListsAndWord() {
    SourceText source = new SourceText("test.kif", "(role x)\n(<= (p ?x) (q a ?x");
    Cursor cursor = Cursor.at(source, source.text().length());

    assertEquals(2, cursor.open().size());
    assertEquals("q", cursor.open().getLast().head().orElseThrow());
    assertEquals(2, cursor.open().getLast().index());
    assertEquals("?x", source.text(cursor.word()));
  }
}
