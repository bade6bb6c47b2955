package org.gonu.lsp.features;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.gonu.gdl.fix.Fix;
import org.gonu.gdl.fix.Fixes;
import org.gonu.gdl.infix.InfixConverter;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.lsp.sheets.TextPlaces;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Span;

/** Computes quick fixes for findings at a position. */
public final class QuickFixes {
  private final SheetVersion sheet;

  /** The quick fixes of a version. */
  public QuickFixes(SheetVersion sheet) {
    this.sheet = sheet;
  }

  /** The code actions for all findings that touch a span. */
  public List<Either<Command, CodeAction>> in(Span span) {
    Fixes fixes = new Fixes(sheet.index());
    MutableList<Either<Command, CodeAction>> actions = Lists.mutable.empty();
    for (Diagnostic finding : sheet.findings()) {
      if (finding.span().start() <= span.end() && span.start() <= finding.span().end()) {
        org.eclipse.lsp4j.Diagnostic mended = EditorDiagnostics.of(sheet, finding);
        boolean preferred = finding.replacement().isPresent();
        for (Fix fix : fixes.of(finding)) {
          CodeAction action = action(fix);
          action.setDiagnostics(List.of(mended));
          action.setIsPreferred(preferred);
          preferred = false;
          actions.add(Either.forRight(action));
        }
      }
    }
    infix(span).ifPresent(each -> actions.add(Either.forRight(each)));
    fixes.repetition(span.start()).ifPresent(fix -> actions.add(Either.forRight(action(fix))));
    ExplainActions.at(sheet, span.start()).ifPresent(each -> actions.add(Either.forRight(each)));
    return actions;
  }

  /** Converts a sheet in infix form, if it has no fault of that form. */
  private Optional<CodeAction> infix(Span span) {
    return sheet
        .findings()
        .all()
        .detectOptional(each -> each.code() == DiagnosticCode.INFIX_SHEET)
        .filter(each -> each.span().start() <= span.end() && span.start() <= each.span().end())
        .flatMap(
            finding ->
                InfixConverter.toPrefix(sheet.source())
                    .value()
                    .map(text -> conversion(finding, text)));
  }

  private CodeAction conversion(Diagnostic finding, String text) {
    Span whole = new Span(0, sheet.source().text().length());
    CodeAction action = action(Fix.of("convert the sheet to prefix form", whole, text));
    action.setDiagnostics(List.of(EditorDiagnostics.of(sheet, finding)));
    return action;
  }

  private CodeAction action(Fix fix) {
    CodeAction action = new CodeAction(fix.title());
    action.setKind(CodeActionKind.QuickFix);
    action.setEdit(
        new WorkspaceEdit(
            Map.of(
                sheet.uri(),
                fix.edits()
                    .collect(
                        edit ->
                            new TextEdit(
                                TextPlaces.range(sheet.source(), edit.span()), edit.text()))
                    .castToList())));
    return action;
  }
}
