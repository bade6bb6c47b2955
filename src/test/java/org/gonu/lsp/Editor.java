package org.gonu.lsp;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLensWorkspaceCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.lsp.sheets.TextPlaces;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** An editor that talks to a server of ours over pipes, in the protocol. */
final class Editor implements LanguageClient, AutoCloseable {
  static final String URI = "file:///games/test.kif";
  private static final long PATIENCE_SECONDS = 30;

  private final Pipe toServer = Pipe.open();
  private final Pipe toEditor = Pipe.open();
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          work -> {
            Thread thread = new Thread(work, "editor");
            thread.setDaemon(true);
            return thread;
          });
  private final LinkedBlockingQueue<PublishDiagnosticsParams> findings =
      new LinkedBlockingQueue<>();
  private final LinkedBlockingQueue<MessageParams> messages = new LinkedBlockingQueue<>();
  private final LinkedBlockingQueue<ProgressParams> progress = new LinkedBlockingQueue<>();
  private final Semaphore lensRefreshes = new Semaphore(0);
  private final LinkedBlockingQueue<MessageParams> log = new LinkedBlockingQueue<>();
  private final Future<Integer> exitCode;
  private final LanguageServer server;
  private String uri = URI;
  private String text = "";
  private int version = 0;

  /** Starts a server and shakes hands. */
  Editor() throws Exception {
    LanguageServerOptions options =
        new LanguageServerOptions(
            "test", CasePolicy.INSENSITIVE, Duration.ofMillis(20), 1, 100, true);
    exitCode =
        threads.submit(
            () ->
                LanguageServerSession.serve(
                    Channels.newInputStream(toServer.source()),
                    Channels.newOutputStream(toEditor.sink()),
                    options));
    var launcher =
        LSPLauncher.createClientLauncher(
            this,
            Channels.newInputStream(toEditor.source()),
            Channels.newOutputStream(toServer.sink()),
            threads,
            consumer -> consumer);
    Future<Void> unused = launcher.startListening();
    server = launcher.getRemoteProxy();
  }

  InitializeResult initialize() throws Exception {
    CompletionItemCapabilities item = new CompletionItemCapabilities();
    item.setSnippetSupport(true);
    TextDocumentClientCapabilities documents = new TextDocumentClientCapabilities();
    documents.setCompletion(new CompletionCapabilities(item));
    WindowClientCapabilities window = new WindowClientCapabilities();
    window.setWorkDoneProgress(true);
    ClientCapabilities capabilities = new ClientCapabilities();
    capabilities.setTextDocument(documents);
    capabilities.setWindow(window);
    WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
    workspace.setCodeLens(new CodeLensWorkspaceCapabilities(true));
    capabilities.setWorkspace(workspace);
    InitializeParams params = new InitializeParams();
    params.setProcessId((int) ProcessHandle.current().pid());
    params.setCapabilities(capabilities);
    InitializeResult result = wait(server.initialize(params));
    server.initialized(new InitializedParams());
    return result;
  }

  LanguageServer server() {
    return server;
  }

  TextDocumentIdentifier id() {
    return new TextDocumentIdentifier(uri);
  }

  String text() {
    return text;
  }

  SourceText source() {
    return new SourceText("test.kif", text);
  }

  void open(String sheet) {
    open(URI, sheet);
  }

  /** Opens a file; edits and questions are about the last one that was opened. */
  void open(String address, String sheet) {
    uri = address;
    text = sheet;
    version++;
    server
        .getTextDocumentService()
        .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "gdl", version, sheet)));
  }

  /** Types a text in the place of another one that occurs once. */
  void replace(String before, String after) {
    int start = text.indexOf(before);
    if (start < 0 || text.indexOf(before, start + 1) >= 0) {
      throw new IllegalArgumentException("not once in the sheet: " + before);
    }
    edit(new Span(start, start + before.length()), after);
  }

  /** Types a text in the place of a span. */
  void edit(Span span, String after) {
    Range range = TextPlaces.range(source(), span);
    text = text.substring(0, span.start()) + after + text.substring(span.end());
    version++;
    server
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri, version),
                List.of(new TextDocumentContentChangeEvent(range, after))));
  }

  /** Waits for the findings of the present version; those of others must not come after them. */
  List<org.eclipse.lsp4j.Diagnostic> findings() throws Exception {
    PublishDiagnosticsParams published;
    int last = 0;
    do {
      published = findings.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (published == null) {
        throw new AssertionError("no findings of version " + version);
      }
      if (published.getVersion() < last) {
        throw new AssertionError("stale findings of version " + published.getVersion());
      }
      last = published.getVersion();
    } while (last != version);
    return published.getDiagnostics();
  }

  MessageParams message() throws InterruptedException {
    MessageParams message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (message == null) {
      throw new AssertionError("no message");
    }
    return message;
  }

  /** Waits for a notification of progress. */
  ProgressParams progress(Predicate<ProgressParams> wanted) throws InterruptedException {
    ProgressParams next;
    do {
      next = progress.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (next == null) {
        throw new AssertionError("no such progress");
      }
    } while (!wanted.test(next));
    return next;
  }

  /** Waits until the server asks for a look at the code lenses. */
  void lensRefresh() throws InterruptedException {
    if (!lensRefreshes.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("no refresh of the lenses");
    }
  }

  /** What the server logged so far. */
  List<MessageParams> log() {
    return List.copyOf(log);
  }

  static <T> T wait(CompletableFuture<T> answer)
      throws InterruptedException, ExecutionException, TimeoutException {
    return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  int exitCode() throws Exception {
    return exitCode.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  /** Closes the stream to the server. */
  void hangUp() throws IOException {
    toServer.sink().close();
  }

  @Override
  public void close() throws IOException {
    toServer.sink().close();
    toEditor.sink().close();
    threads.shutdownNow();
  }

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams params) {
    if (params.getVersion() != null) {
      findings.add(params);
    }
  }

  @Override
  public void showMessage(MessageParams params) {
    messages.add(params);
  }

  @Override
  public void logMessage(MessageParams params) {
    log.add(params);
  }

  @Override
  public void notifyProgress(ProgressParams params) {
    progress.add(params);
  }

  @Override
  public CompletableFuture<Void> createProgress(WorkDoneProgressCreateParams params) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletableFuture<Void> refreshCodeLenses() {
    lensRefreshes.release();
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void telemetryEvent(Object object) {
    throw new AssertionError("unasked telemetry");
  }

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
    throw new AssertionError("unasked question");
  }
}
