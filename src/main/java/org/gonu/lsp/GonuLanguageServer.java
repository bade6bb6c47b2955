package org.gonu.lsp;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.gonu.lsp.sheets.OpenSheets;
import org.gonu.machine.DaemonThreads;

/** The language server: creates the parts of a session, and ends it. */
final class GonuLanguageServer implements LanguageServer {
  private final LanguageServerOptions options;
  private final Runnable onExit;
  private final ExecutorService answers;
  private final LatestTasks findings;
  private final ExecutorService games;
  private final LatestTasks tests;
  private final GameRuns runs;
  private final SheetRequests sheetRequests;
  private final CommandRequests commandRequests;
  private volatile ClientAbilities abilities = ClientAbilities.NONE;
  private volatile boolean initialized;
  private volatile boolean shutDown;

  /**
   * A server at the beginning of its session.
   *
   * @param onExit called when the editor asks the process to end, or has ended itself
   */
  GonuLanguageServer(
      LanguageServerOptions options, Supplier<LanguageClient> client, Runnable onExit) {
    this.options = options;
    this.onExit = onExit;
    this.answers = Executors.newSingleThreadExecutor(DaemonThreads.named("gonu-lsp-answers"));
    this.findings = new LatestTasks("gonu-lsp-findings");
    this.games = Executors.newSingleThreadExecutor(DaemonThreads.named("gonu-lsp-games"));
    OpenSheets sheets = new OpenSheets(options.policy(), options.maxSheets());
    FindingsPublisher publisher = new FindingsPublisher(sheets, findings, client, options.quiet());
    this.tests = new LatestTasks("gonu-lsp-tests");
    TestRuns testRuns = new TestRuns(sheets, tests, publisher, options);
    this.runs = new GameRuns(games, client, publisher, () -> refreshLenses(client));
    this.sheetRequests = new SheetRequests(sheets, publisher, testRuns, answers, () -> abilities);
    this.commandRequests = new CommandRequests(sheets, runs, () -> abilities, options.seed());
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
    initialized = true;
    abilities = ClientAbilities.of(params.getCapabilities());
    if (options.isLocal() && params.getProcessId() != null) {
      endWith(params.getProcessId());
    }
    return CompletableFuture.completedFuture(
        new InitializeResult(
            ServerAbilities.of(options), new ServerInfo("gonu", options.version())));
  }

  /** Asks the editor to show the code lenses anew, if it can. */
  private void refreshLenses(Supplier<LanguageClient> client) {
    if (abilities.lenses()) {
      CompletableFuture<Void> unused = client.get().refreshCodeLenses();
    }
  }

  /** Ends the server when the editor's process ends, unless that is this process. */
  private void endWith(long editor) {
    if (editor == ProcessHandle.current().pid()) {
      return;
    }
    ProcessHandle.of(editor)
        .ifPresentOrElse(
            process -> {
              CompletableFuture<?> unused = process.onExit().thenRun(onExit);
            },
            onExit);
  }

  @Override
  public void initialized(InitializedParams params) {
    // The answer to 'initialize' has told everything.
  }

  @Override
  @SuppressWarnings("NullAway") // the protocol demands null
  public CompletableFuture<Object> shutdown() {
    shutDown = true;
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void exit() {
    onExit.run();
  }

  /** True if the editor has begun the session. */
  boolean isInitialized() {
    return initialized;
  }

  /** True if the editor has ended the session. */
  boolean isShutDown() {
    return shutDown;
  }

  /** Ends the threads. */
  void close() {
    answers.shutdownNow();
    findings.end();
    games.shutdownNow();
    tests.end();
  }

  @Override
  public void cancelProgress(WorkDoneProgressCancelParams params) {
    runs.stop(params.getToken());
  }

  @Override
  public void setTrace(SetTraceParams params) {
    // The server has a log of its own.
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return sheetRequests;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return commandRequests;
  }
}
