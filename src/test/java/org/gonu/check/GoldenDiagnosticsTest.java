package org.gonu.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares all that is printed about a sheet, {@code NAME.kif}, with {@code NAME.out}. A sheet
 * whose first line is {@code ; lenient} is checked leniently. {@code -Dgolden.update=true} writes
 * the {@code .out} files anew, to be reviewed in the diff.
 */
final class GoldenDiagnosticsTest {
  private static final Path DIRECTORY = Path.of("src/test/resources/golden/validate");

  /** Codes from here on are found while a game runs. */
  private static final int FIRST_DYNAMIC_CODE = 300;

  /** Given by conversions, not by checks. */
  private static final Set<DiagnosticCode> OF_INFIX_TEXT =
      Set.of(DiagnosticCode.INFIX_SYNTAX, DiagnosticCode.RENAMED_VARIABLE);

  @TestFactory
  Stream<DynamicTest> validate_goldenSheet_printsGoldenText() throws IOException {
    return sheets().stream()
        .map(sheet -> DynamicTest.dynamicTest(name(sheet), () -> compare(sheet)));
  }

  @Test
  void goldens_everyStaticCode_isShown() throws IOException {
    StringBuilder all = new StringBuilder();
    for (Path sheet : sheets()) {
      all.append(report(sheet));
    }

    List<DiagnosticCode> missing =
        Stream.of(DiagnosticCode.values())
            .filter(code -> code.number() < FIRST_DYNAMIC_CODE)
            .filter(code -> !OF_INFIX_TEXT.contains(code))
            .filter(code -> all.indexOf("[" + code.label() + "]") < 0)
            .toList();

    assertEquals(List.of(), missing);
  }

  private static void compare(Path sheet) throws IOException {
    String report = report(sheet);
    Path golden = DIRECTORY.resolve(name(sheet) + ".out");
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(golden, report);
    }
    assertTrue(Files.exists(golden), () -> golden + " is missing; it would be:\n" + report);
    assertEquals(Files.readString(golden), report);
  }

  private static String report(Path path) throws IOException {
    byte[] bytes = Files.readAllBytes(path);
    SourceText source = SourceText.decode(path.getFileName().toString(), bytes);
    boolean lenient = new String(bytes, StandardCharsets.UTF_8).startsWith("; lenient\n");
    Outcome<RuleSheet> sheet = GdlReader.readSheet(source, CasePolicy.INSENSITIVE);
    Diagnostics all =
        sheet
            .diagnostics()
            .and(
                Validator.validate(sheet.get(), lenient ? Strictness.LENIENT : Strictness.STRICT)
                    .diagnostics());
    DiagnosticPrinter printer = new DiagnosticPrinter();
    String summary = printer.summary(all.errorCount(), all.warningCount());
    return printer.print(all) + summary + (summary.isEmpty() ? "" : "\n");
  }

  private static List<Path> sheets() throws IOException {
    try (Stream<Path> files = Files.list(DIRECTORY)) {
      return files.filter(file -> file.toString().endsWith(".kif")).sorted().toList();
    }
  }

  private static String name(Path sheet) {
    return sheet.getFileName().toString().replace(".kif", "");
  }
}
