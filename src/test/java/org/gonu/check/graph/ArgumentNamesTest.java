package org.gonu.check.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Which names can stand in arguments, as findings tell it. */
final class ArgumentNamesTest {
  private static ImmutableList<Rule> rules(String text) {
    return GdlReader.readSheet(new SourceText("test.kif", text), CasePolicy.INSENSITIVE)
        .get()
        .rules();
  }

  private static Atom atom(String text) {
    return rules(text).getFirst().head();
  }

  /** The argument of an atom that rules never give it. */
  private static Optional<String> impossible(String rules, String atom) {
    return new ArgumentNames(rules(rules)).impossibleArgument(atom(atom)).map(Term::toString);
  }

  @Test
  void impossibleArgument_whatFlowsThroughARelation_isPossible() {
    String rules = "(n 1) (n 2) (<= (m ?x) (n ?x)) (<= (init (at ?x)) (m ?x))";

    assertEquals(Optional.empty(), impossible(rules, "(true (at 2))"));
    assertEquals(Optional.of("3"), impossible(rules, "(true (at 3))"));
  }

  @Test
  void impossibleArgument_severalConditions_boundByTheOneWithTheFewestNames() {
    String rules = "(n 1) (n 2) (n 3) (m 3) (m 4) (<= (init (at ?x)) (n ?x) (m ?x))";

    assertEquals(Optional.of("1"), impossible(rules, "(true (at 1))"));
    assertEquals(Optional.empty(), impossible(rules, "(true (at 4))"));
  }

  @Test
  void impossibleArgument_placeOfAnUndefinedRelation_isOpen() {
    assertEquals(Optional.empty(), impossible("(<= (init (at ?x)) (n ?x))", "(true (at 1))"));
  }

  @Test
  void impossibleArgument_compounds_areToldByTheirNames() {
    String rules = "(init (at (s 1)))";

    assertEquals(Optional.empty(), impossible(rules, "(true (at (s 2)))"));
    assertEquals(Optional.of("(t 1)"), impossible(rules, "(true (at (t 1)))"));
  }

  @Test
  void nearest_misspelledName_isTheOneThatCanStandThere() {
    ArgumentNames names = new ArgumentNames(rules("(init (at left)) (init (at upper))"));
    Atom asked = atom("(true (at lefft))");

    assertEquals(
        Optional.of("left"), names.nearest(asked, names.impossibleArgument(asked).orElseThrow()));
  }
}
