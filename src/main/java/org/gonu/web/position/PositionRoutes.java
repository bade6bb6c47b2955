package org.gonu.web.position;

import static org.gonu.server.route.JsonSchema.any;
import static org.gonu.server.route.JsonSchema.array;
import static org.gonu.server.route.JsonSchema.flag;
import static org.gonu.server.route.JsonSchema.nullable;
import static org.gonu.server.route.JsonSchema.number;
import static org.gonu.server.route.JsonSchema.object;
import static org.gonu.server.route.JsonSchema.reference;
import static org.gonu.server.route.JsonSchema.text;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Role;
import org.gonu.render.Pictures;
import org.gonu.server.route.Answers;
import org.gonu.server.route.RequestBody;
import org.gonu.server.route.Route;
import org.gonu.server.route.RouteGroup;
import org.gonu.text.DiagnosticsJson;
import org.gonu.text.SourceText;
import org.gonu.web.BoundedWork;
import org.gonu.web.FaultySheetException;
import org.gonu.web.GameReference;
import org.gonu.web.PlayedGame;
import org.gonu.web.WebGames;

/** Routes about positions of games. */
public final class PositionRoutes implements RouteGroup {
  private static final String V1 = "/api/v1";

  private final WebGames games;
  private final BoundedWork work;

  /**
   * Routes to these games.
   *
   * @param work closed with the routes
   */
  public PositionRoutes(WebGames games, BoundedWork work) {
    this.games = games;
    this.work = work;
  }

  @Override
  public ImmutableList<Route> routes() {
    return Lists.immutable.of(
        Route.post(
                V1 + "/positions",
                "position",
                "A position of a game: picture, legal moves as clicks, facts.",
                this::position)
            .withBody("PositionRequest")
            .answering("Position"),
        Route.post(
                V1 + "/explanations",
                "explainMove",
                "Why clicks on places make no legal move.",
                this::explain)
            .withBody("ExplanationRequest")
            .answering("Explanation"));
  }

  private void position(Context context) {
    RequestBody body = RequestBody.of(context);
    GameReference reference = GameReference.in(body);
    ImmutableList<ImmutableList<String>> moves = body.textLists("moves");
    long step = body.optionalNumber("step").orElse(moves.size());
    body.end();
    if (step < 0 || step > moves.size()) {
      throw new HttpResponseException(400, "step must be a number from 0 to " + moves.size());
    }
    Answers.send(
        context, 200, work.run(() -> Positions.of(games.of(reference), moves, (int) step)));
  }

  private void explain(Context context) {
    RequestBody body = RequestBody.of(context);
    GameReference reference = GameReference.in(body);
    ImmutableList<ImmutableList<String>> moves = body.textLists("moves");
    String role = body.text("role");
    Optional<String> move = body.optionalText("move");
    ImmutableList<String> clicks =
        move.isPresent() ? Lists.immutable.empty() : body.texts("clicks");
    body.end();
    if (move.isEmpty() && clicks.isEmpty()) {
      throw new HttpResponseException(400, "clicks must name a place");
    }
    Answers.send(
        context, 200, work.run(() -> explain(games.of(reference), moves, role, move, clicks)));
  }

  private static ObjectNode explain(
      PlayedGame game,
      ImmutableList<ImmutableList<String>> moves,
      String roleName,
      Optional<String> move,
      ImmutableList<String> clicks) {
    Role role = game.role(roleName);
    Pictures pictures = game.pictures();
    Optional<Term> term = move.map(text -> term(game, text));
    return game.at(
        moves,
        spot -> {
          Explanations explanations = new Explanations(game, pictures, spot, role);
          return term.map(explanations::ofMove).orElseGet(() -> explanations.ofClicks(clicks));
        });
  }

  private static Term term(PlayedGame game, String text) {
    return GdlReader.readTerm(new SourceText("<move>", text), game.game().spelling())
        .value()
        .filter(Term::isGround)
        .orElseThrow(() -> new HttpResponseException(400, "the move is not a ground term"));
  }

  @Override
  public ObjectNode schemas() {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    all.set(
        "GameReference", object("id?", text(), "hash?", text(), "sheet?", text(), "view?", text()));
    ObjectNode moves = array(array(text()));
    all.set(
        "PositionRequest",
        object("game", reference("GameReference"), "moves", moves, "step?", number()));
    all.set(
        "ExplanationRequest",
        object(
            "game", reference("GameReference"),
            "moves", moves,
            "role", text(),
            "clicks?", array(text()),
            "move?", text()));
    all.set("Explanation", object("legal", flag(), "text", text(), "details", array(text())));
    all.set(
        "MoveGesture",
        object("move", text(), "label", text(), "clicks", array(text()), "also?", array(text())));
    all.set("Position", position());
    return all;
  }

  private static ObjectNode position() {
    return object(
        "step", number(),
        "steps", number(),
        "roles", array(text()),
        "control", array(text()),
        "terminal", flag(),
        "goals", nullable("array"),
        "farSide", nullable("string"),
        "svg", text(),
        "sites", array(object("id", text(), "name", text(), "title", text())),
        "legal", any(),
        "rest", array(object("label", text(), "value", text())),
        "facts", array(text()),
        "last", nullable("array"),
        "lastLabels", nullable("array"),
        "marked", array(text()),
        "broken", nullable("string"),
        "labels", array(array(text())),
        "viewFindings?", array(any()));
  }

  @Override
  public void register(RoutesConfig config) {
    config.exception(
        FaultySheetException.class,
        (faulty, context) -> {
          ObjectNode answer =
              JsonNodeFactory.instance
                  .objectNode()
                  .put("error", String.valueOf(faulty.getMessage()));
          answer.set("diagnostics", DiagnosticsJson.of(faulty.diagnostics()));
          Answers.send(context, 422, answer);
        });
    config.exception(
        BrokenContractException.class,
        (broken, context) ->
            Answers.refuse(context, 422, "the rules break down: " + broken.getMessage()));
  }

  @Override
  public void close() {
    work.close();
  }
}
