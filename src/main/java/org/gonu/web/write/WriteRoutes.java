package org.gonu.web.write;

import static org.gonu.server.route.JsonSchema.any;
import static org.gonu.server.route.JsonSchema.array;
import static org.gonu.server.route.JsonSchema.flag;
import static org.gonu.server.route.JsonSchema.number;
import static org.gonu.server.route.JsonSchema.object;
import static org.gonu.server.route.JsonSchema.reference;
import static org.gonu.server.route.JsonSchema.text;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.server.route.Answers;
import org.gonu.server.route.RequestBody;
import org.gonu.server.route.Route;
import org.gonu.server.route.RouteGroup;
import org.gonu.web.BoundedWork;
import org.gonu.web.GameReference;
import org.gonu.web.WebGames;

/** Routes for those who write a rule sheet on a page. */
public final class WriteRoutes implements RouteGroup {
  private static final String V1 = "/api/v1";

  /** Most random matches of one request. */
  private static final int MAX_PLAYOUTS = 2_000;

  /** One trial at a time, so that it does not slow down those who play. */
  private static final int WORKERS = 1;

  /** A trial ends by itself before, unless a single step takes long. */
  private static final Duration WORK_LIMIT = Duration.ofSeconds(30);

  private final WebGames games;
  private final BoundedWork work = new BoundedWork(WORKERS, WORK_LIMIT);
  private final EditorSockets editors = new EditorSockets();

  /** Routes to these games. */
  public WriteRoutes(WebGames games) {
    this.games = games;
  }

  @Override
  public ImmutableList<Route> routes() {
    return Lists.immutable.of(
        Route.post(
                V1 + "/simulations",
                "simulate",
                "What random matches show about a sheet.",
                context -> answer(context, SheetTrials::simulate))
            .withBody("TrialRequest")
            .answering("Simulation"),
        Route.post(
                V1 + "/coverage",
                "cover",
                "Which rules of a sheet random matches use.",
                context -> answer(context, SheetTrials::cover))
            .withBody("TrialRequest")
            .answering("Coverage"));
  }

  /** A trial of a game by a number of random matches. */
  private interface Trial {
    ObjectNode of(Game game, int playouts);
  }

  private void answer(Context context, Trial trial) {
    RequestBody body = RequestBody.of(context);
    GameReference reference = GameReference.in(body);
    long playouts = body.number("playouts");
    body.end();
    if (playouts < 1 || playouts > MAX_PLAYOUTS) {
      throw new HttpResponseException(400, "playouts must be a number from 1 to " + MAX_PLAYOUTS);
    }
    // A machine of its own: the one that plays is used by others meanwhile.
    Answers.send(
        context, 200, work.run(() -> trial.of(games.load(reference).game(), (int) playouts)));
  }

  @Override
  public ObjectNode schemas() {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    all.set("TrialRequest", object("game", reference("GameReference"), "playouts", number()));
    all.set("Simulation", object("text", text(), "findings", array(any()), "report", any()));
    all.set(
        "Coverage",
        object(
            "text",
            text(),
            "playouts",
            number(),
            "positions",
            number(),
            "lines",
            array(
                object(
                    "line", number(),
                    "count", number(),
                    "possible", flag(),
                    "remarks", array(text())))));
    return all;
  }

  @Override
  public void register(RoutesConfig config) {
    editors.register(config);
  }

  @Override
  public void close() {
    editors.close();
    work.close();
  }
}
