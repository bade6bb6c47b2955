package org.gonu.server.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.time.Duration;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.match.MatchClocks;
import org.gonu.server.route.Answers;
import org.gonu.server.route.RequestBody;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.MatchRequest;
import org.gonu.server.service.RefusedException;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.SheetRow;

/**
 * Answers requests in the form of Tiltyard, so that programs written for it find their way. The
 * players of matches are programs, so there is no {@code select_move}.
 */
final class TiltyardHandlers {
  private static final String PLAYER_SCHEME = "tiltyard://";
  private static final int MAX_LISTED = 500;

  private final GameServer server;

  TiltyardHandlers(GameServer server) {
    this.server = server;
  }

  /** Starts a match; clocks are in seconds, as there. */
  void startMatch(Context context) {
    RequestBody body = RequestBody.of(context);
    SheetRow sheet = sheet(body.text("gameURL"));
    ImmutableList<String> players = body.anyTexts("playerCodes").collect(TiltyardHandlers::player);
    Duration preview =
        seconds("previewClock", Math.max(0, body.optionalNumber("previewClock").orElse(0)));
    Duration start = seconds("startClock", body.number("startClock"));
    Duration play = seconds("playClock", body.number("playClock"));
    body.optionalNumber("deadline");
    body.end();
    MatchRequest request =
        MatchRequest.of(sheet.hash(), players, MatchClocks.of(start, play).withPreview(preview));
    MatchRow row = server.await(server.startMatch(request));
    Answers.send(context, 200, Views.object().put("matchKey", row.id()));
  }

  private static Duration seconds(String field, long value) {
    long most = MatchClocks.LONGEST.toSeconds();
    if (value < 0 || value > most) {
      throw new RefusedException(
          RefusedException.Kind.INVALID,
          "the field '" + field + "' must be from 0 to " + most + " seconds, not " + value);
    }
    return Duration.ofSeconds(value);
  }

  /** The sheet that an address names by its last part: a hash, or the name of a game. */
  private SheetRow sheet(String url) {
    String path = url.replaceFirst("/+(v[0-9]+/+)?$", "");
    String last = path.substring(path.lastIndexOf('/') + 1);
    return server
        .sheet(last)
        .or(() -> server.newestSheet(last))
        .orElseThrow(() -> Answers.unknown("sheet", url));
  }

  private static String player(String code) {
    if (code.isEmpty()) {
      throw new RefusedException(
          RefusedException.Kind.INVALID,
          "a player code is empty, as those of people; this server has no such players");
    }
    return code.startsWith(PLAYER_SCHEME) ? code.substring(PLAYER_SCHEME.length()) : code;
  }

  /** The matches that wait for their turn. */
  void pending(Context context) {
    ObjectNode answer = Views.object();
    ArrayNode pending = answer.putArray("pending");
    server
        .matches(Long.MAX_VALUE, MAX_LISTED)
        .select(row -> row.state() == MatchRow.State.QUEUED)
        .each(row -> add(pending.addObject(), row));
    Answers.send(context, 200, answer);
  }

  private static void add(ObjectNode out, MatchRow row) {
    out.put("gameMetaURL", "/api/v1/sheets/" + row.sheet());
    ArrayNode names = out.putArray("playerNames");
    row.players().each(names::add);
    out.put("matchKey", row.id());
  }
}
