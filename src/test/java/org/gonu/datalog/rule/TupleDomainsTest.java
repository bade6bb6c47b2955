package org.gonu.datalog.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Which terms facts can have together at most. */
final class TupleDomainsTest {
  private static final Predicate AT = new Predicate("at", 2);

  /** The pairs of arguments of facts {@code (at ?x ?y)}, such as {@code 1 2}. */
  private static Optional<ImmutableSet<String>> pairs(String text) {
    RuleSheet sheet =
        GdlReader.readSheet(new SourceText("test.kif", text), CasePolicy.INSENSITIVE).get();
    ImmutableList<TermPath> places =
        Lists.immutable.of(TermPath.ofFact(AT, 0), TermPath.ofFact(AT, 1));
    return new TupleDomains(sheet.rules(), Lists.immutable.empty())
        .of(places)
        .map(pairs -> pairs.collect(pair -> pair.makeString(" ")));
  }

  @Test
  void of_stepsAlongARelation_areThePlacesToWhichItLeads() {
    assertEquals(
        Optional.of(Sets.immutable.of("1 a", "2 b", "3 a")),
        pairs(
            """
            (init (at 1 a)) (way 1 a 2 b) (way 2 b 3 a)
            (<= (next (at ?u ?v)) (true (at ?x ?y)) (way ?x ?y ?u ?v))
            """));
  }

  @Test
  void of_placesWithoutACondition_areAllPairsButForThoseThatAreComparedAway() {
    assertEquals(
        Optional.of(Sets.immutable.of("1 2", "2 1")),
        pairs("(n 1) (n 2) (<= (next (at ?x ?y)) (n ?x) (n ?y) (distinct ?x ?y))"));
  }

  @Test
  void of_whatIsDone_isWhatIsLegal() {
    assertEquals(
        Optional.of(Sets.immutable.of("1 1", "2 2")),
        pairs(
            """
            (n 1) (n 2)
            (<= (legal r (put ?x ?x)) (n ?x))
            (<= (next (at ?x ?y)) (does r (put ?x ?y)))
            """));
  }

  @Test
  void of_termsThatGrowWithoutEnd_areNotKnown() {
    assertEquals(
        Optional.empty(), pairs("(init (at 1 a)) (<= (next (at (s ?x) ?y)) (true (at ?x ?y)))"));
  }

  @Test
  void of_moreTuplesThanAreTold_areNotKnown() {
    StringBuilder sheet = new StringBuilder("(<= (next (at ?x ?y)) (n ?x) (n ?y))");
    for (int i = 0; i < 100; i++) {
      sheet.append(" (n ").append(i).append(")");
    }

    assertEquals(Optional.empty(), pairs(sheet.toString()));
  }
}
