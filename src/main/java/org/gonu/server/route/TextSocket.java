package org.gonu.server.route;

import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A web socket that sends texts in the background. Safe for several threads; nothing blocks. */
public record TextSocket(Session session) {
  private static final Logger LOG = LoggerFactory.getLogger(TextSocket.class);

  /** Sends a text. If it cannot be sent, the connection ends. */
  public void send(String text) {
    try {
      session.sendText(text, Callback.from(() -> {}, fault -> session.disconnect()));
    } catch (RuntimeException closing) {
      LOG.debug("a web socket is closing", closing);
      session.disconnect();
    }
  }

  /** Sends what was given to {@link #send}, and closes. */
  public void close() {
    session.close(StatusCode.NORMAL, "", Callback.NOOP);
  }
}
