package org.gonu.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.tuple.Pair;
import org.eclipse.collections.impl.tuple.Tuples;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.analysis.CircuitAnalysis;
import org.gonu.engine.circuit.analysis.Factors;
import org.gonu.engine.circuit.analysis.StateEquivalence;
import org.gonu.text.Counted;

/**
 * A summary of the independent factors of a game, and of the parts of its states that do not
 * matter.
 */
final class FactorSummary {
  /** Most factors shown, and most bases shown of each. */
  private static final int EXAMPLES = 4;

  private static final int SHOWN = 4;

  private final Circuit circuit;
  private final Factors factors;
  private final ImmutableList<StateEquivalence.Case> cases;

  FactorSummary(Circuit circuit) {
    this.circuit = circuit;
    CircuitAnalysis analysis = new CircuitAnalysis(circuit);
    factors = analysis.factors();
    cases = analysis.merging().cases();
  }

  /** Pairs of a title and a text. */
  ImmutableList<Pair<String, String>> lines() {
    MutableList<Pair<String, String>> lines = Lists.mutable.empty();
    lines.add(Tuples.pair("factors", text()));
    if (factors.areSeveral()) {
      factors.factors().take(EXAMPLES).each(part -> lines.add(Tuples.pair("", text(part))));
    }
    cases.take(EXAMPLES).each(each -> lines.add(Tuples.pair("does not matter", text(each))));
    return lines.toImmutable();
  }

  private String text() {
    if (!factors.isKnown()) {
      return "too large to tell";
    }
    if (!factors.areSeveral()) {
      return "does not fall apart";
    }
    int joining = factors.goals().count(goal -> goal.condition().factors().size() > 1);
    return format(
        "%d independent parts; the end %s; %d of %d goal values %s on several",
        factors.factors().size(),
        end(factors.terminal()),
        joining,
        factors.goals().size(),
        joining == 1 ? "depends" : "depend");
  }

  private static String end(Factors.Condition terminal) {
    int parts = terminal.factors().size();
    return switch (terminal.form()) {
      case INDEPENDENT -> "comes by itself";
      case ALONE -> "depends on one";
      case DISJUNCTION -> format("comes with one of %d", parts);
      case CONJUNCTION -> format("comes with all of %d", parts);
      case MIXED -> format("depends on %d", parts);
    };
  }

  private String text(Factors.Factor part) {
    boolean isIdle = factors.isIdle(factors.factors().indexOf(part));
    return names(part.bases())
        + "; "
        + Counted.grouped(part.moves().size(), "move")
        + (isIdle ? "; matters to nothing" : "");
  }

  private String text(StateEquivalence.Case each) {
    String when = each.latch() < 0 ? "" : format("once %s holds: ", base(each.latch()));
    String but =
        each.conditions() == 0
            ? ""
            : "; but for " + Counted.grouped(each.conditions(), "condition");
    return when + names(each.bases()) + but;
  }

  private String names(ImmutableIntList bases) {
    String shown =
        bases
            .primitiveStream()
            .limit(SHOWN)
            .mapToObj(this::base)
            .reduce((a, b) -> a + " " + b)
            .orElse("");
    return shown + (bases.size() > SHOWN ? format(" and %,d more", bases.size() - SHOWN) : "");
  }

  private String base(int number) {
    return circuit.bases().get(number).toString();
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }

  /** Adds the same to a JSON object. */
  void put(ObjectNode node) {
    ObjectNode own = node.putObject("factors").put("known", factors.isKnown());
    ArrayNode parts = own.putArray("parts");
    factors
        .factors()
        .forEachWithIndex(
            (part, number) -> {
              ObjectNode each = parts.addObject().put("idle", factors.isIdle(number));
              putBases(each, part.bases());
              ArrayNode moves = each.putArray("moves");
              part.moves().forEach(move -> moves.add(move(move)));
            });
    put(own.putObject("terminal"), factors.terminal());
    ArrayNode goals = own.putArray("goals");
    factors
        .goals()
        .each(
            goal -> {
              String role = circuit.roles().get(goal.role()).name();
              ObjectNode each = goals.addObject().put("role", role).put("value", goal.value());
              put(each, goal.condition());
            });
    ArrayNode unimportant = node.putArray("doesNotMatter");
    cases.each(
        each -> {
          ObjectNode one = unimportant.addObject().put("conditions", each.conditions());
          if (each.latch() >= 0) {
            one.put("once", base(each.latch()));
          }
          putBases(one, each.bases());
        });
  }

  private static void put(ObjectNode node, Factors.Condition condition) {
    node.put("form", condition.form().name().toLowerCase(Locale.ROOT));
    ArrayNode parts = node.putArray("parts");
    condition.factors().forEach(parts::add);
  }

  private void putBases(ObjectNode node, ImmutableIntList bases) {
    ArrayNode names = node.putArray("bases");
    bases.forEach(base -> names.add(base(base)));
  }

  private String move(int number) {
    int role = 0;
    while (circuit.firstMove(role + 1) <= number) {
      role++;
    }
    return circuit.roles().get(role).name() + " " + circuit.moves().get(number);
  }
}
