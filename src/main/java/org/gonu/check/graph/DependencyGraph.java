package org.gonu.check.graph;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;

/**
 * The dependency graph of predicates: an edge leads from the head of a rule to each atom of its
 * body. Its nodes are the predicates with rules, numbered in the order of the sheet.
 */
final class DependencyGraph {
  private final ImmutableList<Rule> rules;
  private final Grouping<Predicate, Rule> rulesOf;
  private final ImmutableList<Predicate> heads;

  /** The targets of every node, each once, in the order of the sheet. */
  private final int[][] targets;

  /**
   * Builds the graph.
   *
   * @param rules in negation normal form
   * @param rulesOf the same by the predicate of their heads
   */
  DependencyGraph(ImmutableList<Rule> rules, Grouping<Predicate, Rule> rulesOf) {
    this.rules = rules;
    this.rulesOf = rulesOf;
    this.heads = rulesOf.keys();
    this.targets = new int[heads.size()][];
    // By node the last one that it is known to be a target of, counted from 1.
    int[] targetOf = new int[heads.size()];
    for (int node = 0; node < targets.length; node++) {
      IntArrayList found = new IntArrayList(1);
      for (Rule rule : rulesOf.group(node)) {
        for (Use use : Traversal.uses(rule)) {
          int target = rulesOf.number(use.target());
          if (target >= 0 && targetOf[target] != node + 1) {
            targetOf[target] = node + 1;
            found.add(target);
          }
        }
      }
      targets[node] = found.toArray();
    }
  }

  /** The strongly connected components, each after all that it depends on. */
  ImmutableList<Stratum> components() {
    MutableList<int[]> components = Components.of(heads.size(), node -> targets[node]);
    int[] componentOf = new int[heads.size()];
    for (int i = 0; i < components.size(); i++) {
      for (int node : components.get(i)) {
        componentOf[node] = i;
      }
    }
    Grouping<Integer, Rule> rulesOfComponent =
        new Grouping<>(rules, rule -> componentOf[rulesOf.number(rule.head().predicate())]);
    MutableList<Stratum> strata = Lists.mutable.empty();
    for (int i = 0; i < components.size(); i++) {
      strata.add(stratum(components.get(i), rulesOfComponent.get(i)));
    }
    return strata.toImmutable();
  }

  private Stratum stratum(int[] component, ImmutableList<Rule> members) {
    MutableSet<Predicate> predicates = Sets.mutable.empty();
    boolean recursive = component.length > 1;
    for (int node : component) {
      predicates.add(heads.get(node));
      recursive |= new IntArrayList(targets[node]).contains(node);
    }
    return new Stratum(predicates.toImmutable(), members, recursive);
  }
}
