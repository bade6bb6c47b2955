package org.gonu.check.checks;

import org.gonu.text.Counted;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.DiagnosticCollector;
import org.gonu.text.Diagnostics;
import org.gonu.text.Severity;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Collects the findings of the checks and decides their severity. */
public final class Findings {
  private final SourceText source;
  private final Strictness strictness;
  private final DiagnosticCollector all = new DiagnosticCollector();

  /** An empty collection for one text. */
  public Findings(SourceText source, Strictness strictness) {
    this.source = source;
    this.strictness = strictness;
  }

  /** A finding about a place in the sheet, to be handed to one of the methods below. */
  public Diagnostic at(DiagnosticCode code, Span span, String message) {
    return Diagnostic.of(code, source, span, message);
  }

  /** The text of a place in the sheet. */
  public String text(Span span) {
    return source.text(span);
  }

  /** Adds a finding about a sheet that no engine can run: always an error. */
  public void fatal(Diagnostic finding) {
    all.add(finding.withSeverity(Severity.ERROR));
  }

  /**
   * Adds a finding about a sheet that breaks the language but can be run: an error if strict, else
   * a warning.
   */
  public void breach(Diagnostic finding) {
    boolean strict = strictness == Strictness.STRICT;
    all.add(finding.withSeverity(strict ? Severity.ERROR : Severity.WARNING));
  }

  /** Adds a breach if the sheet can be run all the same, else a fatal finding. */
  public void breachIf(boolean canBeRun, Diagnostic finding) {
    if (canBeRun) {
      breach(finding);
    } else {
      fatal(finding);
    }
  }

  /** Adds a finding about something that is allowed but probably not meant: a warning. */
  public void oddity(Diagnostic finding) {
    all.add(finding.withSeverity(Severity.WARNING));
  }

  /** All findings, sorted by place. */
  public Diagnostics toDiagnostics() {
    return all.toDiagnostics();
  }

  /** {@code " (and 3 more uses)"}, or nothing where there are no more. */
  public static String andMore(int number, String noun) {
    return number == 0 ? "" : " (and " + Counted.of(number, "more " + noun) + ")";
  }
}
