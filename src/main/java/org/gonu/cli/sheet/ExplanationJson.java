package org.gonu.cli.sheet;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.gonu.analysis.explain.Derivation;
import org.gonu.analysis.explain.Explainer;
import org.gonu.analysis.explain.Refusal;
import org.gonu.cli.console.Json;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.Position;

/** Explanations as JSON. */
public final class ExplanationJson {
  private final RuleSheet sheet;

  /** Explanations of atoms of a sheet. */
  public ExplanationJson(RuleSheet sheet) {
    this.sheet = sheet;
  }

  /** The object of an answer. */
  public ObjectNode of(Explainer.Answer answer) {
    ObjectNode node = Json.object();
    node.put("question", answer.question().toString());
    node.put("holds", answer.derivation().isPresent());
    strings(node.putArray("instances"), answer.instances());
    answer.derivation().ifPresent(tree -> node.set("derivation", derivation(tree)));
    answer.refusal().ifPresent(refusal -> node.set("refusal", refusal(refusal)));
    return node;
  }

  private ObjectNode derivation(Derivation derivation) {
    ObjectNode node = Json.object();
    node.put("literal", derivation.literal().toString());
    node.put("reason", derivation.reason().name().toLowerCase(Locale.ROOT));
    derivation
        .witness()
        .ifPresent(
            witness -> {
              place(node, witness.rule());
              bindings(node, witness.bindings());
            });
    ArrayNode premises = node.putArray("premises");
    derivation.premises().each(premise -> premises.add(derivation(premise)));
    return node;
  }

  private ObjectNode refusal(Refusal refusal) {
    ObjectNode node = Json.object();
    node.put("atom", refusal.atom().toString());
    strings(node.putArray("nearest"), refusal.nearest());
    ArrayNode attempts = node.putArray("attempts");
    for (Refusal.Attempt attempt : refusal.attempts()) {
      ObjectNode own = attempts.addObject();
      place(own, attempt.rule());
      bindings(own, attempt.bindings());
      strings(own.putArray("met"), attempt.met());
      own.put("failed", attempt.failed().toString());
      strings(own.putArray("alternatives"), attempt.alternatives());
      strings(own.putArray("open"), attempt.open());
      attempt.refusal().ifPresent(inner -> own.set("refusal", refusal(inner)));
      attempt.blocker().ifPresent(blocker -> own.set("blocker", derivation(blocker)));
    }
    return node;
  }

  private void place(ObjectNode node, Rule rule) {
    Position start = sheet.source().position(rule.span().start());
    node.put("file", sheet.source().name()).put("line", start.line()).put("column", start.column());
  }

  private static void bindings(ObjectNode node, ImmutableMap<Variable, Term> bindings) {
    ObjectNode values = node.putObject("bindings");
    bindings
        .keysView()
        .toSortedListBy(Variable::name)
        .each(
            variable ->
                values.put(
                    variable.name(), bindings.getIfAbsentValue(variable, variable).toString()));
  }

  private static void strings(ArrayNode array, ImmutableList<?> values) {
    values.each(value -> array.add(value.toString()));
  }
}
