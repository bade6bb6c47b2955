package org.gonu.bridge;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.player.Analysis;
import org.gonu.player.PlayerSettings;
import org.gonu.search.SearchReport;

/** Searches of single positions. */
final class SearchOperations {
  private static final double MAX_SECONDS = 86_400;

  /** Time between two looks at a search. */
  private static final Duration TICK = Duration.ofMillis(200);

  private final BridgeContext context;

  SearchOperations(BridgeContext context) {
    this.context = context;
  }

  Answer search(LoadedGame game, Request request) {
    PlayerSettings settings = context.search(request.optionalText("player").orElse("mcts"));
    double seconds = request.decimal("seconds", 0.05, MAX_SECONDS, 1);
    StateMachine machine = game.game().newMachine();
    State state = machine.stateOf(game.position(request).facts());
    if (machine.isTerminal(state)) {
      throw BridgeFault.argument("the match is over, there is nothing to search");
    }
    // If the rules break down here, the user is told at once.
    machine.roles().each(role -> machine.legalMoves(state, role));
    Duration time = Duration.ofMillis(Math.round(1000 * seconds));
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    try (Analysis analysis = new Analysis(game.game(), machine, state, settings, time)) {
      boolean isOver = false;
      while (!isOver) {
        isOver = analysis.await(TICK);
      }
      analysis.rest();
      json.put("playouts", analysis.finishedPlayouts());
      json.put("solved", analysis.isSolved());
      ArrayNode roles = json.putArray("roles");
      for (Role role : machine.roles()) {
        analysis.report(role).ifPresentOrElse(found -> roles.add(json(found)), roles::addNull);
      }
    }
    return Answer.of(json);
  }

  private static ObjectNode json(SearchReport report) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("move", report.best().move().toString());
    json.put("proved", report.proved());
    ArrayNode values = json.putArray("values");
    report.values().each(values::add);
    ArrayNode candidates = json.putArray("candidates");
    for (SearchReport.Candidate candidate : report.candidates()) {
      ObjectNode each =
          candidates
              .addObject()
              .put("move", candidate.move().toString())
              .put("visits", candidate.visits())
              .put("value", candidate.value())
              .put("lowest", candidate.lowest())
              .put("highest", candidate.highest());
      candidate.probability().ifPresent(p -> each.put("probability", p));
    }
    ArrayNode line = json.putArray("line");
    report.expectedLine().each(joint -> Operations.strings(line.addArray(), joint));
    return json;
  }
}
