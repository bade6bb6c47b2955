package org.gonu.server.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.server.channel.Channels;
import org.gonu.server.route.Answers;
import org.gonu.server.route.RequestBody;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.RefusedException;
import org.gonu.server.store.PlayerRow;
import org.gonu.text.RandomText;

/** Answers requests about players. */
final class PlayerHandlers {
  private final GameServer server;
  private final Channels channels;

  PlayerHandlers(GameServer server, Channels channels) {
    this.server = server;
    this.channels = channels;
  }

  void all(Context context) {
    ObjectNode answer = Views.object();
    ArrayNode players = answer.putArray("players");
    server.players().each(row -> players.add(view(row)));
    Answers.send(context, 200, answer);
  }

  void one(Context context) {
    String id = context.pathParam("id");
    PlayerRow row = server.player(id).orElseThrow(() -> Answers.unknown("player", id));
    Answers.send(context, 200, view(row));
  }

  /** Registers a player. One that connects itself is told its token, now and never again. */
  void put(Context context) {
    RequestBody body = RequestBody.of(context);
    PlayerRow.Kind kind = kind(body.text("kind"));
    String address = body.optionalText("address").orElse("");
    long mostMatches = body.optionalNumber("mostMatches").orElse(1);
    body.end();
    if (mostMatches < 1 || mostMatches > Integer.MAX_VALUE) {
      throw new RefusedException(
          RefusedException.Kind.INVALID, "a player plays one match at once or more");
    }
    boolean isChannel = kind == PlayerRow.Kind.CHANNEL;
    if (isChannel && !address.isEmpty()) {
      throw new RefusedException(
          RefusedException.Kind.INVALID, "a player that connects itself has no address");
    }
    String token = isChannel ? RandomText.next() : "";
    PlayerRow row =
        server.await(
            server.registerPlayer(
                context.pathParam("id"),
                kind,
                isChannel ? ChannelPlayers.addressOf(token) : address,
                (int) mostMatches));
    ObjectNode answer = view(row);
    if (isChannel) {
      answer.put("token", token);
    }
    Answers.send(context, 200, answer);
  }

  void withdraw(Context context) {
    Answers.send(context, 200, view(server.await(server.withdrawPlayer(context.pathParam("id")))));
  }

  private ObjectNode view(PlayerRow row) {
    return Views.player(row, channels.isConnected(row.id()));
  }

  private static PlayerRow.Kind kind(String label) {
    return Lists.immutable
        .with(PlayerRow.Kind.values())
        .detectOptional(kind -> kind.label().equals(label.toLowerCase(Locale.ROOT)))
        .orElseThrow(
            () ->
                new RefusedException(
                    RefusedException.Kind.INVALID,
                    "a player is of kind address, channel or local"));
  }
}
