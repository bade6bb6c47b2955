package org.gonu.server.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import org.gonu.server.route.Answers;
import org.gonu.server.route.RequestBody;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.RefusedException;
import org.gonu.server.store.SheetRow;

/** Answers requests about rule sheets. */
final class SheetHandlers {
  private final GameServer server;

  SheetHandlers(GameServer server) {
    this.server = server;
  }

  void all(Context context) {
    ObjectNode answer = Views.object();
    ArrayNode sheets = answer.putArray("sheets");
    server.sheets().each(row -> sheets.add(Views.sheet(row)));
    Answers.send(context, 200, answer);
  }

  void one(Context context) {
    String hash = context.pathParam("hash");
    SheetRow row = server.sheet(hash).orElseThrow(() -> Answers.unknown("sheet", hash));
    Answers.send(context, 200, Views.wholeSheet(row, server.roles(row.hash())));
  }

  void add(Context context) {
    RequestBody body = RequestBody.of(context);
    String name = body.text("name");
    String text = body.text("text");
    body.end();
    SheetRow row = server.await(server.addSheet(name, text));
    if (!row.name().equals(name)) {
      throw new RefusedException(
          RefusedException.Kind.CONFLICT,
          "this text is here already, as version " + row.version() + " of '" + row.name() + "'");
    }
    Answers.send(context, 201, Views.sheet(row));
  }
}
