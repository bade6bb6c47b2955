package org.gonu.lsp;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/**
 * A session with one editor whose messages come one at a time, as over a web socket. One thread at
 * a time may call {@link #receive}.
 */
public final class LanguageServerLine implements AutoCloseable {
  private final GonuLanguageServer server;
  private final MessageJsonHandler json;
  private final RemoteEndpoint endpoint;

  /**
   * A session at its beginning.
   *
   * @param out takes the messages to the editor, each as the text of one JSON object; called by
   *     several threads
   * @param onExit called when the editor asks for the end of the session
   */
  public LanguageServerLine(Consumer<String> out, LanguageServerOptions options, Runnable onExit) {
    CompletableFuture<LanguageClient> client = new CompletableFuture<>();
    server = new GonuLanguageServer(options, client::join, onExit);
    Map<String, JsonRpcMethod> methods = ServiceEndpoints.getSupportedMethods(LanguageServer.class);
    methods.putAll(ServiceEndpoints.getSupportedMethods(LanguageClient.class));
    json = new MessageJsonHandler(methods);
    endpoint = LifeCycle.connect(server, message -> out.accept(json.serialize(message)), json);
    client.complete(ServiceEndpoints.toServiceObject(endpoint, LanguageClient.class));
  }

  /**
   * Takes a message of the editor.
   *
   * @param message the text of one JSON object
   * @return false if it was no message, so that the session had better end
   */
  public boolean receive(String message) {
    try {
      endpoint.consume(json.parseMessage(message));
      return true;
    } catch (MessageIssueException | com.google.gson.JsonParseException noMessage) {
      return false;
    }
  }

  /** Ends the threads of the session. */
  @Override
  public void close() {
    server.close();
  }
}
