package org.gonu.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/** Sheets in tests: a line that ends in {@code ; GDL-101} is where that finding must be. */
final class MarkedSheet {
  private static final Pattern MARK = Pattern.compile(".*; ((error|warning) GDL-\\d+)");

  private MarkedSheet() {}

  /** Asserts that a strict check finds exactly what is marked, after a faultless game. */
  static void assertStrict(String rules) {
    assertFindings(Strictness.STRICT, rules);
  }

  /** Asserts that a lenient check finds exactly what is marked, after a faultless game. */
  static void assertLenient(String rules) {
    assertFindings(Strictness.LENIENT, rules);
  }

  /** Checks rules as a part of a faultless game. */
  static Outcome<ValidatedRules> validate(Strictness strictness, String rules) {
    String game =
        """
        (role white)
        (init (step 1))
        (legal white noop)
        (<= (next (step 2)) (true (step 1)))
        (<= terminal (true (step 2)))
        (goal white 100)
        """;
    SourceText source = new SourceText("test.kif", game + rules);
    return Validator.validate(
        GdlReader.readSheet(source, CasePolicy.INSENSITIVE).get(), strictness);
  }

  private static void assertFindings(Strictness strictness, String rules) {
    Outcome<ValidatedRules> outcome = validate(strictness, rules);
    // What is merely uncommon is shown by a golden, and used in sheets that are about other things.
    Diagnostics found =
        Diagnostics.of(
            outcome
                .diagnostics()
                .all()
                .reject(each -> each.code() == DiagnosticCode.UNCOMMON_CONNECTIVE)
                .castToList());
    List<String> lines = rules.lines().toList();
    List<String> expected =
        IntStream.range(0, lines.size())
            .mapToObj(i -> MARK.matcher(lines.get(i)))
            .filter(mark -> mark.matches())
            .map(mark -> mark.group(1))
            .toList();
    List<String> actual =
        found
            .all()
            .collect(each -> each.severity().label() + " " + each.code().label())
            .castToList();
    assertEquals(expected, actual, found::toString);
    List<Integer> expectedLines =
        IntStream.range(0, lines.size())
            .filter(i -> MARK.matcher(lines.get(i)).matches())
            .mapToObj(i -> i + 7)
            .toList();
    List<Integer> actualLines =
        found
            .all()
            .collect(each -> each.source().position(each.span().start()).line())
            .castToList();
    assertEquals(expectedLines, actualLines, found::toString);
    assertEquals(found.hasErrors(), outcome.value().isEmpty());
  }
}
