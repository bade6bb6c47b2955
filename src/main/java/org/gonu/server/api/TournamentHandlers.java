package org.gonu.server.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.route.Answers;
import org.gonu.server.route.Query;
import org.gonu.server.route.RequestBody;
import org.gonu.server.route.Route;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.RefusedException;
import org.gonu.server.service.TournamentDirector;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.TournamentRow;
import org.gonu.server.tournament.Decision;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.standing.Tournament;
import org.gonu.text.ControlCharacters;
import org.gonu.text.Outcome;

/** Answers requests about tournaments. */
final class TournamentHandlers {
  /** Most matches of one answer. */
  static final int MAX_MATCHES = 1000;

  private static final int MAX_REASON = 500;

  /** Most faults of a specification that are told. */
  private static final int MAX_FAULTS_TOLD = 10;

  private final GameServer server;
  private final TournamentDirector tournaments;
  private final Signing signing;
  private final StandingsCache standings = new StandingsCache(System::nanoTime);

  TournamentHandlers(GameServer server, Signing signing) {
    this.server = server;
    this.tournaments = server.tournaments();
    this.signing = signing;
  }

  void all(Context context) {
    ObjectNode answer = Views.object();
    ArrayNode list = answer.putArray("tournaments");
    tournaments.all().each(row -> list.add(TournamentViews.row(row)));
    Answers.send(context, 200, answer);
  }

  void one(Context context) {
    int from = (int) Query.number(context, "from", 1, Integer.MAX_VALUE, 1);
    int limit = (int) Query.number(context, "limit", 1, MAX_MATCHES, MAX_MATCHES);
    TournamentRow row = row(context);
    // One more tells whether there are more.
    ImmutableList<MatchRow> found = tournaments.matches(row.id(), from, limit + 1);
    Answers.send(
        context,
        200,
        TournamentViews.whole(
            row,
            tournaments.tournament(row.id()),
            new TournamentViews.MatchPage(found, from, limit),
            tournaments.obstacles(row.id())));
  }

  void standings(Context context) {
    TournamentRow row = row(context);
    Tournament tournament = tournaments.tournament(row.id());
    Answers.send(context, 200, standings.of(row.id(), tournament, isOver(row)));
  }

  /** The log as the commands read it. Only that of a tournament that is over can be signed. */
  void log(Context context) {
    TournamentRow row = row(context);
    byte[] log = tournaments.log(row.id()).getBytes(StandardCharsets.UTF_8);
    context
        .status(200)
        .contentType(Route.LINES)
        .result(isOver(row) ? signing.logs().apply(log) : log);
  }

  private static boolean isOver(TournamentRow row) {
    return row.state() != TournamentRow.State.RUNNING;
  }

  void create(Context context) {
    String yaml = RequestBody.text(context);
    Outcome<TournamentSpec> spec = tournaments.read("the specification", yaml);
    TournamentSpec good =
        spec.value()
            .orElseThrow(
                () ->
                    new RefusedException(
                        RefusedException.Kind.INVALID,
                        spec.diagnostics().firstErrors(MAX_FAULTS_TOLD).toString()));
    Answers.send(context, 201, TournamentViews.row(server.await(tournaments.create(good))));
  }

  /** Takes one decision; a withdrawal brings forfeits with it. */
  void decide(Context context) {
    String id = row(context).id();
    RequestBody body = RequestBody.of(context);
    String kind = body.text("decision");
    String reason = reason(body);
    TournamentRow decided =
        switch (kind) {
          case "forfeit" -> {
            String match = body.text("match");
            String player = body.text("player");
            yield take(body, id, new Decision.Forfeit(match, attempt(id, match), player, reason));
          }
          case "replay" -> {
            String match = body.text("match");
            yield take(body, id, new Decision.Replay(match, attempt(id, match), reason));
          }
          case "withdrawal" -> {
            String player = body.text("player");
            body.end();
            yield server.await(tournaments.withdraw(id, player, reason));
          }
          case "cancellation" -> {
            body.end();
            yield server.await(tournaments.cancel(id));
          }
          default -> throw invalid("a decision is forfeit, replay, withdrawal or cancellation");
        };
    Answers.send(context, 200, TournamentViews.row(decided));
  }

  private TournamentRow take(RequestBody body, String id, Decision decision) {
    body.end();
    return server.await(tournaments.decide(id, Lists.immutable.of(decision)));
  }

  private static String reason(RequestBody body) {
    String reason = ControlCharacters.escapedLine(body.text("reason"));
    if (reason.length() > MAX_REASON) {
      throw invalid("a reason has up to " + MAX_REASON + " characters");
    }
    return reason;
  }

  private int attempt(String id, String match) {
    Tournament tournament = tournaments.tournament(id);
    return tournament.attempt(match).orElseThrow(() -> Answers.unknown("match", match));
  }

  private TournamentRow row(Context context) {
    String id = context.pathParam("name");
    return tournaments.find(id).orElseThrow(() -> Answers.unknown("tournament", id));
  }

  private static RefusedException invalid(String message) {
    return new RefusedException(RefusedException.Kind.INVALID, message);
  }
}
