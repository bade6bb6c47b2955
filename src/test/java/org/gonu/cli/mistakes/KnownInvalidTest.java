package org.gonu.cli.mistakes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.Validator;
import org.gonu.check.checks.Strictness;
import org.gonu.cli.Run;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Diagnostic;
import org.gonu.text.Diagnostics;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The public sheets that are known to be invalid; skipped where they are not at hand. */
final class KnownInvalidTest {
  private static final ImmutableList<Path> CORPORA =
      Lists.immutable.of(Path.of("../shared/corpus"), Path.of("../../sheets"));

  private static Optional<Path> sheet(KnownInvalid row) {
    return CORPORA
        .collect(corpus -> corpus.resolve(row.sheet() + ".kif"))
        .detectOptional(file -> !row.sheet().isEmpty() && Files.exists(file));
  }

  @Test
  void knownInvalid_sheetsAtHand_haveTheFindingsOfTheTable() throws Exception {
    assumeTrue(CORPORA.anySatisfy(Files::isDirectory));
    for (KnownInvalid row : KnownInvalid.all().reject(KnownInvalid::isSeenInPlay)) {
      Optional<Path> sheet = sheet(row);
      if (!row.codes().equals("-") && sheet.isPresent()) {
        Diagnostic finding = finding(sheet.get(), row);
        assertEquals(row.said(), finding.message(), row::game);
        assertEquals(row.cure(), cure(finding), row::game);
      }
    }
  }

  /** Everything that the command does, from its start on; the time has a margin for other work. */
  @Test
  @Tag("slow")
  void knownInvalid_faultsOfGoals_areFoundInPlay(@TempDir Path records) {
    for (KnownInvalid row : KnownInvalid.all().select(KnownInvalid::isSeenInPlay)) {
      Optional<Path> sheet = sheet(row);
      assumeTrue(sheet.isPresent(), row.game());

      Run run =
          Run.of(
              "validate",
              "--lenient",
              "--simulate",
              "20",
              "--search",
              "30",
              "--save",
              records.toString(),
              sheet.get().toString());

      assertEquals(1, run.code(), row.game());
      String all = run.out() + run.err();
      assertTrue(all.contains("[" + row.codes() + "]"), () -> row.game() + ": " + all);
      assertTrue(all.contains("note: "), () -> row.game() + ": " + all);
    }
  }

  /** The first finding of the code that the table has. */
  private static Diagnostic finding(Path sheet, KnownInvalid row) throws Exception {
    SourceText source = SourceText.decode(row.sheet() + ".kif", Files.readAllBytes(sheet));
    var read = GdlReader.readSheet(source, CasePolicy.INSENSITIVE);
    Diagnostics all =
        read.diagnostics().and(Validator.validate(read.get(), Strictness.STRICT).diagnostics());
    return all.all().detectOptional(each -> each.code().label().equals(row.codes())).orElseThrow();
  }

  private static String cure(Diagnostic finding) {
    return Lists.immutable
        .of(
            finding.help().isPresent() ? "help" : "",
            finding.replacement().isPresent() ? "quick fix" : "")
        .reject(String::isEmpty)
        .makeString(", ");
  }
}
