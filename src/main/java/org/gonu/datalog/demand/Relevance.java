package org.gonu.datalog.demand;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * Reduces what is known at a question to what has to do with it. Over all states a rule that joins
 * six independent facts has millions of instances, of which a question after two of them needs none
 * but these two. The reduced rule asks for more, never for less.
 */
final class Relevance {
  private final MutableList<Literal> open;
  private final MutableList<Literal> chosen = Lists.mutable.empty();
  private final MutableSet<Variable> variables = Sets.mutable.empty();

  private Relevance(ImmutableList<Literal> known) {
    this.open = known.toList();
  }

  /**
   * The literals that give values to the variables of a question, and those that restrict these.
   *
   * @param known literals that bind all these variables; a guard of the rule stands first
   * @param guarded true if there is a guard
   */
  static ImmutableList<Literal> of(Atom question, ImmutableList<Literal> known, boolean guarded) {
    Relevance relevance = new Relevance(known);
    SetIterable<Variable> wanted = Variables.of(question);
    if (guarded && Variables.of(known.getFirst()).anySatisfy(wanted::contains)) {
      relevance.choose(known.getFirst());
    }
    relevance.bind(wanted);
    relevance.addFilters();
    return known.select(relevance.chosen::contains);
  }

  private void choose(Literal literal) {
    chosen.add(literal);
    open.remove(literal);
    variables.addAllIterable(Variables.of(literal));
  }

  /** Chooses literals until all wanted variables have values, first those with few others. */
  private void bind(SetIterable<Variable> wanted) {
    while (!variables.containsAllIterable(wanted)) {
      MutableList<Literal> useful =
          open.select(literal -> literal instanceof Atom)
              .select(literal -> Variables.of(literal).anySatisfy(v -> isMissing(v, wanted)));
      if (useful.isEmpty()) {
        // An equality binds the rest: all that is known is needed.
        Lists.mutable.withAll(open).each(this::choose);
        return;
      }
      choose(
          useful.minBy(
              literal ->
                  100 * Variables.of(literal).count(v -> isNew(v, wanted))
                      - Variables.of(literal).count(v -> isMissing(v, wanted))));
    }
  }

  private boolean isMissing(Variable variable, SetIterable<Variable> wanted) {
    return wanted.contains(variable) && !variables.contains(variable);
  }

  private boolean isNew(Variable variable, SetIterable<Variable> wanted) {
    return !wanted.contains(variable) && !variables.contains(variable);
  }

  private void addFilters() {
    MutableList<Literal> filters =
        open.select(literal -> variables.containsAllIterable(Variables.of(literal)));
    chosen.addAll(filters);
  }
}
