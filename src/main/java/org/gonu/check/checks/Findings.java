package org.gonu.check.checks;

import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.DiagnosticCollector;
import org.gonu.text.Diagnostics;
import org.gonu.text.Severity;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Collects what the checks find and decides how grave it is. */
public final class Findings {
  private final SourceText source;
  private final Strictness strictness;
  private final DiagnosticCollector all = new DiagnosticCollector();

  public Findings(SourceText source, Strictness strictness) {
    this.source = source;
    this.strictness = strictness;
  }

  /** A finding about a place in the sheet, to be handed to one of the methods below. */
  Diagnostic at(DiagnosticCode code, Span span, String message) {
    return Diagnostic.of(code, source, span, message);
  }

  /** No engine can run such a sheet: an error for everybody. */
  void fatal(Diagnostic finding) {
    all.add(finding.withSeverity(Severity.ERROR));
  }

  /** The sheet breaks the language but can be run: an error for authors only. */
  void breach(Diagnostic finding) {
    boolean strict = strictness == Strictness.STRICT;
    all.add(finding.withSeverity(strict ? Severity.ERROR : Severity.WARNING));
  }

  /** The language allows it, yet it is hardly meant: a warning. */
  void oddity(Diagnostic finding) {
    all.add(finding.withSeverity(Severity.WARNING));
  }

  public Diagnostics toDiagnostics() {
    return all.toDiagnostics();
  }

  /** {@code " (and 3 more uses)"}, or nothing where there are no more. */
  static String andMore(int number, String noun) {
    return number == 0 ? "" : " (and " + counted(number, "more " + noun) + ")";
  }

  /** {@code "1 argument"}, {@code "2 arguments"}. */
  static String counted(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
