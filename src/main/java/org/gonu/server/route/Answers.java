package org.gonu.server.route;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import org.gonu.server.service.RefusedException;
import org.gonu.text.ControlCharacters;

/** Sends answers. */
public final class Answers {
  private Answers() {}

  /** Sends an object. */
  public static void send(Context context, int status, ObjectNode answer) {
    context.status(status).contentType(Route.JSON).result(answer.toString());
  }

  /** Sends why a request was not carried out. */
  public static void refuse(Context context, int status, String why) {
    send(
        context,
        status,
        JsonNodeFactory.instance.objectNode().put("error", ControlCharacters.escaped(why)));
  }

  /** The error for something that is not there. */
  public static RefusedException unknown(String what, String id) {
    return new RefusedException(
        RefusedException.Kind.UNKNOWN,
        "there is no " + what + " '" + ControlCharacters.escapedLine(id) + "'");
  }
}
