package org.gonu.web.thought;

import static org.gonu.server.route.JsonSchema.any;
import static org.gonu.server.route.JsonSchema.array;
import static org.gonu.server.route.JsonSchema.decimal;
import static org.gonu.server.route.JsonSchema.flag;
import static org.gonu.server.route.JsonSchema.number;
import static org.gonu.server.route.JsonSchema.object;
import static org.gonu.server.route.JsonSchema.reference;
import static org.gonu.server.route.JsonSchema.text;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.player.Level;
import org.gonu.server.route.Answers;
import org.gonu.server.route.RequestBody;
import org.gonu.server.route.Route;
import org.gonu.server.route.RouteGroup;
import org.gonu.web.BoundedWork;
import org.gonu.web.GameReference;
import org.gonu.web.PlayedGame;
import org.gonu.web.WebGames;

/** Routes by which pages let the program think. */
public final class ThoughtRoutes implements RouteGroup {
  private static final String V1 = "/api/v1";

  /** The longest review. */
  private static final Duration MAX_REVIEW = Duration.ofMinutes(10);

  /** How long an analysis waits for a free search. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final WebGames games;
  private final BoundedWork work;
  private final Thinking thinking;

  /**
   * Routes to these games.
   *
   * @param thinking closed with the routes
   */
  public ThoughtRoutes(WebGames games, BoundedWork work, Thinking thinking) {
    this.games = games;
    this.work = work;
    this.thinking = thinking;
  }

  @Override
  public ImmutableList<Route> routes() {
    return Lists.immutable.of(
        Route.get(V1 + "/levels", "levels", "How strong our player can be.", this::levels)
            .answering("Levels"),
        Route.post(
                V1 + "/analyses",
                "analyze",
                "Searches a position; tells what it thinks some times a second.",
                this::analyze)
            .withBody("AnalysisRequest")
            .answering("ThoughtEvents")
            .withOnlyContentType(Route.EVENT_STREAM),
        Route.post(
                V1 + "/reviews",
                "review",
                "Goes through a match; tells what each decision has cost.",
                this::review)
            .withBody("ReviewRequest")
            .answering("ReviewEvents")
            .withOnlyContentType(Route.EVENT_STREAM));
  }

  private void levels(Context context) {
    ObjectNode answer = JsonNodeFactory.instance.objectNode();
    ArrayNode levels = answer.putArray("levels");
    Level.ALL.each(
        level ->
            levels
                .addObject()
                .put("level", level.number())
                .put("name", level.name())
                .put("does", level.description()));
    Answers.send(context, 200, answer);
  }

  private void analyze(Context context) {
    RequestBody body = RequestBody.of(context);
    GameReference reference = GameReference.in(body);
    ImmutableList<ImmutableList<String>> moves = body.textLists("moves");
    long seconds = body.number("seconds");
    body.end();
    checkSeconds(seconds, Thinking.MAX_TIME);
    PlayedGame game = work.run(() -> games.of(reference));
    ImmutableList<Term> facts =
        work.run(
            () -> {
              game.pictures();
              return game.at(moves, ThoughtRoutes::factsToSearch);
            });
    ThoughtJson json = new ThoughtJson(game, facts);
    SentEvents events = new SentEvents(context);
    Thinking.Found found =
        thinking.search(
            game,
            facts,
            Thinking.settings(),
            Duration.ofSeconds(seconds),
            PATIENCE,
            progress -> events.send("thought", json.of(progress)));
    events.send("done", json.of(found));
  }

  private static ImmutableList<Term> factsToSearch(PlayedGame.Spot spot) {
    if (spot.machine().isTerminal(spot.state())) {
      throw new HttpResponseException(409, "the match is over");
    }
    return spot.facts();
  }

  private static void checkSeconds(long seconds, Duration most) {
    if (seconds < 1 || seconds > most.toSeconds()) {
      throw new HttpResponseException(
          400, "the time must be from 1 to " + most.toSeconds() + " seconds");
    }
  }

  private void review(Context context) {
    RequestBody body = RequestBody.of(context);
    GameReference reference = GameReference.in(body);
    ImmutableList<ImmutableList<String>> moves = body.textLists("moves");
    long seconds = body.number("secondsPerMove");
    body.end();
    checkSeconds(seconds, Thinking.MAX_TIME);
    if (seconds * (moves.size() + 1) > MAX_REVIEW.toSeconds()) {
      throw new HttpResponseException(
          400, "a review takes up to " + MAX_REVIEW.toSeconds() + " seconds: give each move less");
    }
    PlayedGame game = work.run(() -> games.of(reference));
    work.run(() -> game.at(moves, PlayedGame.Spot::step));
    work.run(game::pictures);
    SentEvents events = new SentEvents(context);
    Review review = new Review(game, thinking, Duration.ofSeconds(seconds), MAX_REVIEW);
    try {
      events.send(
          "done", review.run(moves, events::beat, decision -> events.send("step", decision)));
    } catch (HttpResponseException refused) {
      if (!events.hasBegun()) {
        throw refused;
      }
      events.fail(String.valueOf(refused.getMessage()));
    }
  }

  @Override
  public ObjectNode schemas() {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    all.set(
        "Levels",
        object("levels", array(object("level", number(), "name", text(), "does", text()))));
    ObjectNode moves = array(array(text()));
    all.set(
        "AnalysisRequest",
        object("game", reference("GameReference"), "moves", moves, "seconds", number()));
    all.set(
        "ReviewRequest",
        object("game", reference("GameReference"), "moves", moves, "secondsPerMove", number()));
    all.set("ThoughtEvents", text());
    all.set("ReviewEvents", text());
    all.set(
        "Thought",
        object(
            "seconds", decimal(),
            "playouts", number(),
            "states", number(),
            "depth", number(),
            "proved", flag(),
            "values", any(),
            "candidates", array(any()),
            "line", array(object("moves", array(text()), "labels", array(text()))),
            "text", text()));
    return all;
  }

  @Override
  public void close() {
    thinking.close();
  }
}
