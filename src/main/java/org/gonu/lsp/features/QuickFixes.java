package org.gonu.lsp.features;

import java.util.List;
import java.util.Map;
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
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.lsp.sheets.TextPlaces;
import org.gonu.text.Diagnostic;
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
    fixes.repetition(span.start()).ifPresent(fix -> actions.add(Either.forRight(action(fix))));
    return actions;
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
