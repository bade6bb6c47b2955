package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Edits that the server offers: new names, the layout, fixes of findings. */
@Timeout(120)
@SuppressWarnings("NullAway") // a missing entry of a map fails the test
final class SheetEditsTest extends LanguageServerFixture {
  private List<String> fixes(Diagnostic finding) throws Exception {
    return actions(finding).stream().map(CodeAction::getTitle).toList();
  }

  private List<CodeAction> actions(Diagnostic finding) throws Exception {
    return Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .codeAction(
                    new CodeActionParams(
                        editor.id(), finding.getRange(), new CodeActionContext(List.of(finding)))))
        .stream()
        .map(each -> each.getRight())
        .toList();
  }

  @Test
  void rename_relation_changesAllPlacesAndNoOther() throws Exception {
    open();
    apply(
        Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .rename(new RenameParams(editor.id(), at("(follows white", 2), "after"))));

    assertEquals(List.of(), editor.findings());
    assertEquals(SHEET.replace("(follows", "(after"), editor.text());
  }

  @Test
  void rename_variable_staysInItsRule() throws Exception {
    open();
    apply(
        Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .rename(new RenameParams(editor.id(), at("(marks ?n", 8), "old"))));

    assertEquals(List.of(), editor.findings());
    assertEquals(SHEET.replace("?n", "?old"), editor.text());
  }

  @Test
  void rename_keywordOrClash_isRefused() throws Exception {
    open();

    assertRefused("(legal ?role mark", 1, "may", "belongs to the language");
    assertRefused("(follows white", 1, "next", "belongs to the language");
    assertRefused("(follows white", 1, "successor", "there is a 'successor' already");
    assertRefused("(follows white", 1, "two words", "not a name");
    assertRefused("(follows ?mover", 10, "?role", "there is a '?role' already");
    assertRefused("(marks 0", 7, "zero", "is a number");
  }

  private void assertRefused(String text, int more, String name, String reason) {
    CompletableFuture<WorkspaceEdit> answer =
        editor
            .server()
            .getTextDocumentService()
            .rename(new RenameParams(editor.id(), at(text, more), name));
    ExecutionException refused = assertThrows(ExecutionException.class, () -> Editor.wait(answer));
    ResponseErrorException error = (ResponseErrorException) refused.getCause();
    assertTrue(error.getResponseError().getMessage().contains(reason), error.getMessage());
  }

  @Test
  void prepareRename_keyword_isNothing() throws Exception {
    open();

    assertEquals(
        null,
        Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .prepareRename(new PrepareRenameParams(editor.id(), at("(role white", 2)))));
    assertEquals(
        "follows",
        Editor.wait(
                editor
                    .server()
                    .getTextDocumentService()
                    .prepareRename(new PrepareRenameParams(editor.id(), at("(follows", 2))))
            .getSecond()
            .getPlaceholder());
  }

  @Test
  void formatting_always_goesThroughTheFormatter() throws Exception {
    open();
    editor.replace("(role black)\n", "(role black)   \n");
    applyAll(
        Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .formatting(
                    new DocumentFormattingParams(editor.id(), new FormattingOptions(4, true)))));

    assertEquals(SHEET, editor.text());
  }

  @Test
  void codeAction_misspelledKeyword_isMended() throws Exception {
    open();
    editor.replace("(true (marks ?n))", "(treu (marks ?n))");
    Diagnostic finding = editor.findings().get(0);
    CodeAction action = actions(finding).get(0);
    apply(action.getEdit());

    assertEquals("change to 'true'", action.getTitle());
    assertTrue(action.getIsPreferred());
    assertEquals(SHEET, editor.text());
    assertEquals(List.of(), editor.findings());
  }

  @Test
  void codeAction_missingParenthesis_isAdded() throws Exception {
    open();
    editor.replace("(true (turn ?role)))", "(true (turn ?role)");
    List<CodeAction> actions = actions(editor.findings().get(0));
    apply(actions.get(0).getEdit());

    assertEquals(SHEET, editor.text());
  }

  @Test
  void codeAction_unsafeVariable_offersBindings() throws Exception {
    open();
    editor.replace("    (role ?role))", "    (true (marks 2)))");

    assertEquals(
        List.of("add the condition (role ?role)", "add the condition (RELATION ?role)"),
        fixes(editor.findings().get(0)));
  }

  @Test
  void codeAction_repeatedRule_isRemoved() throws Exception {
    open();
    editor.replace("(role black)\n", "(role black)\n( role  black ) ; again\n(role black)\n");
    Diagnostic place = new Diagnostic();
    place.setRange(new Range(at("(role black)\n\n", 1), at("(role black)\n\n", 1)));
    apply(actions(place).get(0).getEdit());

    assertEquals(
        SHEET.replace("(role black)\n", "(role black)\n( role  black ) ; again\n"), editor.text());
  }
}
