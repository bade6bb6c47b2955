package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkDoneProgressKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Playouts that an editor asks for. */
@Timeout(120)
@SuppressWarnings("NullAway") // a missing entry of a map fails the test
final class PlayoutsTest extends LanguageServerFixture {
  private CodeLens lens() throws Exception {
    return Editor.wait(
            editor.server().getTextDocumentService().codeLens(new CodeLensParams(editor.id())))
        .get(0);
  }

  private CompletableFuture<Object> run() throws Exception {
    Command command = lens().getCommand();
    return editor
        .server()
        .getWorkspaceService()
        .executeCommand(new ExecuteCommandParams(command.getCommand(), command.getArguments()));
  }

  private static boolean is(ProgressParams params, WorkDoneProgressKind kind) {
    return params.getValue().getLeft().getKind() == kind;
  }

  @Test
  void codeLens_onFirstRole_runsPlayouts() throws Exception {
    open();
    assertEquals(2, lens().getRange().getStart().getLine());
    Object result = Editor.wait(run());
    MessageParams message = editor.message();

    assertEquals(MessageType.Info, message.getType());
    assertEquals(
        "test.kif: 1,000 playouts, mean length 2.0 (2 to 2), branching 1.0, goals white 50.0,"
            + " black 50.0",
        message.getMessage());
    assertTrue(result.toString().contains("1,000 playouts"), result.toString());
    editor.progress(each -> is(each, WorkDoneProgressKind.begin));
    editor.progress(each -> is(each, WorkDoneProgressKind.end));
    editor.lensRefresh();
    assertEquals(
        "1,000 playouts, mean length 2.0 (2 to 2), branching 1.0, goals white 50.0, black 50.0"
            + " (again)",
        lens().getCommand().getTitle());
  }

  @Test
  void playouts_endlessGame_areStoppedByTheBar() throws Exception {
    open();
    editor.replace("(true (marks 2)))", "(true (marks 3)))");
    CompletableFuture<Object> running = run();
    ProgressParams begun = editor.progress(each -> is(each, WorkDoneProgressKind.begin));
    editor.server().cancelProgress(new WorkDoneProgressCancelParams(begun.getToken()));

    assertTrue(Editor.wait(running).toString().contains("stopped after 0 playouts"));
  }

  @Test
  void playouts_requestCancelled_freeTheThread() throws Exception {
    open();
    editor.replace("(true (marks 2)))", "(true (marks 3)))");
    CompletableFuture<Object> running = run();
    editor.progress(each -> is(each, WorkDoneProgressKind.begin));
    running.cancel(true);
    editor.progress(each -> is(each, WorkDoneProgressKind.end));
    editor.replace("(true (marks 3)))", "(true (marks 2)))");

    assertTrue(Editor.wait(run()).toString().contains("1,000 playouts"));
  }

  @Test
  void playouts_brokenContract_isShownAndPublished() throws Exception {
    open();
    editor.replace("(<= (legal ?role noop)", "(<= (legal white noop)");
    editor.replace(
        "(true (turn ?role)))\n(<= (legal",
        "(true (turn ?role))\n    (distinct ?role black))\n(<= (legal");
    assertEquals(List.of(), editor.findings());
    Editor.wait(run());

    MessageParams message = editor.message();
    assertEquals(MessageType.Error, message.getType());
    assertTrue(message.getMessage().contains("GDL-301"), message.getMessage());
    assertEquals("GDL-301", editor.findings().get(0).getCode().getLeft());
  }

  @Test
  void playouts_faultySheet_tellOfItsErrors() throws Exception {
    open();
    editor.replace("(<= terminal", "(<= termnal");
    Editor.wait(run());

    assertEquals(MessageType.Error, editor.message().getType());
  }
}
