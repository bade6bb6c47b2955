package org.gonu.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;

final class TermOrderTest {
  private static final TermOrder ORDER =
      new TermOrder(
          GdlReader.readSheet(
                  new SourceText(
                      "test.kif",
                      """
                      (p (cell 2 1))
                      (<= (q ?x b) (p (cell ?x 10)) (not (r a)) (or (r c) (distinct ?x (cell 9))))
                      """),
                  CasePolicy.INSENSITIVE)
              .get()
              .rules());

  private static Term name(String name) {
    return Constant.of(name);
  }

  private static Term compound(String function, Term... arguments) {
    return new Compound(Constant.of(function), Lists.immutable.with(arguments), Span.NONE);
  }

  private static ImmutableList<Term> sorted(Term... terms) {
    return Lists.immutable.with(terms).toSortedList(ORDER).toImmutable();
  }

  @Test
  void symbols_areInTheOrderOfTheText() {
    assertEquals(
        "cell/2 2/0 1/0 b/0 10/0 a/0 c/0 cell/1 9/0",
        ORDER.symbols().collect(symbol -> symbol.name() + "/" + symbol.arity()).makeString(" "));
  }

  @Test
  void compare_constants_byFirstOccurrence() {
    assertEquals(
        "[2, 1, b, 10, a, c]",
        sorted(name("a"), name("10"), name("c"), name("1"), name("b"), name("2")).toString());
  }

  @Test
  void compare_compounds_argumentByArgument() {
    assertEquals(
        "[(cell 2 1), (cell 2 a), (cell 1 2), (cell a 2)]",
        sorted(
                compound("cell", name("a"), name("2")),
                compound("cell", name("1"), name("2")),
                compound("cell", name("2"), name("a")),
                compound("cell", name("2"), name("1")))
            .toString());
  }

  @Test
  void compare_sameNameOtherArity_areOtherSymbols() {
    assertEquals(
        "[(cell a b), (cell a), cell]",
        sorted(name("cell"), compound("cell", name("a")), compound("cell", name("a"), name("b")))
            .toString());
  }

  @Test
  void compare_namesOfNoSheet_comeLastByName() {
    assertEquals("[c, alpha, zeta]", sorted(name("zeta"), name("c"), name("alpha")).toString());
  }

  @Test
  void compare_variable_isRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> ORDER.compare(new Variable("?x", Span.NONE), name("a")));
  }

  @Test
  void move_withVariable_isRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new Move(compound("cell", new Variable("?x", Span.NONE))));
  }
}
