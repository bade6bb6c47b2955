package org.gonu.datalog.rule;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.Span;

/**
 * The terms that can stand at each argument of each predicate, whole ones, so that they can be
 * counted. They are found without joins, so that it is quick: arguments count as independent. That
 * makes supersets of what can ever hold, but where terms grow without end they are cut off: only
 * estimates may rest on them.
 *
 * <p>Comes of valid rules, taken apart. {@link TupleDomains} joins what stands together; {@code
 * check.graph.ArgumentNames} has names alone, and is a bound on which findings rest.
 */
public final class ArgumentDomains {
  /** Rounds after which domains that still grow are taken as they are. */
  private static final int MAX_ROUNDS = 100;

  private final MutableMap<Predicate, ImmutableList<Domain>> domains = Maps.mutable.empty();

  /** The domains that result from some rules. */
  public ArgumentDomains(ImmutableList<Conjunction> rules) {
    rules.select(rule -> rule.body().isEmpty()).each(this::derive);
    ImmutableList<Conjunction> growing =
        rules.reject(rule -> rule.body().isEmpty()).newWithAll(frame());
    boolean isNew = true;
    for (int round = 0; isNew && round < MAX_ROUNDS; round++) {
      isNew = false;
      for (Conjunction rule : growing) {
        isNew |= derive(rule);
      }
    }
  }

  /** What holds first or next can be true, and what is legal can be done. */
  private static ImmutableList<Conjunction> frame() {
    Variable fact = new Variable("?fact", Span.NONE);
    Variable role = new Variable("?role", Span.NONE);
    Atom holds = atom(Keyword.TRUE, fact);
    return Lists.immutable.of(
        new Conjunction(holds, Lists.immutable.of(atom(Keyword.INIT, fact))),
        new Conjunction(holds, Lists.immutable.of(atom(Keyword.NEXT, fact))),
        new Conjunction(
            atom(Keyword.DOES, role, fact), Lists.immutable.of(atom(Keyword.LEGAL, role, fact))));
  }

  private static Atom atom(Keyword keyword, Term... arguments) {
    return new Atom(Constant.of(keyword.word()), Lists.immutable.with(arguments), Span.NONE);
  }

  /** Adds what a rule derives. Returns true if something is new. */
  public boolean derive(Conjunction rule) {
    VariableDomains variables = variables(rule.conditions());
    ImmutableList<Domain> head = of(rule.head().predicate());
    boolean isNew = false;
    for (int i = 0; i < head.size(); i++) {
      isNew |= head.get(i).add(rule.head().arguments().get(i), variables::of);
    }
    return isNew;
  }

  /** The domains of the variables of some conditions, by the atoms among them. */
  public VariableDomains variables(ImmutableList<? extends Literal> conditions) {
    VariableDomains found = new VariableDomains();
    for (Atom atom : conditions.selectInstancesOf(Atom.class)) {
      ImmutableList<Domain> places = of(atom.predicate());
      for (int i = 0; i < places.size(); i++) {
        places.get(i).match(atom.arguments().get(i), found);
      }
    }
    return found;
  }

  /** The domain of each argument of a predicate. */
  public ImmutableList<Domain> of(Predicate predicate) {
    return domains.getIfAbsentPut(
        predicate,
        () -> {
          MutableList<Domain> places = Lists.mutable.empty();
          for (int i = 0; i < predicate.arity(); i++) {
            places.add(new Domain());
          }
          return places.toImmutable();
        });
  }
}
