package org.gonu.web.thought;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.gonu.server.route.Route;

/** Answers a request by events as they come, as long as the one who asked stays. */
final class SentEvents {
  private final Context context;
  private boolean isOpen = true;
  private boolean hasBegun;

  SentEvents(Context context) {
    this.context = context;
  }

  /**
   * Sends an event. The first one begins the answer.
   *
   * @return false if nobody listens any more
   */
  boolean send(String kind, ObjectNode data) {
    return write("event: " + kind + "\ndata: " + data + "\n\n");
  }

  /** True if the status has been sent: a failure can be told by an event alone. */
  boolean hasBegun() {
    return hasBegun;
  }

  /** Tells why no more events come. */
  void fail(String why) {
    boolean unused = send("error", JsonNodeFactory.instance.objectNode().put("error", why));
  }

  /** Finds out whether anybody still listens. */
  boolean beat() {
    return hasBegun ? write(":\n\n") : isOpen;
  }

  private boolean write(String text) {
    if (!isOpen) {
      return false;
    }
    try {
      if (!hasBegun) {
        hasBegun = true;
        context.res().setStatus(200);
        context.res().setContentType(Route.EVENT_STREAM);
        context.res().setCharacterEncoding("utf-8");
      }
      OutputStream out = context.res().getOutputStream();
      out.write(text.getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException | UncheckedIOException gone) {
      isOpen = false;
    }
    return isOpen;
  }
}
