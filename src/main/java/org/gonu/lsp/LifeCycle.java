package org.gonu.lsp;

import com.google.gson.JsonElement;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.eclipse.lsp4j.jsonrpc.validation.ReflectiveMessageValidator;
import org.eclipse.lsp4j.services.LanguageServer;
import org.jspecify.annotations.Nullable;

/**
 * Refuses requests that the protocol does not allow: before {@code initialize}, after {@code
 * shutdown}, a second {@code initialize}, and those without parameters that they must have.
 * Notifications at such times are dropped, but for {@code exit} (LSP 3.17, Server lifecycle).
 */
final class LifeCycle implements Endpoint {
  private static final String INITIALIZE = "initialize";
  private static final String EXIT = "exit";
  private static final Map<String, JsonRpcMethod> METHODS =
      ServiceEndpoints.getSupportedMethods(LanguageServer.class);

  private final GonuLanguageServer server;
  private final Endpoint requests;
  private final ParameterCheck check = new ParameterCheck();

  private LifeCycle(GonuLanguageServer server) {
    this.server = server;
    this.requests = ServiceEndpoints.toEndpoint(server);
  }

  /** The server's end of a connection; messages to the editor go to {@code out}. */
  static RemoteEndpoint connect(
      GonuLanguageServer server, MessageConsumer out, MessageJsonHandler json) {
    RemoteEndpoint endpoint = new EditorEndpoint(out, new LifeCycle(server));
    json.setMethodProvider(endpoint);
    return endpoint;
  }

  @Override
  public CompletableFuture<?> request(String method, @Nullable Object parameters) {
    Optional<ResponseError> refusal = untimely(method).or(() -> incomplete(method, parameters));
    return refusal.isPresent()
        ? CompletableFuture.failedFuture(new ResponseErrorException(refusal.get()))
        : requests.request(method, parameters);
  }

  @Override
  public void notify(String method, @Nullable Object parameters) {
    if (method.equals(EXIT) || (server.isInitialized() && !server.isShutDown())) {
      requests.notify(method, parameters);
    }
  }

  private Optional<ResponseError> untimely(String method) {
    if (server.isShutDown()) {
      return refused(ResponseErrorCode.InvalidRequest, "the session is over after 'shutdown'");
    }
    boolean begins = method.equals(INITIALIZE);
    if (begins == server.isInitialized()) {
      return begins
          ? refused(ResponseErrorCode.InvalidRequest, "'initialize' comes once in a session")
          : refused(ResponseErrorCode.ServerNotInitialized, "'initialize' must come first");
    }
    return Optional.empty();
  }

  private Optional<ResponseError> incomplete(String method, @Nullable Object parameters) {
    if (parameters == null) {
      JsonRpcMethod known = METHODS.get(method);
      return known == null || known.getParameterTypes().length == 0
          ? Optional.empty()
          : refused(ResponseErrorCode.InvalidParams, "'" + method + "' needs parameters");
    }
    return method.equals(INITIALIZE) || parameters instanceof JsonElement
        ? Optional.empty()
        : check
            .of(parameters)
            .getFirstOptional()
            .flatMap(issue -> refused(ResponseErrorCode.InvalidParams, issue.getText()));
  }

  private static Optional<ResponseError> refused(ResponseErrorCode code, String reason) {
    return Optional.of(new ResponseError(code, reason, null));
  }

  /** Looks for parts that the protocol demands of parameters. */
  private static final class ParameterCheck extends ReflectiveMessageValidator {
    ImmutableList<MessageIssue> of(Object parameters) {
      return Lists.immutable.withAll(validate(parameters));
    }

    /** Leaves findings out, which come back from the editor and are not read. */
    @Override
    protected void validate(
        @Nullable Object part, List<MessageIssue> issues, Deque<Object> parts, Deque<Object> names)
        throws Exception {
      if (!(part instanceof Diagnostic)) {
        super.validate(part, issues, parts, names);
      }
    }
  }
}
