package org.gonu.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class DiagnosticPrinterTest {
  private final DiagnosticPrinter printer = new DiagnosticPrinter();

  private static Diagnostic at(String text, int start, int end) {
    return Diagnostic.of(
        DiagnosticCode.EMPTY_LIST, new SourceText("a.kif", text), new Span(start, end), "m");
  }

  @Test
  void print_finding_marksItsCharacters() {
    assertEquals(
        """
        a.kif:2:4: error: m [GDL-006]
         2 | (p ())
           |    ^^
        help: remove it
        """,
        printer.print(at("q\n(p ())", 5, 7).withHelp("remove it")));
  }

  @Test
  void print_emptySpan_showsNoLine() {
    assertEquals("a.kif:1:1: error: m [GDL-006]\n", printer.print(at("; comment", 0, 0)));
  }

  @Test
  void print_spanOverSeveralLines_marksToTheEndOfTheFirst() {
    assertEquals(
        """
        a.kif:1:2: error: m [GDL-006]
         1 | (p
           |  ^
        """,
        printer.print(at("(p\nq)", 1, 5)));
  }

  @Test
  void print_supplementaryCharacters_countAsOneColumnOfCarets() {
    assertEquals(
        """
        a.kif:1:4: error: m [GDL-006]
         1 | \uD83C\uDCA1 \uD83C\uDCB1)
           |   ^
        """,
        printer.print(at("\uD83C\uDCA1 \uD83C\uDCB1)", 3, 5)));
  }

  @Test
  void print_narrowTerminal_showsAWindowAndBreaksAdvice() {
    DiagnosticLook narrow =
        new DiagnosticLook() {
          @Override
          public OptionalInt columns() {
            return OptionalInt.of(40);
          }

          @Override
          public String paint(Part part, String text) {
            return part == Part.ERROR ? "<" + text + ">" : text;
          }
        };

    String report =
        new DiagnosticPrinter(narrow)
            .print(at("a ".repeat(50), 50, 51).withHelp("one two three four five six seven eight"));

    assertEquals(
        """
        a.kif:1:51: <error:> m [GDL-006]
         1 | ...a a a a a a a a a a a a a a a...
           |                  <^>
        help: one two three four five six seven
              eight
        """,
        report);
    assertTrue(report.lines().allMatch(line -> line.replaceAll("[<>]", "").length() <= 40));
  }

  @Test
  void print_lineOfMillions_showsTheSurroundings() {
    String text = "a ".repeat(2_000_000);

    String report = printer.print(at(text, 2_000_000, 2_000_001));

    assertEquals(
        " 1 | ..." + "a ".repeat(50) + "...", report.lines().skip(1).findFirst().orElseThrow());
    assertEquals(" ".repeat(3) + "| " + " ".repeat(53) + "^", report.lines().toList().get(2));
  }

  @Test
  void summary_countsBoth() {
    assertEquals("1 error, 2 warnings", printer.summary(1, 2));
    assertEquals("", printer.summary(0, 0));
  }
}
