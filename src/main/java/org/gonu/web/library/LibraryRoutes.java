package org.gonu.web.library;

import static org.gonu.server.route.JsonSchema.any;
import static org.gonu.server.route.JsonSchema.array;
import static org.gonu.server.route.JsonSchema.flag;
import static org.gonu.server.route.JsonSchema.nullable;
import static org.gonu.server.route.JsonSchema.number;
import static org.gonu.server.route.JsonSchema.object;
import static org.gonu.server.route.JsonSchema.reference;
import static org.gonu.server.route.JsonSchema.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.SampleWalk;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.render.PictureOptions;
import org.gonu.server.route.Answers;
import org.gonu.server.route.EntityTag;
import org.gonu.server.route.Route;
import org.gonu.server.route.RouteGroup;
import org.gonu.text.SourceText;
import org.gonu.web.BoundedWork;
import org.gonu.web.GameReference;
import org.gonu.web.PlayedGame;
import org.gonu.web.WebGames;
import org.jspecify.annotations.Nullable;

/** Routes about the games that can be chosen. */
public final class LibraryRoutes implements RouteGroup {
  private static final String ALL = "/api/v1/games";
  private static final String ONE = ALL + "/{id}";
  private static final String SVG = "image/svg+xml";

  /** Where the pictures of the library are, drawn when the program was made. */
  private static final String PICTURES = "pictures/";

  /** The position in the picture: so many positions after the first, if the match is longer. */
  private static final int TELLING_STEP = 10;

  /** Most pictures of sheets outside of the library that are kept. */
  private static final int MAX_PICTURES = 200;

  private final WebGames games;
  private final BoundedWork work;
  private final Statistics statistics = new Statistics();
  private final PerftTable perft = new PerftTable();
  private final StrengthTable strength = new StrengthTable();
  private final Records records;
  private final ConcurrentMap<String, String> pictures = new ConcurrentHashMap<>();

  /** The sheets of the library, read when they are first asked for. */
  private @Nullable ImmutableList<Sheet> sheets;

  /** Routes to these games. */
  public LibraryRoutes(WebGames games, BoundedWork work) {
    this.games = games;
    this.records = new Records(games);
    this.work = work;
  }

  private synchronized ImmutableList<Sheet> library() {
    ImmutableList<Sheet> known = sheets;
    if (known == null) {
      known = games.library().collect(name -> read(new GameReference.Library(name)));
      sheets = known;
    }
    return known;
  }

  private Sheet read(GameReference reference) {
    SourceText source = games.source(reference);
    RuleSheet rules = GdlReader.readSheet(source, CasePolicy.INSENSITIVE).get();
    String id =
        reference instanceof GameReference.Library named
            ? named.id()
            : ((GameReference.Stored) reference).hash();
    return new Sheet(id, games.name(reference).orElse(id), source.text(), rules);
  }

  @Override
  public ImmutableList<Route> routes() {
    return Lists.immutable.of(
        Route.get(ALL, "games", "The games of the library.", this::all).answering("Games"),
        Route.get(
                ONE,
                "game",
                "One game, of the library by name or of the server by the hash of its sheet.",
                this::one)
            .answering("WholeGame"),
        Route.get(
                ONE + "/picture.svg",
                "picture",
                "A picture of a position of the game, with an ETag.",
                this::picture)
            .answering("Picture")
            .withOnlyContentType(SVG));
  }

  private void all(Context context) {
    ObjectNode answer = JsonNodeFactory.instance.objectNode();
    ArrayNode list = answer.putArray("games");
    library().each(sheet -> list.add(view(sheet)));
    Answers.send(context, 200, answer);
  }

  private void one(Context context) {
    Sheet sheet = find(context.pathParam("id"));
    ObjectNode view = view(sheet);
    view.put("sheet", sheet.text()).put("howToPlay", sheet.howToPlay());
    games.view(GameReference.ofId(sheet.id())).ifPresent(file -> view.put("view", file.text()));
    view.set(
        "statistics",
        statistics
            .of(sheet)
            .<JsonNode>map(found -> found)
            .orElseGet(JsonNodeFactory.instance::objectNode));
    view.set("perft", perft.of(sheet.id()));
    view.set("strength", strength.of(sheet.id()));
    view.set("records", records.of(sheet));
    Answers.send(context, 200, view);
  }

