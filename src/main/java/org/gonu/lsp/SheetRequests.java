package org.gonu.lsp;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.gonu.lsp.features.Completion;
import org.gonu.lsp.features.DocumentOutline;
import org.gonu.lsp.features.Folding;
import org.gonu.lsp.features.Formatting;
import org.gonu.lsp.features.Highlighting;
import org.gonu.lsp.features.Hovering;
import org.gonu.lsp.features.Navigation;
import org.gonu.lsp.features.PlayoutLens;
import org.gonu.lsp.features.QuickFixes;
import org.gonu.lsp.features.Renaming;
import org.gonu.lsp.features.SignatureHelping;
import org.gonu.lsp.sheets.OpenSheets;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.lsp.sheets.TextPlaces;

/**
 * Keeps the texts up to date, and answers requests about them in the background, each from the
 * version at which it was asked. For a sheet that is not open, answers are empty.
 */
final class SheetRequests implements TextDocumentService {
  private final OpenSheets sheets;
  private final FindingsPublisher publisher;
  private final TestRuns tests;
  private final ExecutorService thread;
  private final Supplier<ClientAbilities> abilities;

  SheetRequests(
      OpenSheets sheets,
      FindingsPublisher publisher,
      TestRuns tests,
      ExecutorService thread,
      Supplier<ClientAbilities> abilities) {
    this.sheets = sheets;
    this.publisher = publisher;
    this.tests = tests;
    this.thread = thread;
    this.abilities = abilities;
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    TextDocumentItem item = params.getTextDocument();
    Optional<SheetVersion> opened = sheets.open(item.getUri(), item.getVersion(), item.getText());
    opened.ifPresent(publisher::opened);
    opened.ifPresent(tests::changed);
  }

  @Override
  public void didChange(DidChangeTextDocumentParams params) {
    VersionedTextDocumentIdentifier id = params.getTextDocument();
    int number = Optional.ofNullable(id.getVersion()).orElse(0);
    Optional<SheetVersion> changed = sheets.change(id.getUri(), number, params.getContentChanges());
    changed.ifPresent(publisher::changed);
    changed.ifPresent(tests::changed);
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    sheets.close(params.getTextDocument().getUri());
    publisher.closed(params.getTextDocument().getUri());
  }

  @Override
  public void didSave(DidSaveTextDocumentParams params) {
    // The text is known already.
  }

  /**
   * Answers a request by a value; by {@code otherwise} if the sheet is not open, is a test file, or
   * the value is null.
   */
  private <T> CompletableFuture<T> answer(
      TextDocumentIdentifier id, Function<SheetVersion, T> question, Supplier<T> otherwise) {
    Optional<SheetVersion> sheet = sheets.get(id.getUri()).filter(each -> !each.isTest());
    return CompletableFutures.computeAsync(
        thread,
        cancel -> {
          cancel.checkCanceled();
          return sheet.map(question).orElseGet(otherwise);
        });
  }

  private static int offset(SheetVersion sheet, TextDocumentPositionParams params) {
    return TextPlaces.offset(sheet.source(), params.getPosition());
  }

  @Override
  @SuppressWarnings("NullAway") // the protocol answers null where there is nothing to say
  public CompletableFuture<Hover> hover(HoverParams params) {
    return answer(
        params.getTextDocument(),
        sheet -> new Hovering(sheet).at(offset(sheet, params)).orElse(null),
        () -> null);
  }

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>>
      definition(DefinitionParams params) {
    return answer(
        params.getTextDocument(),
        sheet -> Either.forLeft(new Navigation(sheet).definitions(offset(sheet, params))),
        () -> Either.forLeft(List.of()));
  }

  @Override
  public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
    boolean withDefinitions = params.getContext().isIncludeDeclaration();
    return answer(
        params.getTextDocument(),
        sheet -> new Navigation(sheet).references(offset(sheet, params), withDefinitions),
        List::of);
  }

  @Override
  public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(
      DocumentHighlightParams params) {
    return answer(
        params.getTextDocument(),
        sheet -> new Navigation(sheet).highlights(offset(sheet, params)),
        List::of);
  }

  @Override
  @SuppressWarnings("NullAway") // the protocol answers null where nothing can be renamed
  public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>>
      prepareRename(PrepareRenameParams params) {
    return answer(
        params.getTextDocument(),
        sheet ->
            new Renaming(sheet)
                .prepare(offset(sheet, params))
                .map(Either3::<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>forSecond)
                .orElse(null),
        () -> null);
  }

  @Override
  public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
    return answer(
        params.getTextDocument(),
        sheet -> new Renaming(sheet).rename(offset(sheet, params), params.getNewName()),
        WorkspaceEdit::new);
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(
      CompletionParams params) {
    boolean snippets = abilities.get().snippets();
    return answer(
        params.getTextDocument(),
        sheet -> Either.forLeft(new Completion(sheet, offset(sheet, params), snippets).items()),
        () -> Either.forLeft(List.of()));
  }

  @Override
  @SuppressWarnings("NullAway") // the protocol answers null where there is nothing to say
  public CompletableFuture<SignatureHelp> signatureHelp(SignatureHelpParams params) {
    return answer(
        params.getTextDocument(),
        sheet -> new SignatureHelping(sheet).at(offset(sheet, params)).orElse(null),
        () -> null);
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
      DocumentSymbolParams params) {
    return answer(
        params.getTextDocument(),
        sheet ->
            new DocumentOutline(sheet)
                .symbols().stream()
                    .map(Either::<SymbolInformation, DocumentSymbol>forRight)
                    .toList(),
        List::of);
  }

  @Override
  public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
    return answer(params.getTextDocument(), sheet -> new Folding(sheet).ranges(), List::of);
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams params) {
    return answer(
        params.getTextDocument(),
        sheet -> new Highlighting(sheet).tokens(),
        () -> new SemanticTokens(List.of()));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
    return answer(params.getTextDocument(), sheet -> Formatting.edits(sheet.source()), List::of);
  }

  @Override
  public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
    return answer(params.getTextDocument(), PlayoutLens::of, List::of);
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
    return answer(
        params.getTextDocument(),
        sheet -> new QuickFixes(sheet).in(TextPlaces.span(sheet.source(), params.getRange())),
        List::of);
  }
}
