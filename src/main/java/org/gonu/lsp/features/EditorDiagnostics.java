package org.gonu.lsp.features;

import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DiagnosticTag;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.lsp.sheets.TextPlaces;
import org.gonu.text.Severity;

/** Converts diagnostics to those of the protocol. */
public final class EditorDiagnostics {
  private static final String SOURCE = "gonu";

  private EditorDiagnostics() {}

  /** All findings about a version, as an editor shows them. */
  public static List<Diagnostic> of(SheetVersion sheet) {
    return sheet.findings().all().collect(finding -> of(sheet, finding)).castToList();
  }

  /** A finding about a version, as an editor shows it. */
  public static Diagnostic of(SheetVersion sheet, org.gonu.text.Diagnostic finding) {
    String help = finding.help().map(text -> "\nhelp: " + text).orElse("");
    Diagnostic diagnostic =
        new Diagnostic(
            TextPlaces.range(sheet.source(), finding.span()),
            finding.message() + help,
            finding.severity() == Severity.ERROR
                ? DiagnosticSeverity.Error
                : DiagnosticSeverity.Warning,
            SOURCE,
            finding.code().label());
    diagnostic.setRelatedInformation(
        finding
            .notes()
            .collect(
                note ->
                    new DiagnosticRelatedInformation(
                        TextPlaces.location(sheet, note.span()), note.message()))
            .castToList());
    diagnostic.setTags(tags(finding));
    return diagnostic;
  }

  private static List<DiagnosticTag> tags(org.gonu.text.Diagnostic finding) {
    return switch (finding.code()) {
      case UNUSED_RELATION, EMPTY_DISJUNCTION -> List.of(DiagnosticTag.Unnecessary);
      case ROLE_BY_RULE -> List.of(DiagnosticTag.Deprecated);
      default -> List.of();
    };
  }
}
