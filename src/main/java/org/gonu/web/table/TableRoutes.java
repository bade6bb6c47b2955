package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Role;
import org.gonu.server.route.Answers;
import org.gonu.server.route.EventStreams;
import org.gonu.server.route.Query;
import org.gonu.server.route.RequestBody;
import org.gonu.server.route.Route;
import org.gonu.server.route.RouteGroup;
import org.gonu.server.service.RefusedException;
import org.gonu.web.GameReference;
import org.gonu.web.PlayedGame;
import org.gonu.web.thought.Thinking;

/** Routes of tables at which persons play. */
public final class TableRoutes implements RouteGroup {
  private static final String ALL = "/api/v1/tables";
  private static final String ONE = ALL + "/{id}";
  private static final int MAX_CLOCK_MILLIS = 24 * 3600 * 1000;
  private static final int MAX_EVENTS = 1000;
  private static final String NO_SEAT = "this token opens no seat here";

  private final Room room;
  private final Thinking thinking;

  /** Routes to the tables of a room. */
  public TableRoutes(Room room, Thinking thinking) {
    this.room = room;
    this.thinking = thinking;
  }

  @Override
  public ImmutableList<Route> routes() {
    return tables().newWithAll(decisions()).newWithAll(besideTheBoard());
  }

  private ImmutableList<Route> tables() {
    return Lists.immutable.of(
        Route.post(
                ALL,
                "createTable",
                "Sets up a table for persons and players of ours; persons get tokens.",
                this::create)
            .withBody("NewTable")
            .answering(201, "Table"),
        Route.get(ONE, "table", "One table.", this::one).answering("Table"),
        Route.get(
                ONE + "/events",
                "tableEvents",
                "Events of a table: a list, or server-sent events as they happen.",
                this::events)
            .answering("TableEvents")
            .withQuery(
                new Route.Parameter(
                    "from", "number of the first event wanted", TableSchemas.number()))
            .withContentType(Route.EVENT_STREAM));
  }

  /** What the person of a role may decide. */
  private ImmutableList<Route> decisions() {
    return Lists.immutable.of(
        Route.post(ONE + "/moves", "tableMove", "Makes a move.", this::move)
            .withBody("TableMove")
            .answering("Table"),
        Route.post(
                ONE + "/takeback",
                "takeBack",
                "Takes back the last decision, asks for it, or answers who has asked.",
                this::takeBack)
            .withBody("TakeBack")
            .answering("Table"),
        Route.post(
                ONE + "/swap",
                "swapSeats",
                "Changes seats with the player of ours.",
                context -> act(context, (table, role) -> TableSeats.swap(table, role)))
            .withBody("TokenOnly")
            .answering("Table"),
        Route.post(
                ONE + "/resign",
                "resign",
                "Gives up.",
                context -> act(context, (table, role) -> Endings.resign(table, role)))
            .withBody("TokenOnly")
            .answering("Table"));
  }

  /** What goes on beside the board. */
  private ImmutableList<Route> besideTheBoard() {
    return Lists.immutable.of(
        Route.post(
                ONE + "/presence",
                "tablePresence",
                "Tells who is there, and the server that the persons with these tokens are.",
                this::presence)
            .withBody("TokenList")
            .answering("TablePresence"),
        Route.post(ONE + "/hint", "hint", "What our player would do.", this::hint)
            .withBody("HintRequest")
            .answering("Thought"));
  }

  private void create(Context context) {
    RequestBody body = RequestBody.of(context);
    GameReference reference = GameReference.in(body);
    RequestBody seats = body.object("seats");
    Optional<RequestBody> clock = body.optionalObject("clock");
    PlayedGame game = room.game(reference);
    ObjectNode tokens = JsonNodeFactory.instance.objectNode();
    Map<String, Seat> read = new SeatReader(seats, game.roles(), tokens).seats();
    ObjectNode created = JsonNodeFactory.instance.objectNode();
    created.set("game", reference.json());
    ObjectNode secret = TableSeats.put(created, read);
    room.putMoves(created, game, body.textLists("moves"));
    clock.ifPresent(value -> putClock(created, value, game.roles()));
    body.end();
    Table table = room.create(TableEvent.withSecret(created, secret));
    ObjectNode answer = room.view(table);
    answer.set("tokens", tokens);
    Answers.send(context, 201, answer);
  }

  private static void putClock(ObjectNode created, RequestBody clock, ImmutableList<Role> roles) {
    long base = clock.number("base");
    long increment = clock.optionalNumber("increment").orElse(0);
    clock.end();
    if (base < 1 || base > MAX_CLOCK_MILLIS || increment < 0 || increment > MAX_CLOCK_MILLIS) {
      throw new RefusedException(
          RefusedException.Kind.INVALID, "a clock has up to " + MAX_CLOCK_MILLIS + " milliseconds");
    }
    created.putObject("clock").put("base", base).put("increment", increment);
    Map<String, Long> clocks = new LinkedHashMap<>();
    roles.reject(Role::isChance).each(role -> clocks.put(role.name(), base));
    Clocks.put(created, clocks);
  }

