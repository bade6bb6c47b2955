package org.gonu.lsp;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.TextDocumentService;

/** Every question that editors ask. */
@SuppressWarnings("NullAway") // an error without a cause fails the test
final class EditorQuestions {
  private EditorQuestions() {}

  /** Asks all of them about one place; only a rename may be refused. */
  static void askAll(Editor editor, Position place) throws Exception {
    for (CompletableFuture<?> answer : ask(editor, place)) {
      Editor.wait(answer);
    }
    TextDocumentService service = editor.server().getTextDocumentService();
    try {
      Editor.wait(service.rename(new RenameParams(editor.id(), place, "brand_new")));
    } catch (ExecutionException refused) {
      ResponseErrorException error = (ResponseErrorException) refused.getCause();
      int code = error.getResponseError().getCode();
      if (code != ResponseErrorCode.RequestFailed.getValue()) {
        throw refused;
      }
    }
  }

  private static List<CompletableFuture<?>> ask(Editor editor, Position place) {
    TextDocumentService service = editor.server().getTextDocumentService();
    TextDocumentIdentifier id = editor.id();
    return List.of(
        service.hover(new HoverParams(id, place)),
        service.definition(new DefinitionParams(id, place)),
        service.references(new ReferenceParams(id, place, new ReferenceContext(true))),
        service.documentHighlight(new DocumentHighlightParams(id, place)),
        service.prepareRename(new PrepareRenameParams(id, place)),
        service.completion(new CompletionParams(id, place)),
        service.signatureHelp(new SignatureHelpParams(id, place)),
        service.documentSymbol(new DocumentSymbolParams(id)),
        service.foldingRange(new FoldingRangeRequestParams(id)),
        service.semanticTokensFull(new SemanticTokensParams(id)),
        service.formatting(new DocumentFormattingParams(id, new FormattingOptions(4, true))),
        service.codeLens(new CodeLensParams(id)),
        service.codeAction(
            new CodeActionParams(id, new Range(place, place), new CodeActionContext(List.of()))));
  }
}
