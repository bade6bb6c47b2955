package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.SheetHeader;
import org.gonu.machine.DaemonThreads;
import org.gonu.machine.Role;
import org.gonu.server.route.EventSource;
import org.gonu.server.route.EventStreams;
import org.gonu.web.BoundedWork;
import org.gonu.web.GameReference;
import org.gonu.web.PlayedGame;
import org.gonu.web.WebGames;
import org.gonu.web.position.Positions;
import org.gonu.web.thought.Thinking;
import org.gonu.web.thought.ThoughtJson;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables of a server with all that goes on around them: followers, clocks, our players. */
public final class Room implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Room.class);

  /** Most followers of all tables. */
  private static final int MAX_FOLLOWERS = 2000;

  /** Time between two looks at the clocks. */
  private static final long CLOCK_TICK_MILLIS = 250;

  /** Time for a look at the clocks to end. */
  private static final Duration CLOSE_LIMIT = Duration.ofSeconds(5);

  /** How long a hint waits for a free search. */
  private static final Duration HINT_PATIENCE = Duration.ofSeconds(10);

  private static final String UNTITLED = "Your game";

  private final WebGames games;
  private final BoundedWork work;
  private final EventStreams streams = new EventStreams(MAX_FOLLOWERS);
  private final OwnMoves ownMoves;
  private final Tables tables;

  /** Looks at the clocks, and again at tables for which there was no time. */
  private final ScheduledThreadPoolExecutor clocks =
      new ScheduledThreadPoolExecutor(1, DaemonThreads.named("table-clock"));

  /**
   * Opens the room: our players go on wherever it is their turn.
   *
   * @param directory in which the tables are kept; made if it is missing
   */
  public Room(Path directory, WebGames games, BoundedWork work, Thinking thinking, Clock clock) {
    this.games = games;
    this.work = work;
    this.ownMoves = new OwnMoves(thinking, this::rules, clocks);
    this.tables = new Tables(directory, clock, this::happened);
    ScheduledFuture<?> unused =
        clocks.scheduleWithFixedDelay(
            this::checkClocks, 0, CLOCK_TICK_MILLIS, TimeUnit.MILLISECONDS);
    tables.all().each(ownMoves::look);
  }

  private void happened(Table table) {
    streams.happened(table.id());
    ownMoves.look(table);
  }

  private void checkClocks() {
    for (Table table : tables.all()) {
      try {
        Endings.checkClocks(table);
      } catch (RuntimeException fault) {
        LOG.error("the clocks of the table {}", table.id(), fault);
      }
    }
  }

  Optional<Table> find(String id) {
    return tables.find(id);
  }

  PlayedGame game(GameReference reference) {
    return work.run(() -> games.of(reference));
  }

  TableRules rules(Table table) {
    ObjectNode reference = table.locked(TableState::reference);
    return new TableRules(game(GameReference.stored(reference)), work);
  }

  /**
   * Puts the moves with which a match begins into the first event of its table.
   *
   * @throws HttpResponseException with status 422 if one of them is not legal
   */
  void putMoves(ObjectNode created, PlayedGame game, ImmutableList<ImmutableList<String>> moves) {
    TableRules rules = new TableRules(game, work);
    ArrayNode begun = created.putArray("begun");
    ImmutableList<ImmutableList<Role>> deciders = rules.deciders(moves);
    moves.forEachWithIndex(
        (joint, step) -> Turns.putMove(begun.addObject(), joint, deciders.get(step)));
  }

  /** Makes a table, and plays on where nobody has a choice. */
  Table create(ObjectNode created) {
    Table table = tables.create(created);
    TableRules rules = rules(table);
    rules.game().game().fastEngine().prepare();
    new Turns(table, rules).settle();
    return table;
  }

  void follow(Context context, Table table, long from) {
    EventSource source =
        (first, limit) ->
            table
                .events(first, limit)
                .collect(
                    event ->
                        new EventSource.Sent(
                            event.sequence(),
                            event.kind().label(),
                            event.shown().toString(),
                            event.kind() == TableEvent.Kind.ENDED));
    streams.follow(context, table.id(), source, from);
  }

  /** A table as everybody may see it. */
  ObjectNode view(Table table) {
    PlayedGame game = rules(table).game();
    String title = title(game);
    Optional<ObjectNode> view = Optional.empty();
    while (view.isEmpty()) {
      ImmutableList<ImmutableList<String>> moves = table.locked(TableState::moves);
      ObjectNode position = work.run(() -> Positions.of(game, moves, moves.size()));
      // Somebody may have moved meanwhile: then the position is made anew.
      view =
          table.locked(
              now ->
                  now.moves().equals(moves)
                      ? Optional.of(view(table, now, position))
                      : Optional.empty());
    }
    return view.get().put("title", title);
  }

  /** The title of a game; its name if the sheet tells none. */
  private String title(PlayedGame game) {
    return SheetHeader.of(game.game().sheet())
        .map(SheetHeader::title)
        .filter(title -> !title.isBlank())
        .orElseGet(() -> games.name(game.reference()).orElse(UNTITLED));
  }

  private static ObjectNode view(Table table, TableState now, ObjectNode position) {
    ObjectNode out = JsonNodeFactory.instance.objectNode().put("id", table.id());
    out.set("game", now.reference());
    ObjectNode seats = out.putObject("seats");
    now.seats()
        .forEach(
            (role, seat) ->
                seats.set(role, seat.json().put("connected", table.isConnected(role, seat))));
    ArrayNode moves = out.putArray("moves");
    for (ImmutableList<String> joint : now.moves()) {
      ArrayNode texts = moves.addArray();
      joint.each(texts::add);
    }
    out.set("position", position);
    ArrayNode chosen = out.putArray("chosen");
    now.chosen().keySet().forEach(chosen::add);
    out.put("asking", now.asking().orElse(null));
    out.putNull("clocks").putNull("turnSince").putNull("result");
    Map<String, Long> clocks = now.clocks();
    if (!clocks.isEmpty()) {
      ObjectNode left = out.putObject("clocks");
      clocks.forEach(left::put);
      out.put("turnSince", now.turnSince());
    }
    now.result().ifPresent(result -> out.set("result", result));
    return out.put("sequence", now.sequence());
  }

  /** What our player would do at full strength. */
  ObjectNode hint(Table table, TableRules rules, Thinking thinking, long seconds) {
    if (seconds < 1 || seconds > Thinking.MAX_TIME.toSeconds()) {
      throw new HttpResponseException(
          400, "seconds must be from 1 to " + Thinking.MAX_TIME.toSeconds());
    }
    TableRules.Standing standing = rules.standing(table.locked(TableState::moves));
    if (standing.deciders().isEmpty()) {
      throw new HttpResponseException(409, "the match is over");
    }
    Thinking.Found found =
        thinking.search(
            rules.game(),
            standing.facts(),
            Thinking.settings(),
            Duration.ofSeconds(seconds),
            HINT_PATIENCE,
            progress -> true);
    return new ThoughtJson(rules.game(), standing.facts()).of(found);
  }

  @Override
  public void close() {
    if (!DaemonThreads.end(clocks, CLOSE_LIMIT)) {
      LOG.warn("the clocks of tables do not end");
    }
    ownMoves.close();
    streams.close();
  }
}
