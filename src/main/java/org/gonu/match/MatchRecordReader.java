package org.gonu.match;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;
import org.gonu.text.JsonFault;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * Reads match records. Faults of the file or its text are reported in the outcome, never thrown.
 * Unknown fields are skipped.
 */
public final class MatchRecordReader {
  private MatchRecordReader() {}

  /** Reads a file; diagnostics name it by the path as given. */
  public static Outcome<MatchRecord> read(Path file) {
    SourceText source;
    try {
      source = SourceText.decode(file.toString(), Files.readAllBytes(file));
    } catch (NoSuchFileException e) {
      return unreadable(file, "there is no such file");
    } catch (IOException e) {
      return unreadable(file, "cannot read the file: " + e.getMessage());
    }
    return read(source);
  }

  /** Reads a text. */
  public static Outcome<MatchRecord> read(SourceText source) {
    MutableList<Diagnostic> findings = Lists.mutable.empty();
    RecordFields fields = new RecordFields();
    try (JsonTokens json = new JsonTokens(source, findings)) {
      try {
        json.object(name -> fields.read(name, json));
      } catch (JsonProcessingException e) {
        findings.add(malformed(source, json, e));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory", e);
    }
    if (findings.isEmpty() && !fields.hasMoves()) {
      findings.add(
          Diagnostic.of(
              DiagnosticCode.RECORD_FIELD,
              source,
              Span.NONE,
              "a match record needs the field 'moves'"));
    }
    Diagnostics diagnostics = Diagnostics.of(findings);
    return diagnostics.hasErrors()
        ? Outcome.failed(diagnostics)
        : Outcome.of(fields.build(), diagnostics);
  }

  private static Outcome<MatchRecord> unreadable(Path file, String message) {
    SourceText nothing = new SourceText(file.toString(), "");
    return Outcome.failed(
        Diagnostics.of(
            Lists.mutable.of(
                Diagnostic.of(DiagnosticCode.UNREADABLE_FILE, nothing, Span.NONE, message))));
  }

  private static Diagnostic malformed(
      SourceText source, JsonTokens json, JsonProcessingException fault) {
    int at = fault.getLocation() == null ? 0 : json.offset(fault.getLocation());
    return Diagnostic.of(
        DiagnosticCode.MALFORMED_JSON,
        source,
        new Span(at, at),
        "not valid JSON: " + JsonFault.describe(fault));
  }
}
