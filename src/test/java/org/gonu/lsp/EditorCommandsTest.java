package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkDoneProgressKind;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.infix.InfixConverter;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What an editor can have done with a sheet: checks in play, explanations, conversion. */
@Timeout(120)
@SuppressWarnings("NullAway") // a missing entry of a map fails the test
final class EditorCommandsTest extends LanguageServerFixture {
  private CompletableFuture<Object> run(String command, String... more) {
    List<Object> arguments = new ArrayList<>(List.of(Editor.URI));
    arguments.addAll(List.of(more));
    return editor
        .server()
        .getWorkspaceService()
        .executeCommand(new ExecuteCommandParams(command, arguments));
  }

  private List<CodeAction> actions(Position place) throws Exception {
    return Editor.wait(
            editor
                .server()
                .getTextDocumentService()
                .codeAction(
                    new CodeActionParams(
                        editor.id(), new Range(place, place), new CodeActionContext(List.of()))))
        .stream()
        .map(each -> each.getRight())
        .toList();
  }

  @Test
  void simulation_fineSheet_findsWhatPlayShows() throws Exception {
    open();
    String result = Editor.wait(run("gonu.simulate")).toString();

    assertTrue(result.contains("1,000 random matches and "), result);
    assertTrue(result.contains("no fault was found"), result);
  }

  @Test
  void simulation_roleWithoutMove_isPublishedAtItsRule() throws Exception {
    open();
    editor.replace(
        "    (follows ?mover ?role)\n    (true (turn ?mover)))\n\n(<= (next (turn",
        "    (follows ?mover ?role)\n    (true (marks 0))\n    (true (turn ?mover)))"
            + "\n\n(<= (next (turn");
    assertEquals(List.of(), editor.findings());
    Editor.wait(run("gonu.simulate"));

    assertEquals("GDL-301", editor.findings().get(0).getCode().getLeft());
  }

  @Test
  void simulation_stoppedByTheBar_tellsWhatItHas() throws Exception {
    open();
    editor.replace("(true (marks 2)))", "(true (marks 3)))");
    CompletableFuture<Object> running = run("gonu.simulate");
    var begun =
        editor.progress(each -> each.getValue().getLeft().getKind() == WorkDoneProgressKind.begin);
    editor.server().cancelProgress(new WorkDoneProgressCancelParams(begun.getToken()));

    assertTrue(Editor.wait(running).toString().contains("random matches"));
  }

  @Test
  void explanation_ofTheRuleUnderTheCursor_isShown() throws Exception {
    open();
    CodeAction action = actions(at("(legal ?role mark)", 3)).get(0);
    Command command = action.getCommand();

    assertEquals("explain (legal ?role mark) in the first state", action.getTitle());
    String told =
        Editor.wait(
                editor
                    .server()
                    .getWorkspaceService()
                    .executeCommand(
                        new ExecuteCommandParams(command.getCommand(), command.getArguments())))
            .toString();
    assertTrue(told.contains("(legal white mark)"), told);
    assertTrue(told.contains("line 13") || told.contains(":13"), told);
  }

  @Test
  void explanation_ofWhatDependsOnMoves_saysSo() throws Exception {
    open();
    String told = Editor.wait(run("gonu.explain", "(next (turn ?role))")).toString();

    assertTrue(told.contains("in the first state") || told.contains("--do"), told);
    assertTrue(Editor.wait(run("gonu.explain", "legal white")).toString().contains("no relation"));
  }

  @Test
  void infixSheet_isConvertedByItsFix() throws Exception {
    editor.initialize();
    SourceText sheet = new SourceText("test.kif", SHEET);
    editor.open(InfixConverter.toInfix(sheet, CasePolicy.INSENSITIVE).get());
    var infix = editor.findings().get(0);
    assertEquals("GDL-015", infix.getCode().getLeft());
    CodeAction fix =
        actions(infix.getRange().getStart()).stream()
            .filter(each -> each.getTitle().contains("prefix"))
            .findFirst()
            .orElseThrow();
    // Clients show the fixes of a finding by what they say they mend.
    assertEquals(List.of(infix), fix.getDiagnostics());
    editor.open(fix.getEdit().getChanges().get(Editor.URI).get(0).getNewText());

    assertEquals(List.of(), editor.findings());
  }
}
