package org.gonu.cli.mcp;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Answers requests that do not come to the protocol, such as those for another path or from another
 * site, by text that says why. A browser would want a page; programs ask here.
 */
final class PlainErrors extends ErrorHandler {
  private static final String TYPE = "text/plain; charset=utf-8";

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int status,
      @Nullable String message,
      @Nullable Throwable cause,
      Callback callback) {
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, TYPE);
    response.write(true, text(status, message), callback);
  }

  private static ByteBuffer text(int status, @Nullable String message) {
    String reason = message == null ? HttpStatus.getMessage(status) : message;
    String help =
        status == HttpStatus.NOT_FOUND_404
            ? "help: send the messages of the protocol to " + HttpAgentServer.PATH + "\n"
            : "";
    return StandardCharsets.UTF_8.encode("gonu: " + reason + "\n" + help);
  }
}
