package org.gonu.datalog.rule;

import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.tuple.Pair;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * The ground terms that can stand at one place of an atom: constants, and for each function the
 * domains of its arguments. The arguments are taken as independent of each other.
 */
public final class Domain {
  /** Deeper terms are left out; only estimates rest on domains. */
  private static final int MAX_DEPTH = 6;

  private final MutableSet<Constant> constants = Sets.mutable.empty();
  private final MutableMap<Predicate, ImmutableList<Domain>> compounds = Maps.mutable.empty();

  /** Number of terms. */
  public double size() {
    double size = constants.size();
    for (ImmutableList<Domain> arguments : compounds) {
      double product = 1;
      for (Domain argument : arguments) {
        product *= argument.size();
      }
      size += product;
    }
    return size;
  }

  /** Adds a term whose variables stand for terms of their domains. Returns true if it was new. */
  boolean add(Term term, Function<Variable, Domain> variables) {
    return add(term, variables, 0);
  }

  private boolean add(Term term, Function<Variable, Domain> variables, int depth) {
    if (term instanceof Constant constant) {
      return constants.add(constant);
    }
    if (term instanceof Variable variable) {
      return addAll(variables.apply(variable), depth);
    }
    Compound compound = (Compound) term;
    if (depth == MAX_DEPTH) {
      return false;
    }
    ImmutableList<Domain> arguments = argumentsOf(compound.symbol());
    boolean isNew = false;
    for (int i = 0; i < arguments.size(); i++) {
      isNew |= arguments.get(i).add(compound.arguments().get(i), variables, depth + 1);
    }
    return isNew;
  }

  private boolean addAll(Domain other, int depth) {
    if (other == this) {
      return false;
    }
    boolean isNew = constants.addAll(other.constants);
    if (depth < MAX_DEPTH) {
      for (Pair<Predicate, ImmutableList<Domain>> own : other.compounds.keyValuesView().toList()) {
        ImmutableList<Domain> arguments = argumentsOf(own.getOne());
        for (int i = 0; i < arguments.size(); i++) {
          isNew |= arguments.get(i).addAll(own.getTwo().get(i), depth + 1);
        }
      }
    }
    return isNew;
  }

  /** The terms that are in both. */
  Domain meet(Domain other) {
    if (other == this) {
      return this;
    }
    Domain both = new Domain();
    boolean isSmaller = constants.size() < other.constants.size();
    Domain smaller = isSmaller ? this : other;
    smaller.constants.select((isSmaller ? other : this).constants::contains, both.constants);
    compounds.forEachKeyValue(
        (function, arguments) -> {
          ImmutableList<Domain> others = other.compounds.get(function);
          if (others != null) {
            both.compounds.put(
                function, arguments.zip(others).collect(pair -> pair.getOne().meet(pair.getTwo())));
          }
        });
    return both;
  }

  /** Tells the domain of each variable of a term that stands here. */
  void match(Term term, VariableDomains found) {
    if (term instanceof Variable variable) {
      found.restrict(variable, this);
    } else if (term instanceof Compound compound) {
      ImmutableList<Domain> arguments = compounds.get(compound.symbol());
      for (int i = 0; i < compound.arguments().size(); i++) {
        Domain argument = arguments == null ? new Domain() : arguments.get(i);
        argument.match(compound.arguments().get(i), found);
      }
    }
  }

  private ImmutableList<Domain> argumentsOf(Predicate function) {
    return compounds.getIfAbsentPut(
        function,
        () -> {
          MutableList<Domain> arguments = Lists.mutable.empty();
          for (int i = 0; i < function.arity(); i++) {
            arguments.add(new Domain());
          }
          return arguments.toImmutable();
        });
  }
}
