package org.gonu.bridge;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.run.SteppedLanes;
import org.gonu.engine.lanes.run.SteppedTotals;
import org.gonu.game.FastEngine;
import org.gonu.machine.Role;

/** Operations on matches side by side, whose arrays are in a {@link LaneArrays}. */
final class LaneOperations {
  private static final int MAX_LANES = 1 << 20;
  private static final int MAX_STEPS = 1_000_000;

  /** Share of the largest heap that lanes may take at most, as a divisor. */
  private static final int HEAP_SHARE = 4;

  private final Handles<LaneArrays> tables = new Handles<>("lanes", "lanes");

  Answer open(LoadedGame game, Request request) {
    tables.checkRoom();
    int size = (int) request.number("size", 1, MAX_LANES);
    long seed = request.number("seed", Long.MIN_VALUE, Long.MAX_VALUE, 0);
    double seconds = request.decimal("seconds", 0, 3600, 60);
    FastEngine.Made made =
        game.circuit(Duration.ofMillis(Math.round(1000 * seconds)))
            .orElseThrow(
                () ->
                    new BridgeFault(
                        "no-circuit",
                        "the game has no circuit: " + game.game().fastEngine().failure(),
                        "wait longer by 'seconds', or use single states"));
    SteppedLanes lanes;
    try {
      lanes =
          made.lanes().newSteppedLanes(size, seed, Runtime.getRuntime().maxMemory() / HEAP_SHARE);
    } catch (IllegalArgumentException tooLarge) {
      throw new BridgeFault(
          "too-large", String.valueOf(tooLarge.getMessage()), "ask for fewer lanes");
    }
    LaneArrays table = new LaneArrays(made.circuit(), lanes, request.optionalText("file"));
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("lanes", tables.add(table));
    json.put("size", size);
    ArrayNode choosers = json.putArray("choosers");
    for (int phase = 0; phase < made.circuit().phases().size(); phase++) {
      ArrayNode own = choosers.addArray();
      for (int role = 0; role < made.circuit().roles().size(); role++) {
        if (lanes.hasChoice(phase, role)) {
          own.add(role);
        }
      }
    }
    table.describe(json.putArray("regions"));
    return told(table, request, json);
  }

  Answer reset(Request request) {
    LaneArrays table = tables.of(request);
    table.lanes().reset(request.number("seed", Long.MIN_VALUE, Long.MAX_VALUE, 0));
    return told(table, request, JsonNodeFactory.instance.objectNode());
  }

  Answer step(Request request) {
    LaneArrays table = tables.of(request);
    table.named(wanted(table, request));
    int[] moves = table.moves(request);
    SteppedLanes.Illegal illegal = table.lanes().firstIllegal(moves);
    if (illegal != null) {
      throw illegal(table.circuit(), illegal);
    }
    table.lanes().step(moves);
    return told(table, request, JsonNodeFactory.instance.objectNode());
  }

  private static BridgeFault illegal(Circuit circuit, SteppedLanes.Illegal illegal) {
    Role role = circuit.roles().get(illegal.role());
    int first = circuit.firstMove(illegal.role());
    int number = circuit.firstMove(illegal.role() + 1) - first;
    boolean exists = illegal.move() >= 0 && illegal.move() < number;
    String move =
        exists
            ? "move " + illegal.move() + ", " + circuit.moves().get(first + illegal.move()) + ","
            : "move " + illegal.move();
    return new BridgeFault(
        "illegal-move",
        "lane "
            + illegal.lane()
            + ", role "
            + role
            + ": "
            + move
            + (exists ? " is not legal" : " does not exist, there are " + number),
        "nothing was changed; 'legal."
            + illegal.role()
            + "' has a bit for each legal move, and -1 is a random one");
  }

  Answer random(Request request) {
    LaneArrays table = tables.of(request);
    table.named(wanted(table, request));
    table.lanes().stepRandomly((int) request.number("steps", 1, MAX_STEPS, 1));
    return told(table, request, JsonNodeFactory.instance.objectNode());
  }

  /** Answers as the last step did, whose answer a client may have missed. */
  Answer look(Request request) {
    return told(tables.of(request), request, JsonNodeFactory.instance.objectNode());
  }

  Answer close(Request request) {
    tables.remove(request);
    return Answer.of(JsonNodeFactory.instance.objectNode());
  }

  private static ImmutableList<String> wanted(LaneArrays table, Request request) {
    return request.has("fetch") ? request.texts("fetch") : table.outputs();
  }

  /** An answer with the totals and the arrays that a request fetches. */
  private static Answer told(LaneArrays table, Request request, ObjectNode json) {
    ImmutableList<Region> regions = table.named(wanted(table, request));
    SteppedTotals totals = table.lanes().totals();
    json.put("phase", table.lanes().phase());
    json.put("moves", totals.moves());
    json.put("ended", totals.ended());
    json.put("broken", totals.broken());
    ArrayNode goals = json.putArray("goals");
    for (int role = 0; role < table.circuit().roles().size(); role++) {
      goals.add(totals.goals(role));
    }
    ArrayNode fetched = json.putArray("fetched");
    regions.each(region -> fetched.add(region.name()));
    return new Answer(json, table.write(regions));
  }

  void closeAll() {
    tables.clear();
  }
}