  private void one(Context context) {
    Answers.send(context, 200, room.view(table(context)));
  }

  private void events(Context context) {
    Table table = table(context);
    String accept = context.header("Accept");
    if (accept != null && accept.contains(Route.EVENT_STREAM)) {
      room.follow(context, table, EventStreams.firstWanted(context));
      return;
    }
    long from = Query.number(context, "from", 1, Long.MAX_VALUE, 1);
    ObjectNode answer = JsonNodeFactory.instance.objectNode();
    ArrayNode list = answer.putArray("events");
    ImmutableList<TableEvent> events = table.events(from, MAX_EVENTS);
    events.each(event -> list.add(event.shown()));
    Answers.send(context, 200, answer.put("next", from + events.size()));
  }

  private void move(Context context) {
    Table table = table(context);
    RequestBody body = RequestBody.of(context);
    TableRules rules = room.rules(table);
    Role role = rules.game().role(body.text("role"));
    Role own = role(table, rules, body);
    long step = body.number("step");
    String move = body.text("move");
    body.end();
    if (!own.equals(role)) {
      throw new HttpResponseException(403, "the token is not that of " + role);
    }
    new Turns(table, rules)
        .decide(role, (int) Math.min(Math.max(step, -1), Integer.MAX_VALUE), move);
    answer(context, table, own);
  }

  private void takeBack(Context context) {
    Table table = table(context);
    RequestBody body = RequestBody.of(context);
    TableRules rules = room.rules(table);
    Role role = role(table, rules, body);
    Optional<Boolean> accept = body.optionalFlag("accept");
    ImmutableList<Role> others =
        body.optionalTexts("others").collect(token -> role(table, rules, token));
    body.end();
    if (accept.isPresent()) {
      TakeBacks.answer(table, rules.game().roles(), role, accept.get());
    } else {
      TakeBacks.ask(table, Lists.immutable.of(role).newWithAll(others).distinct());
    }
    answer(context, table, role);
  }

  private void act(Context context, BiConsumer<Table, Role> action) {
    Table table = table(context);
    RequestBody body = RequestBody.of(context);
    Role role = role(table, room.rules(table), body);
    body.end();
    action.accept(table, role);
    answer(context, table, role(table, room.rules(table), body));
  }

  private void hint(Context context) {
    Table table = table(context);
    RequestBody body = RequestBody.of(context);
    TableRules rules = room.rules(table);
    role(table, rules, body);
    long seconds = body.optionalNumber("seconds").orElse(2);
    body.end();
    Answers.send(context, 200, room.hint(table, rules, thinking, seconds));
  }

  /** Needs no game: it is asked for again and again. */
  private void presence(Context context) {
    Table table = table(context);
    RequestBody body = RequestBody.of(context);
    ImmutableList<String> tokens = body.texts("tokens");
    body.end();
    Map<String, Seat> seats = table.locked(now -> new LinkedHashMap<>(now.seats()));
    if (tokens.size() > seats.size()) {
      throw new HttpResponseException(400, "a table has " + seats.size() + " seats");
    }
    if (!tokens.allSatisfy(token -> Tokens.owner(table, token).isPresent())) {
      throw new HttpResponseException(403, NO_SEAT);
    }
    ObjectNode answer = JsonNodeFactory.instance.objectNode();
    ObjectNode connected = answer.putObject("connected");
    seats.forEach((role, seat) -> connected.put(role, table.isConnected(role, seat)));
    Answers.send(context, 200, answer);
  }

  private void answer(Context context, Table table, Role role) {
    Answers.send(context, 200, room.view(table).put("you", role.name()));
  }

  private Table table(Context context) {
    String id = context.pathParam("id");
    return room.find(id).orElseThrow(() -> Answers.unknown("table", id));
  }

  /** The role whose token a request shows. */
  private static Role role(Table table, TableRules rules, RequestBody body) {
    return role(table, rules, body.text("token"));
  }

  private static Role role(Table table, TableRules rules, String token) {
    return Tokens.owner(table, rules.game().roles(), token)
        .orElseThrow(() -> new HttpResponseException(403, NO_SEAT));
  }

  @Override
  public ObjectNode schemas() {
    return TableSchemas.all();
  }

  @Override
  public void register(RoutesConfig config) {
    config.exception(
        UncheckedIOException.class,
        (failed, context) ->
            Answers.refuse(context, 503, "the server cannot write to its disk at present"));
  }

  @Override
  public void close() {
    room.close();
  }
}