  private Sheet find(String id) {
    return library()
        .detectOptional(sheet -> sheet.id().equals(id))
        .orElseGet(() -> work.run(() -> read(GameReference.ofId(id))));
  }

  private ObjectNode view(Sheet sheet) {
    ObjectNode view =
        JsonNodeFactory.instance
            .objectNode()
            .put("id", sheet.id())
            .put("title", sheet.title())
            .put("summary", sheet.summary());
    ArrayNode roles = view.putArray("roles");
    sheet.roles().each(roles::add);
    Optional<ObjectNode> measured = statistics.of(sheet);
    view.put("kind", sheet.kind().orElse(null));
    for (String field : Lists.immutable.of("length", "branching", "firstMove")) {
      view.set(
          field,
          measured
              .map(found -> found.path(field))
              .filter(found -> !found.isMissingNode())
              .orElseGet(JsonNodeFactory.instance::nullNode));
    }
    return view.put("board", measured.map(found -> found.path("board").asBoolean()).orElse(true))
        .put("picture", ALL + "/" + sheet.id() + "/picture.svg");
  }

  private void picture(Context context) {
    String id = find(context.pathParam("id")).id();
    String svg = pictures.get(id);
    if (svg == null) {
      svg =
          Optional.of(PICTURES + id + ".svg")
              .filter(name -> games.library().contains(id))
              .flatMap(Resources::find)
              .orElseGet(() -> work.run(() -> draw(GameReference.ofId(id))));
      if (pictures.size() < games.library().size() + MAX_PICTURES) {
        pictures.put(id, svg);
      }
    }
    String tag = EntityTag.of(svg);
    context.header("ETag", "W/" + tag).header("Cache-Control", "no-cache");
    if (EntityTag.isNamedBy(context.header("If-None-Match"), tag)) {
      context.status(304);
    } else {
      context.status(200).contentType(SVG).result(svg);
    }
  }

  /** Draws a position in which something has happened. */
  private String draw(GameReference reference) {
    PlayedGame game = games.load(reference);
    ImmutableList<SampleWalk.Position> walk = SampleWalk.of(game.game().newMachine()).positions();
    int length = walk.detectIndex(position -> position.jointMove().isEmpty());
    int last = length < 0 ? walk.size() - 1 : length;
    return game.pictures()
        .svg(
            walk.get(Math.min(TELLING_STEP, (last + 1) / 2)).facts(),
            new PictureOptions(Lists.immutable.empty(), false));
  }

  @Override
  public ObjectNode schemas() {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    all.set("Game", object(game()));
    all.set("Games", object("games", array(reference("Game"))));
    all.set(
        "WholeGame",
        object(
            Lists.mutable
                .of(game())
                .with("sheet")
                .with(text())
                .with("howToPlay")
                .with(text())
                .with("statistics")
                .with(any())
                .with("view?")
                .with(text())
                .with("perft")
                .with(array(reference("PerftRow")))
                .with("strength")
                .with(array(reference("StrengthRow")))
                .with("records")
                .with(array(reference("GameRecord")))
                .toArray()));
    all.set("PerftRow", object("depth", number(), "sequences", number(), "terminal", number()));
    all.set(
        "StrengthRow",
        object(
            "level", number(),
            "against", number(),
            "matches", number(),
            "points", number(),
            "low", number(),
            "high", number()));
    all.set(
        "GameRecord",
        object(
            "title", text(),
            "id?", text(),
            "goals", array(number()),
            "moves?", array(array(text()))));
    all.set("Picture", text());
    return all;
  }

  private static Object[] game() {
    return new Object[] {
      "id", text(),
      "title", text(),
      "summary", text(),
      "roles", array(text()),
      "kind", nullable("string"),
      "length", nullable("object"),
      "branching", nullable("number"),
      "firstMove", nullable("object"),
      "board", flag(),
      "picture", text()
    };
  }
}
