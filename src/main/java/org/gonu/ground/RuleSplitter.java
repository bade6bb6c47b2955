package org.gonu.ground;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * Splits rules to reduce the number of instances (after Bichler, Morak and Woltran, lpopt: a rule
 * optimization tool for answer set programming, 2016). A group of variables that are not in the
 * head and are connected by literals becomes a rule of its own. Its head keeps only the variables
 * that the group shares with the rest. The numbers of instances of the parts then add instead of
 * multiply.
 */
final class RuleSplitter {
  private final PartMaker parts;
  private final MutableList<Conjunction> domains = Lists.mutable.empty();

  RuleSplitter(PartMaker parts) {
    this.parts = parts;
  }

  /** The parts of a rule, the rest of the rule last; only the rule itself if nothing is gained. */
  ImmutableList<Conjunction> split(Conjunction rule) {
    MutableSet<Variable> headVariables = Variables.of(rule.head()).toSet();
    MutableList<MutableSet<Variable>> groups = groups(rule.body(), headVariables);
    MutableList<Conjunction> result = Lists.mutable.empty();
    MutableList<Literal> rest = Lists.mutable.withAll(rule.body());
    for (MutableSet<Variable> group : groups) {
      ImmutableList<Literal> own = rule.body().select(l -> touches(l, group));
      MutableSet<Variable> shared = Conjunction.variables(own).difference(group).toSet();
      boolean gains = groups.size() > 1 || shared.size() < headVariables.size();
      if (gains && own.anySatisfy(parts::isDynamic)) {
        PartMaker.Part part = parts.part(rule, own, shared);
        if (part.isSafe()) {
          domains.addAllIterable(part.domains());
          result.add(part.rule());
          rest.removeIf(own::contains);
          rest.add(part.rule().head());
        }
      }
    }
    return result
        .with(new Conjunction(rule.head(), rest.toImmutable(), rule.guards()))
        .toImmutable();
  }

  /**
   * Rules that define the guards of the parts made so far. They only list values and make no gates.
   */
  ImmutableList<Conjunction> domains() {
    return domains.toImmutable();
  }

  private static boolean touches(Literal literal, SetIterable<Variable> group) {
    return Variables.of(literal).anySatisfy(group::contains);
  }

  /** The variables that are not in the head, grouped by the literals that connect them. */
  static MutableList<MutableSet<Variable>> groups(
      ImmutableList<Literal> body, SetIterable<Variable> headVariables) {
    MutableList<MutableSet<Variable>> groups = Lists.mutable.empty();
    for (Literal literal : body) {
      ImmutableSet<Variable> inner = Variables.of(literal).reject(headVariables::contains);
      if (inner.notEmpty()) {
        MutableList<MutableSet<Variable>> joined =
            groups.select(group -> group.anySatisfy(inner::contains));
        groups.removeAll(joined);
        MutableSet<Variable> union = Sets.mutable.withAll(inner);
        joined.each(union::addAllIterable);
        groups.add(union);
      }
    }
    return groups;
  }
}
