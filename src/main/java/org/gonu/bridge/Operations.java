package org.gonu.bridge;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.Circuit;
import org.gonu.game.ContractReport;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.BrokenContractException;
import org.gonu.text.DiagnosticsJson;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.SpellingDistance;

/** The operations that clients can ask for, by name. */
final class Operations {
  /** Longest time to wait for a circuit, in seconds. */
  private static final double MAX_SECONDS = 3600;

  private final BridgeContext context;
  private final Handles<LoadedGame> games = new Handles<>("game", "games");
  private final Map<String, Operation> all = new TreeMap<>();
  private final LaneOperations lanes;

  Operations(BridgeContext context) {
    this.context = context;
    lanes = new LaneOperations();
    SearchOperations searches = new SearchOperations(context);
    add("hello", this::hello, "protocol");
    add("load", this::load, "name", "text", "file", "caseSensitive");
    add("forget", this::forget, "game");
    onGame("circuit", Operations::circuit, "seconds");
    onGame("numbers", StateOperations::numbers, "facts");
    onGame("state", StateOperations::state, "facts");
    onGame("next", StateOperations::next, "facts", "moves");
    onGame("board", StateOperations::board, "facts");
    onGame(
        "explain",
        (game, request) -> StateOperations.explain(game, request, context),
        "facts",
        "atom",
        "moves",
        "depth");
    onGame("search", searches::search, "facts", "player", "seconds");
    onGame("lanes", lanes::open, "size", "seed", "file", "seconds", "fetch");
    add("reset", lanes::reset, "lanes", "seed", "fetch");
    add("step", lanes::step, "lanes", "fetch");
    add("random", lanes::random, "lanes", "steps", "fetch");
    add("look", lanes::look, "lanes", "fetch");
    add("close", lanes::close, "lanes");
  }

  /** What carries out an operation, and the members of a request that it reads. */
  private record Operation(Function<Request, Answer> work, ImmutableList<String> arguments) {}

  private void add(String name, Function<Request, Answer> work, String... arguments) {
    all.put(name, new Operation(work, Lists.immutable.of(arguments)));
  }

  /** An operation on a game. */
  @FunctionalInterface
  private interface OnGame {
    Answer run(LoadedGame game, Request request);
  }

  private void onGame(String name, OnGame work, String... arguments) {
    add(
        name,
        request -> {
          LoadedGame game = games.of(request);
          try {
            return work.run(game, request);
          } catch (BrokenContractException broken) {
            throw new BridgeFault(
                "rules-break-down",
                String.valueOf(broken.getMessage()),
                "mend the rule sheet",
                ContractReport.of(broken, game.game().sheet()));
          }
        },
        Lists.immutable.of(arguments).newWith("game").toArray(new String[0]));
  }

  /** Carries out a request. */
  Answer run(Request request) {
    String name = request.text("op");
    Operation operation = all.get(name);
    if (operation == null) {
      throw new BridgeFault(
          "unknown-op",
          "there is no operation '" + name + "'",
          SpellingDistance.nearest(name, all.keySet())
              .map(near -> "did you mean '" + near + "'?")
              .orElse("there are: " + String.join(", ", all.keySet())));
    }
    request.checkMembers(name, operation.arguments());
    return operation.work().apply(request);
  }

  private Answer hello(Request request) {
    long wanted = request.number("protocol", 1, Integer.MAX_VALUE, Bridge.PROTOCOL);
    if (wanted != Bridge.PROTOCOL) {
      throw new BridgeFault(
          "protocol",
          "the client speaks version "
              + wanted
              + " of the protocol, gonu "
              + context.version()
              + " speaks version "
              + Bridge.PROTOCOL,
          "use a client and a gonu of the same release");
    }
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("protocol", Bridge.PROTOCOL);
    json.put("gonu", context.version());
    json.put("java", Runtime.version().toString());
    strings(json.putArray("library"), context.library());
    strings(json.putArray("operations"), all.keySet());
    return Answer.of(json);
  }

  private Answer load(Request request) {
    games.checkRoom();
    boolean isText = request.has("text");
    if (isText == request.has("name")) {
      throw BridgeFault.argument("give 'name', a path or a game of the library, or 'text'");
    }
    SourceText source =
        isText
            ? new SourceText(request.optionalText("file").orElse("sheet.kif"), request.text("text"))
            : context.sheet(request.text("name"));
    CasePolicy policy =
        request.flag("caseSensitive") ? CasePolicy.SENSITIVE : CasePolicy.INSENSITIVE;
    Outcome<Game> loaded = Game.load(source, policy, Strictness.LENIENT);
    if (loaded.value().isEmpty()) {
      throw new BridgeFault(
          "sheet",
          source.name() + " has errors: " + loaded.diagnostics().errorCount(),
          "mend the rule sheet; the diagnostics tell where",
          loaded.diagnostics());
    }
    context.loaded(loaded.get());
    loaded.get().fastEngine().prepare();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", games.add(new LoadedGame(loaded.get())));
    json.put("file", source.name());
    strings(json.putArray("roles"), loaded.get().roles());
    ArrayNode chance = json.putArray("chance");
    loaded.get().roles().each(role -> chance.add(role.isChance()));
    json.set("findings", DiagnosticsJson.of(loaded.diagnostics()));
    return Answer.of(json);
  }

  private Answer forget(Request request) {
    games.remove(request).game().fastEngine().cancel();
    return Answer.of(JsonNodeFactory.instance.objectNode());
  }

  private static Answer circuit(LoadedGame game, Request request) {
    double seconds = request.decimal("seconds", 0, MAX_SECONDS, 30);
    Optional<FastEngine.Made> made = game.circuit(Duration.ofMillis(Math.round(1000 * seconds)));
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("ready", made.isPresent());
    if (made.isEmpty()) {
      String reason = game.game().fastEngine().failure();
      json.put("reason", reason.isEmpty() ? "it is not made yet" : reason);
      return Answer.of(json);
    }
    Circuit circuit = made.get().circuit();
    strings(json.putArray("facts"), circuit.bases());
    ArrayNode moves = json.putArray("moves");
    for (int role = 0; role < circuit.roles().size(); role++) {
      strings(
          moves.addArray(),
          circuit.moves().subList(circuit.firstMove(role), circuit.firstMove(role + 1)));
    }
    json.put("phases", circuit.phases().size());
    return Answer.of(json);
  }

  /** Adds the texts of values to an array. */
  static void strings(ArrayNode array, Iterable<?> values) {
    for (Object value : values) {
      array.add(value.toString());
    }
  }

  /** Frees everything. */
  void close() {
    games.clear();
    lanes.closeAll();
  }
}
