package org.gonu.ground.bounding;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.ValidatedRules;
import org.gonu.check.graph.Traversal;
import org.gonu.check.graph.Use;
import org.gonu.check.graph.VariableDepth;
import org.gonu.datalog.rule.DynamicPredicates;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * Recognises rules that may make facts without end: a value comes back, in the same kind of fact or
 * of another relation, deeper in a term than before. An example is the pile of cards in {@code (<=
 * (next (pile (with ?card ?pile))) (does player (take ?card)) (true (pile ?pile)))}.
 *
 * <p>Each variable of a rule is an edge from a relation that gives its value to that of the head.
 * Its weight is how much deeper it is there. What grows without end is on a cycle of positive
 * weight, which is sought as by Bellman and Ford.
 */
final class GrowingTerms {
  private final MutableList<Edge> edges = Lists.mutable.empty();

  /** A way of values; both ends are kinds of facts or moves, or other relations. */
  private record Edge(String from, String to, int weight) {}

  private GrowingTerms(ValidatedRules rules) {
    ImmutableSet<Predicate> dynamic = DynamicPredicates.dynamic(rules.rules());
    rules
        .rules()
        .select(rule -> dynamic.contains(rule.head().predicate()))
        .each(
            rule -> Variables.of(rule.head()).each(variable -> addEdges(variable, rule, dynamic)));
  }

  /** True if a rule makes terms grow. That they have an end all the same is not excluded. */
  static boolean areIn(ValidatedRules rules) {
    return new GrowingTerms(rules).hasPositiveCycle();
  }

  private void addEdges(Variable variable, Rule rule, ImmutableSet<Predicate> dynamic) {
    ImmutableList<Atom> givers =
        Traversal.uses(rule)
            .reject(Use::negated)
            .collect(Use::atom)
            .select(atom -> depth(variable, atom) != VariableDepth.ABSENT);
    // What a static relation gives is bounded by it.
    if (givers.allSatisfy(atom -> dynamic.contains(atom.predicate()))) {
      int made = depth(variable, rule.head());
      givers.each(
          atom -> edges.add(new Edge(kind(atom), kind(rule.head()), made - depth(variable, atom))));
    }
  }

  /** A fact is of one kind before and after a step, a move when it is legal and when it is made. */
  private static String kind(Atom atom) {
    if (isOfFact(atom)) {
      return "fact " + function(atom.arguments().getFirst());
    }
    return isOfMove(atom)
        ? "move " + function(atom.arguments().getLast())
        : atom.predicate().toString();
  }

  private static boolean isOfFact(Atom atom) {
    return (atom.is(Keyword.TRUE) || atom.is(Keyword.NEXT)) && atom.arity() == 1;
  }

  private static boolean isOfMove(Atom atom) {
    return (atom.is(Keyword.DOES) || atom.is(Keyword.LEGAL)) && atom.arity() == 2;
  }

  private static String function(Term fact) {
    return fact instanceof Compound compound ? compound.function().name() : "";
  }

  /** How many compounds there are around a variable, at most; a fact or move is none. */
  private static int depth(Variable variable, Atom atom) {
    int depth = VariableDepth.in(atom.arguments(), variable);
    return (isOfFact(atom) || isOfMove(atom)) && depth > 0 ? depth - 1 : depth;
  }

  /** True if the heaviest ways become heavier with more edges than there are ends of edges. */
  private boolean hasPositiveCycle() {
    MutableObjectIntMap<String> heaviest = ObjectIntMaps.mutable.empty();
    int ends = edges.flatCollect(edge -> Lists.mutable.of(edge.from(), edge.to())).toSet().size();
    boolean isHeavier = true;
    for (int length = 0; length <= ends && isHeavier; length++) {
      isHeavier = false;
      for (Edge edge : edges) {
        int weight = heaviest.get(edge.from()) + edge.weight();
        if (weight > heaviest.get(edge.to())) {
          heaviest.put(edge.to(), weight);
          isHeavier = true;
        }
      }
    }
    return isHeavier;
  }
}
