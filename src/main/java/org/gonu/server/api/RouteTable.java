package org.gonu.server.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.channel.Channels;
import org.gonu.server.route.Answers;
import org.gonu.server.route.EventStreams;
import org.gonu.server.route.JsonSchema;
import org.gonu.server.route.OpenApi;
import org.gonu.server.route.Route;
import org.gonu.server.route.Route.Parameter;
import org.gonu.server.route.RouteGroup;
import org.gonu.server.service.GameServer;

/** All routes: the one place from which handlers are registered and the document is made. */
final class RouteTable {
  private static final String V1 = "/api/v1";

  private final GameServer server;
  private final String software;
  private final PlayerHandlers players;
  private final SheetHandlers sheets;
  private final MatchHandlers matches;
  private final TournamentHandlers tournaments;
  private final TiltyardHandlers tiltyard;
  private final ImmutableList<Route> routes;
  private final ObjectNode document;

  /**
   * The table.
   *
   * @param groups of further routes
   */
  RouteTable(
      GameServer server,
      Channels channels,
      EventStreams streams,
      Signing signing,
      String software,
      ImmutableList<RouteGroup> groups) {
    this.server = server;
    this.software = software;
    this.players = new PlayerHandlers(server, channels);
    this.sheets = new SheetHandlers(server);
    this.matches = new MatchHandlers(server, streams, signing);
    this.tournaments = new TournamentHandlers(server, signing);
    this.tiltyard = new TiltyardHandlers(server);
    this.routes =
        general()
            .newWithAll(playerRoutes())
            .newWithAll(sheetRoutes())
            .newWithAll(matchRoutes())
            .newWithAll(tournamentRoutes())
            .newWithAll(tiltyardRoutes())
            .newWithAll(groups.flatCollect(RouteGroup::routes));
    ObjectNode schemas = Schemas.all();
    groups.each(group -> schemas.setAll(group.schemas()));
    this.document = OpenApi.document(routes, schemas, software);
  }

  /** The routes, in the order of the document. */
  ImmutableList<Route> routes() {
    return routes;
  }

  private ImmutableList<Route> general() {
    return Lists.immutable.of(
        Route.get(V1 + "/status", "status", "How the server is.", this::status).answering("Status"),
        Route.get(V1 + "/openapi.json", "openapi", "This document.", this::document)
            .answering("Document"));
  }

  private void status(Context context) {
    Answers.send(context, 200, Views.status(server.status(), software));
  }

  private void document(Context context) {
    Answers.send(context, 200, document);
  }

  private ImmutableList<Route> playerRoutes() {
    String one = V1 + "/players/{id}";
    return Lists.immutable.of(
        Route.get(V1 + "/players", "players", "All players.", players::all).answering("Players"),
        Route.get(one, "player", "One player.", players::one).answering("Player"),
        Route.admin(
                HandlerType.PUT,
                one,
                "putPlayer",
                "Registers a player or changes it. One that connects itself gets its token.",
                players::put)
            .withBody("NewPlayer")
            .answering("Player"),
        Route.admin(
                HandlerType.DELETE,
                one,
                "withdrawPlayer",
                "Lets a player take part in no new match.",
                players::withdraw)
            .answering("Player"));
  }

  private ImmutableList<Route> sheetRoutes() {
    return Lists.immutable.of(
        Route.get(V1 + "/sheets", "sheets", "All rule sheets.", sheets::all).answering("Sheets"),
        Route.get(V1 + "/sheets/{hash}", "sheet", "One rule sheet.", sheets::one)
            .answering("WholeSheet"),
        Route.admin(
                HandlerType.POST,
                V1 + "/sheets",
                "addSheet",
                "Adds a rule sheet, as the next version of its name.",
                sheets::add)
            .withBody("NewSheet")
            .answering(201, "Sheet"));
  }

  private ImmutableList<Route> matchRoutes() {
    String one = V1 + "/matches/{id}";
    return Lists.immutable.of(
        Route.get(V1 + "/matches", "matches", "Matches, newest first.", matches::latest)
            .answering("Matches")
            .withQuery(
                number("before", "only matches with a smaller number: 'next' of the last answer"),
                number("limit", "most matches, up to " + MatchHandlers.MAX_MATCHES),
                new Parameter("player", "only matches of this player", JsonSchema.text())),
        Route.admin(
                HandlerType.POST,
                V1 + "/matches",
                "startMatch",
                "Puts a match into the queue.",
                matches::start)
            .withBody("NewMatch")
            .answering(201, "Match"),
        Route.get(one, "match", "One match.", matches::one).answering("Match"),
        Route.admin(
                HandlerType.POST,
                one + "/abort",
                "abortMatch",
                "Calls a match off: it ends without a result.",
                matches::abort)
            .withBody("Abort")
            .answering("Match"),
        Route.get(
                one + "/events",
                "events",
                "Events of a match: a list, or server-sent events as they happen.",
                matches::events)
            .answering("Events")
            .withQuery(
                number("from", "number of the first event wanted"),
                number("limit", "most events of a list, up to " + MatchHandlers.MAX_EVENTS))
            .withContentType(Route.EVENT_STREAM),
        Route.get(
                one + "/record",
                "record",
                "The match in the form of the ggp.org servers, with an ETag.",
                matches::record)
            .answering("Record"));
  }

  private ImmutableList<Route> tournamentRoutes() {
    String all = V1 + "/tournaments";
    String one = all + "/{name}";
    return Lists.immutable.of(
        Route.get(all, "tournaments", "Tournaments, newest first.", tournaments::all)
            .answering("Tournaments"),
        Route.admin(
                HandlerType.POST,
                all,
                "startTournament",
                "Starts a tournament; its sheets are those of the server, by hash or name.",
                tournaments::create)
            .withBody("NewTournament")
            .withBodyType(Route.YAML)
            .answering(201, "Tournament"),
        Route.get(
                one,
                "tournament",
                "One tournament: specification, pairings, matches.",
                tournaments::one)
            .answering("WholeTournament")
            .withQuery(
                number("from", "number of the first match wanted: 'next' of the last answer"),
                number("limit", "most matches, up to " + TournamentHandlers.MAX_MATCHES)),
        Route.get(
                one + "/standings",
                "standings",
                "Places, ratings with intervals, faults, cross table.",
                tournaments::standings)
            .answering("Standings"),
        Route.get(
                one + "/log",
                "tournamentLog",
                "The log from which all of this can be computed: lines of JSON.",
                tournaments::log)
            .answering("Log")
            .withOnlyContentType(Route.LINES),
        Route.admin(
                HandlerType.POST,
                one + "/decisions",
                "decide",
                "Takes a decision of the organiser.",
                tournaments::decide)
            .withBody("NewDecision")
            .answering("Tournament"));
  }

  private ImmutableList<Route> tiltyardRoutes() {
    return Lists.immutable.of(
        Route.admin(
                HandlerType.POST,
                "/scheduling/start_match",
                "tiltyardStartMatch",
                "Starts a match as on Tiltyard; clocks are in seconds.",
                tiltyard::startMatch)
            .withBody("StartMatch")
            .answering("Key"),
        Route.get(
                "/scheduling/pending",
                "tiltyardPending",
                "Matches that wait, as on Tiltyard.",
                tiltyard::pending)
            .answering("Pending"),
        Route.get(
                "/matches/{id}",
                "tiltyardRecord",
                "The record of a match at the address that Tiltyard gives it.",
                matches::record)
            .answering("Record"));
  }

  private static Parameter number(String name, String description) {
    return new Parameter(name, description, JsonSchema.number());
  }
}
