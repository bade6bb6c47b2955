package org.gonu.cli.mistakes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.check.Validator;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Diagnostic;
import org.gonu.text.Diagnostics;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The public sheets that are known to be invalid; skipped where they are not at hand. */
final class KnownInvalidTest {
  private static final Path CORPUS = Path.of("../shared/corpus");

  @Test
  void knownInvalid_sheetsAtHand_haveTheFindingsOfTheTable() throws Exception {
    Assumptions.assumeTrue(Files.isDirectory(CORPUS));
    for (KnownInvalid row : KnownInvalid.all()) {
      Path sheet = CORPUS.resolve(row.sheet() + ".kif");
      if (!row.codes().equals("-") && Files.exists(sheet)) {
        assertEquals(row.said(), said(sheet, row), row::game);
      }
    }
  }

  /** The first message of the code that the table has. */
  private static String said(Path sheet, KnownInvalid row) throws Exception {
    SourceText source = SourceText.decode(row.sheet() + ".kif", Files.readAllBytes(sheet));
    var read = GdlReader.readSheet(source, CasePolicy.INSENSITIVE);
    Diagnostics all =
        read.diagnostics().and(Validator.validate(read.get(), Strictness.STRICT).diagnostics());
    return all.all()
        .detectOptional(each -> each.code().label().equals(row.codes()))
        .map(Diagnostic::message)
        .orElse("");
  }
}
