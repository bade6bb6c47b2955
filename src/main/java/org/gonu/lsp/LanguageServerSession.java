package org.gonu.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageProducer;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.json.ConcurrentMessageProcessor;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageConsumer;
import org.eclipse.lsp4j.services.LanguageClient;
import org.gonu.machine.DaemonThreads;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A session with one editor, from its first message to its last. */
public final class LanguageServerSession {
  /** The exit code after an orderly end: {@code shutdown}, then {@code exit}. */
  public static final int FINE = 0;

  /** The exit code after any other end. */
  public static final int CUT_SHORT = 1;

  private static final Logger LOG = LoggerFactory.getLogger(LanguageServerSession.class);

  private LanguageServerSession() {}

  /**
   * Serves an editor until it sends {@code exit}, ends, or closes its stream.
   *
   * @param in messages of the editor
   * @param out messages to the editor; nothing else may be written to it
   * @return the exit code that the protocol demands
   */
  public static int serve(InputStream in, OutputStream out, LanguageServerOptions options)
      throws InterruptedException {
    ExecutorService connection = Executors.newCachedThreadPool(DaemonThreads.named("gonu-lsp"));
    CountDownLatch end = new CountDownLatch(1);
    CompletableFuture<LanguageClient> client = new CompletableFuture<>();
    GonuLanguageServer server = new GonuLanguageServer(options, client::join, end::countDown);
    Launcher<LanguageClient> launcher =
        new SessionBuilder(server)
            .setLocalService(server)
            .setRemoteInterface(LanguageClient.class)
            .setInput(in)
            .setOutput(out)
            .setExecutorService(connection)
            .create();
    client.complete(launcher.getRemoteProxy());
    Future<Void> listening = launcher.startListening();
    connection.execute(() -> countDownAfter(listening, end));
    try {
      end.await();
    } finally {
      server.close();
      connection.shutdownNow();
    }
    return server.isShutDown() ? FINE : CUT_SHORT;
  }

  /** Treats the end of the stream as the end of the session. */
  private static void countDownAfter(Future<Void> listening, CountDownLatch end) {
    try {
      listening.get();
    } catch (ExecutionException | CancellationException broken) {
      LOG.debug("the connection broke", broken);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    } finally {
      end.countDown();
    }
  }

  /** Connects an editor to a server that minds the order of requests. */
  private static final class SessionBuilder extends Launcher.Builder<LanguageClient> {
    private final GonuLanguageServer server;

    /** Takes the place of the reader of the library. Made with the endpoint, which comes first. */
    private @Nullable EditorMessages incoming;

    SessionBuilder(GonuLanguageServer server) {
      this.server = server;
    }

    @Override
    protected RemoteEndpoint createRemoteEndpoint(MessageJsonHandler json) {
      MessageConsumer outgoing = new StreamMessageConsumer(output, json);
      RemoteEndpoint endpoint = LifeCycle.connect(server, outgoing, json);
      incoming = new EditorMessages(input, json, endpoint, outgoing);
      return endpoint;
    }

    @Override
    protected ConcurrentMessageProcessor createMessageProcessor(
        MessageProducer reader, MessageConsumer messages, LanguageClient client) {
      return super.createMessageProcessor(incoming == null ? reader : incoming, messages, client);
    }
  }
}
