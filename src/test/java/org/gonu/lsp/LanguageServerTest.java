package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DocumentColorParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.gonu.lsp.sheets.TextPlaces;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How the server begins and ends, and that it answers every request. */
@Timeout(120)
@SuppressWarnings("NullAway") // a missing entry of a map fails the test
final class LanguageServerTest extends LanguageServerFixture {
  @Test
  void initialize_always_tellsWhatTheServerCanDo() throws Exception {
    InitializeResult result = editor.initialize();

    assertEquals("gonu", result.getServerInfo().getName());
    assertEquals(
        TextDocumentSyncKind.Incremental, result.getCapabilities().getTextDocumentSync().getLeft());
    assertTrue(result.getCapabilities().getDocumentFormattingProvider().getLeft());
  }

  @Test
  void shutdownAndExit_inOrder_endWithCodeZero() throws Exception {
    open();
    Editor.wait(editor.server().shutdown());
    editor.server().exit();

    assertEquals(LanguageServerSession.FINE, editor.exitCode());
  }

  @Test
  void exit_withoutShutdown_endsWithCodeOne() throws Exception {
    editor.initialize();
    editor.server().exit();

    assertEquals(LanguageServerSession.CUT_SHORT, editor.exitCode());
  }

  @Test
  void stream_closedByEditor_endsWithCodeOne() throws Exception {
    editor.initialize();
    editor.hangUp();

    assertEquals(LanguageServerSession.CUT_SHORT, editor.exitCode());
  }

  @Test
  void requests_sheetNotOpen_areAnsweredByNothing() throws Exception {
    open();
    editor.server().getTextDocumentService().didClose(new DidCloseTextDocumentParams(editor.id()));

    assertEquals(
        List.of(),
        Editor.wait(
            editor.server().getTextDocumentService().codeLens(new CodeLensParams(editor.id()))));
  }

  @Test
  void requests_notAnsweredHere_areMethodsThatAreNotFound() throws Exception {
    open();
    ExecutionException refused =
        assertThrows(
            ExecutionException.class,
            () ->
                Editor.wait(
                    editor
                        .server()
                        .getTextDocumentService()
                        .documentColor(new DocumentColorParams(editor.id()))));

    assertEquals(
        ResponseErrorCode.MethodNotFound.getValue(),
        ((ResponseErrorException) refused.getCause()).getResponseError().getCode());
  }

  @Test
  void requests_libraryOfSheets_areAnsweredEverywhere() throws Exception {
    editor.initialize();
    for (String name : List.of("krk", "chess", "checkers")) {
      editor.open(Files.readString(Path.of("rules", name + ".kif")));
      assertEquals(List.of(), editor.findings());
      SourceText source = editor.source();
      for (int offset = 0; offset < source.text().length(); offset += 97) {
        EditorQuestions.askAll(editor, TextPlaces.position(source, offset));
      }
    }
    assertEquals(List.of(), editor.log());
  }
}
