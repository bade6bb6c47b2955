package org.gonu.server.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordWriter;
import org.gonu.server.event.EventJson;
import org.gonu.server.event.EventKind;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.route.Answers;
import org.gonu.server.route.EntityTag;
import org.gonu.server.route.EventSource;
import org.gonu.server.route.EventStreams;
import org.gonu.server.route.Query;
import org.gonu.server.route.RequestBody;
import org.gonu.server.route.Route;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.MatchRequest;
import org.gonu.server.store.MatchRow;

/** Answers requests about matches. */
final class MatchHandlers {
  /** Most matches of one answer. */
  static final int MAX_MATCHES = 500;

  /** Most events of one answer. */
  static final int MAX_EVENTS = 1000;

  private static final int USUAL_MATCHES = 50;

  private final GameServer server;
  private final EventStreams streams;
  private final Signing signing;

  /**
   * Handlers.
   *
   * @param signing of the record of a match that has ended
   */
  MatchHandlers(GameServer server, EventStreams streams, Signing signing) {
    this.server = server;
    this.streams = streams;
    this.signing = signing;
  }

  void latest(Context context) {
    long before = Query.number(context, "before", 1, Long.MAX_VALUE, Long.MAX_VALUE);
    int limit = (int) Query.number(context, "limit", 1, MAX_MATCHES, USUAL_MATCHES);
    String player = context.queryParam("player");
    ImmutableList<MatchRow> rows =
        player == null ? server.matches(before, limit) : server.matchesOf(player, before, limit);
    ObjectNode answer = Views.object();
    ArrayNode matches = answer.putArray("matches");
    rows.each(row -> matches.add(Views.match(row)));
    if (rows.size() == limit) {
      answer.put("next", rows.getLast().number());
    }
    Answers.send(context, 200, answer);
  }

  void one(Context context) {
    Answers.send(context, 200, Views.match(row(context)));
  }

  void start(Context context) {
    RequestBody body = RequestBody.of(context);
    String sheet = body.text("sheet");
    ImmutableList<String> players = body.texts("players");
    Duration preview = millis(body.optionalNumber("previewClock").orElse(0));
    MatchClocks clocks =
        MatchClocks.of(millis(body.number("startClock")), millis(body.number("playClock")))
            .withPreview(preview)
            .withGrace(
                millis(body.optionalNumber("grace").orElse(MatchClocks.USUAL_GRACE.toMillis())));
    OptionalLong seed = body.optionalNumber("seed");
    boolean scrambled = body.flag("scrambled");
    body.end();
    MatchRequest request =
        new MatchRequest(sheet, players, clocks, seed, Optional.empty(), scrambled);
    Answers.send(context, 201, Views.match(server.await(server.startMatch(request))));
  }

  void abort(Context context) {
    String id = row(context).id();
    RequestBody body = RequestBody.of(context);
    String detail = body.text("detail");
    body.end();
    Answers.send(context, 200, Views.match(server.await(server.abort(id, detail))));
  }

  /** Events as a list, or as they happen. */
  void events(Context context) {
    String id = row(context).id();
    String accept = context.header("Accept");
    if (accept != null && accept.contains(Route.EVENT_STREAM)) {
      streams.follow(context, id, source(id), EventStreams.firstWanted(context));
      return;
    }
    long from = Query.number(context, "from", 1, Long.MAX_VALUE, 1);
    int limit = (int) Query.number(context, "limit", 1, MAX_EVENTS, MAX_EVENTS);
    ImmutableList<MatchEvent> events = server.events(id, from, limit);
    Answers.send(context, 200, Views.events(events, from));
  }

  private EventSource source(String match) {
    return (from, limit) ->
        server
            .events(match, from, limit)
            .collect(
                event ->
                    new EventSource.Sent(
                        event.sequence(),
                        event.kind().label(),
                        EventJson.print(event),
                        event.kind() == EventKind.ENDED));
  }

  /** The record in the form of the ggp.org servers. It changes with the number of events alone. */
  void record(Context context) {
    MatchRow row = row(context);
    MatchRecord record =
        server.record(row.id()).orElseThrow(() -> Answers.unknown("match", row.id()));
    boolean hasEnded = row.state() == MatchRow.State.ENDED;
    String text = MatchRecordWriter.print(hasEnded ? signing.records().apply(record) : record);
    String tag = EntityTag.of(text);
    context.header("ETag", tag).header("Cache-Control", "no-cache");
    if (EntityTag.isNamedBy(context.header("If-None-Match"), tag)) {
      context.status(304);
    } else {
      context.status(200).contentType(Route.JSON).result(text);
    }
  }

  private MatchRow row(Context context) {
    String id = context.pathParam("id");
    return server.match(id).orElseThrow(() -> Answers.unknown("match", id));
  }

  private static Duration millis(long millis) {
    return Duration.ofMillis(millis);
  }
}
