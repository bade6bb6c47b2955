package org.gonu.server.event;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.OptionalInt;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;

/** Adds the fields of a body to a JSON object. */
final class BodyWriter implements EventBody.Visitor<ObjectNode> {
  private final ObjectNode node;

  BodyWriter(ObjectNode node) {
    this.node = node;
  }

  @Override
  public ObjectNode created(EventBody.Created body) {
    node.put("matchId", body.matchId())
        .put("randomToken", body.randomToken())
        .put("sheet", body.sheet().hash())
        .put("gameName", body.sheet().name());
    texts("roles", body.roles());
    texts("players", body.players());
    node.put("previewClock", body.clocks().preview().toMillis())
        .put("startClock", body.clocks().start().toMillis())
        .put("playClock", body.clocks().play().toMillis())
        .put("grace", body.clocks().grace().toMillis())
        .put("seed", body.seed())
        .put("scrambled", body.scrambled())
        .put("software", body.software());
    body.pairing()
        .ifPresent(
            pairing ->
                node.put("tournament", pairing.tournament()).put("pairing", pairing.pairing()));
    return node;
  }

  @Override
  public ObjectNode started(EventBody.Started body) {
    facts(body.facts());
    texts("errors", body.errors());
    return node;
  }

  @Override
  public ObjectNode moved(EventBody.Moved body) {
    node.put("step", body.step());
    texts("moves", body.jointMove().collect(move -> Printer.SPACED.print(move.term())));
    ArrayNode counts = node.putArray("legalCounts");
    body.legalCounts().each(counts::add);
    texts("errors", body.errors());
    ArrayNode used = node.putArray("used");
    body.usedMillis().each(used::add);
    return node;
  }

  @Override
  public ObjectNode reached(EventBody.Reached body) {
    node.put("step", body.step());
    facts(body.facts());
    return node;
  }

  @Override
  public ObjectNode thought(EventBody.Thought body) {
    return node.put("step", body.step())
        .put("role", body.role())
        .put("value", body.value())
        .put("depth", body.depth())
        .put("playouts", body.playouts())
        .put("line", body.line());
  }

  @Override
  public ObjectNode suspended(EventBody.Suspended body) {
    return node.put("step", body.step());
  }

  @Override
  public ObjectNode resumed(EventBody.Resumed body) {
    return node.put("step", body.step());
  }

  @Override
  public ObjectNode ended(EventBody.Ended body) {
    node.put("reason", body.reason().label());
    ArrayNode goals = node.putArray("goals");
    for (OptionalInt goal : body.goals()) {
      if (goal.isPresent()) {
        goals.add(goal.getAsInt());
      } else {
        goals.addNull();
      }
    }
    node.put("detail", body.detail());
    if (body.absent().notEmpty()) {
      texts("absent", body.absent());
    }
    return node;
  }

  private void facts(ImmutableList<Term> facts) {
    node.put("facts", Printer.SPACED.print(facts));
  }

  private void texts(String name, ImmutableList<String> values) {
    ArrayNode array = node.putArray(name);
    values.each(array::add);
  }
}
