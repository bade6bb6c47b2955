package org.gonu.bridge;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.BitSet;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.machine.Move;
import org.gonu.machine.Role;

/** Operations on single states, which are named by their facts. */
final class StateOperations {
  /** Most legal moves that a message names. */
  private static final int MAX_TOLD = 20;

  private static final int MAX_DEPTH = 100;

  private static final String ASK_CIRCUIT = "ask for 'circuit' first, with more 'seconds'";

  private StateOperations() {}

  static Answer state(LoadedGame game, Request request) {
    return Answer.of(json(game.position(request)));
  }

  /** The bits of a state in arrays: facts of which bits are parts have several. */
  static Answer numbers(LoadedGame game, Request request) {
    Circuit circuit =
        game.circuit(Duration.ZERO)
            .orElseThrow(() -> new BridgeFault("no-circuit", "facts have no numbers", ASK_CIRCUIT))
            .circuit();
    BitSet bits;
    try {
      bits = BitSet.valueOf(circuit.bitsOf(game.position(request).facts()));
    } catch (IllegalArgumentException unknown) {
      throw new BridgeFault(
          "bad-argument",
          String.valueOf(unknown.getMessage()),
          "the answer of 'circuit' names the facts");
    }
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode numbers = json.putArray("numbers");
    bits.stream().forEach(numbers::add);
    return Answer.of(json);
  }

  static Answer next(LoadedGame game, Request request) {
    LoadedGame.Position position = game.position(request);
    ImmutableList<Move> joint = joint(game, position, request.texts("moves"));
    return Answer.of(
        json(
            new LoadedGame.Position(
                position.machine(), position.machine().next(position.state(), joint))));
  }

  static Answer board(LoadedGame game, Request request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("text", game.draw(game.position(request).facts()));
    return Answer.of(json);
  }

  static Answer explain(LoadedGame game, Request request, BridgeContext context) {
    LoadedGame.Position position = game.referencePosition(request);
    ImmutableList<Move> joint =
        request.has("moves")
            ? joint(game, position, request.texts("moves"))
            : Lists.immutable.empty();
    return Answer.of(
        context.explain(
            game.game(),
            position.facts(),
            joint,
            request.text("atom"),
            (int) request.number("depth", 1, MAX_DEPTH, 4)));
  }

  private static ImmutableList<Move> joint(
      LoadedGame game, LoadedGame.Position position, ImmutableList<String> texts) {
    ImmutableList<Role> roles = position.machine().roles();
    if (texts.size() != roles.size()) {
      throw BridgeFault.argument(
          "'moves' must have a move for each role: " + roles.makeString(", "));
    }
    if (position.machine().isTerminal(position.state())) {
      throw new BridgeFault("illegal-move", "the match is over", "begin another one");
    }
    return roles.collect(
        role -> {
          Move move = new Move(game.term(texts.get(role.index())));
          ImmutableList<Move> legal = position.machine().legalMoves(position.state(), role);
          if (!legal.contains(move)) {
            throw new BridgeFault(
                "illegal-move",
                "role " + role + ": " + move + " is not legal",
                "legal are: "
                    + legal.take(MAX_TOLD).makeString(", ")
                    + (legal.size() > MAX_TOLD ? ", and others" : ""));
          }
          return move;
        });
  }

  /** The facts, the end, and the legal moves or goals, by role. */
  static ObjectNode json(LoadedGame.Position position) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    Operations.strings(json.putArray("facts"), position.facts());
    boolean isTerminal = position.machine().isTerminal(position.state());
    json.put("terminal", isTerminal);
    ArrayNode legal = json.putArray("legal");
    ArrayNode goals = json.putArray("goals");
    for (Role role : position.machine().roles()) {
      if (isTerminal) {
        legal.addArray();
        goals.add(position.machine().goal(position.state(), role));
      } else {
        Operations.strings(legal.addArray(), position.machine().legalMoves(position.state(), role));
      }
    }
    return json;
  }
}
