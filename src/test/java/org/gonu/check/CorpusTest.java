package org.gonu.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.Printer;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Diagnostic;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Public rule sheets as they are met in the wild; skipped where they are not at hand. */
final class CorpusTest {
  private static final Path CORPUS = Path.of("../shared/corpus");

  /** The errors that strict checking finds; each of these sheets does break the language. */
  private static final Map<String, String> STRICT_ERRORS =
      Map.of(
          "gt_two_thirds_4p.kif", "MISSING_RELATION",
          "nonogram_10x10_1.kif", "MISSING_RELATION",
          "hidato19.kif", "NEGATION_THROUGH_RECURSION",
          "queens06ug.kif", "NEGATION_THROUGH_RECURSION",
          "queens12ug.kif", "NEGATION_THROUGH_RECURSION",
          "queens31lg.kif", "NEGATION_THROUGH_RECURSION",
          "mummymaze1p.kif", "UNKNOWN_ROLE",
          "speedChess.kif", "UNDEFINED_RELATION");

  @BeforeEach
  void corpusIsThere() {
    Assumptions.assumeTrue(Files.isDirectory(CORPUS));
  }

  @Test
  void lenient_everySheet_isAccepted() throws IOException {
    for (RuleSheet sheet : sheets()) {
      assertEquals(
          0,
          Validator.validate(sheet, Strictness.LENIENT).diagnostics().errorCount(),
          () -> sheet.source().name());
    }
  }

  @Test
  void strict_everySheet_hasOnlyKnownErrors() throws IOException {
    Map<String, String> errors = new TreeMap<>();
    for (RuleSheet sheet : sheets()) {
      List<Diagnostic> all =
          Validator.validate(sheet, Strictness.STRICT).diagnostics().all().castToList();
      String codes =
          all.stream()
              .filter(Diagnostic::isError)
              .map(finding -> finding.code().name())
              .distinct()
              .collect(Collectors.joining(" "));
      if (!codes.isEmpty()) {
        errors.put(sheet.source().name(), codes);
      }
    }

    assertEquals(new TreeMap<>(STRICT_ERRORS), errors);
  }

  @Test
  void printer_everySheet_readsBackEqual() throws IOException {
    for (RuleSheet sheet : sheets()) {
      assertEquals(sheet.rules(), reread(Printer.COMPACT.printLines(sheet)));
      assertEquals(sheet.rules(), reread(Printer.SPACED.printList(sheet)));
    }
  }

  private static Object reread(String text) {
    return GdlReader.readSheet(new SourceText("printed", text), CasePolicy.INSENSITIVE)
        .get()
        .rules();
  }

  private static List<RuleSheet> sheets() throws IOException {
    try (Stream<Path> files = Files.list(CORPUS)) {
      List<Path> paths = files.filter(file -> file.toString().endsWith(".kif")).sorted().toList();
      assertTrue(paths.size() > 100);
      List<RuleSheet> sheets = new java.util.ArrayList<>();
      for (Path path : paths) {
        SourceText source =
            SourceText.decode(path.getFileName().toString(), Files.readAllBytes(path));
        sheets.add(GdlReader.readSheet(source, CasePolicy.INSENSITIVE).get());
      }
      return sheets;
    }
  }
}
