package org.gonu.check.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many facts a move may make. */
final class MovedFactsTest {
  /** Four facts for each argument: with sixteen of them more than an integer holds. */
  @ParameterizedTest
  @CsvSource({"1, 4", "3, 64", "15, 1073741824", "16, 2147483647", "17, 2147483647"})
  void most_chainOfRelations_growsWithEachUpToTheBound(int length, int expected) {
    StringBuilder sheet = new StringBuilder("(role r)\n");
    for (String one : List.of("a", "b", "c", "d")) {
      for (String other : List.of("a", "b", "c", "d")) {
        sheet.append("(s " + one + " " + other + ")\n");
      }
    }
    StringBuilder fact = new StringBuilder();
    StringBuilder body = new StringBuilder("(does r (m ?x0))");
    for (int i = 0; i < length; i++) {
      fact.append(" ?x" + (i + 1));
      body.append(" (s ?x" + i + " ?x" + (i + 1) + ")");
    }
    sheet.append("(<= (next (f" + fact + ")) " + body + ")\n");
    RuleSheet read =
        GdlReader.readSheet(new SourceText("x.kif", sheet.toString()), CasePolicy.SENSITIVE).get();
    Rule last = read.rules().getLast();

    assertEquals(expected, new MovedFacts(new RuleIndex(read)).most(last));
  }
}
