package org.gonu.check.graph;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.SpellingDistance;
import org.jspecify.annotations.Nullable;

/**
 * For each argument of relations, facts and moves the names that can occur there, found by data
 * flow from bodies to heads. The result is an upper bound: there may be fewer in play, never more.
 *
 * <p>Facts of {@code true}, {@code init} and {@code next} share their domains, and so do moves of
 * {@code legal} and {@code does}. Compounds in arguments are only distinguished by their names.
 */
public final class Domains {
  /** Maximum number of rules processed in all rounds together; large sheets get fewer rounds. */
  private static final int MAX_WORK = 1_000_000;

  /** Maximum number of rounds. If they do not suffice, all domains are left open. */
  private static final int MAX_ROUNDS = 50;

  /** What may be in a slot: some names, or anything. */
  private static final class Domain {
    private static final Domain ANYTHING = new Domain(true);

    private final MutableSet<String> names = Sets.mutable.withInitialCapacity(1);
    private boolean open;

    Domain() {
      this(false);
    }

    private Domain(boolean open) {
      this.open = open;
    }

    Domain smaller(Domain other) {
      boolean otherIsSmaller = !other.open && (open || other.names.size() < names.size());
      return otherIsSmaller ? other : this;
    }

    boolean addAll(Domain other) {
      boolean opens = other.open && !open;
      open |= other.open;
      return names.addAll(other.names) || opens;
    }
  }

  /**
   * The arguments of an atom that fill slots: those of a relation, or those of a fact or move.
   *
   * @param kind empty for relations, {@code fact} or {@code move} for the others
   */
  private record Filling(String kind, String name, ImmutableList<Term> arguments) {
    static Optional<Filling> of(Atom atom) {
      String kind = kind(atom);
      if (kind.isEmpty()) {
        return Optional.of(new Filling("", atom.relation().name(), atom.arguments()));
      }
      return atom.arguments().getLast() instanceof Compound compound
          ? Optional.of(new Filling(kind, compound.function().name(), compound.arguments()))
          : Optional.empty();
    }

    private static String kind(Atom atom) {
      if (atom.is(Keyword.TRUE) || atom.is(Keyword.INIT) || atom.is(Keyword.NEXT)) {
        return atom.arity() == 1 ? "fact" : "";
      }
      boolean move = atom.is(Keyword.LEGAL) || atom.is(Keyword.DOES);
      return move && atom.arity() == 2 ? "move" : "";
    }

    /** What has the slots; no name has a blank in it. */
    Predicate owner() {
      return new Predicate(kind.isEmpty() ? name : kind + " " + name, arguments.size());
    }
  }

  /** A variable, which has in the head what it can have at all of its places in the body. */
  private record Flow(Domain head, ImmutableList<Domain> body) {
    /** Adds the smallest domain of the body to that of the head. Returns true if that grew. */
    boolean run() {
      Domain smallest = Domain.ANYTHING;
      for (Domain domain : body) {
        smallest = smallest.smaller(domain);
      }
      return head.addAll(smallest);
    }
  }

  /** By relation, fact or move that has a head the domains of its arguments. */
  private final MutableMap<Predicate, Domain[]> domains = Maps.mutable.empty();

  /** Computes the domains of a sheet. */
  public Domains(ImmutableList<Rule> rules) {
    rules.each(rule -> Filling.of(rule.head()).ifPresent(this::add));
    ImmutableList<Flow> flows = rules.flatCollect(this::flows);
    int rounds = Math.min(MAX_ROUNDS, MAX_WORK / Math.max(1, rules.size()));
    boolean changed = true;
    for (int round = 0; changed && round < rounds; round++) {
      changed = flows.count(Flow::run) > 0;
    }
    if (changed) {
      domains.forEachValue(Domains::open);
    }
  }

  /** Creates the slots of a head, to distinguish empty domains from undefined relations. */
  private void add(Filling head) {
    Domain[] slots =
        domains.getIfAbsentPut(head.owner(), () -> new Domain[head.arguments().size()]);
    for (int i = 0; i < slots.length; i++) {
      slots[i] = slots[i] == null ? new Domain() : slots[i];
    }
  }

  private static void open(Domain[] slots) {
    for (Domain domain : slots) {
      domain.open = true;
    }
  }

  /** What can be in a slot; anything if nothing has a head for it. */
  private static Domain domain(Domain @Nullable [] slots, int index) {
    return slots == null ? Domain.ANYTHING : slots[index];
  }

  /** The first argument of a fact or move that is not in its domain; empty if there is none. */
  public Optional<Term> impossibleArgument(Atom atom) {
    Filling filling = Filling.of(atom).orElse(new Filling("", "", Lists.immutable.empty()));
    Domain[] slots = domains.get(filling.owner());
    for (int i = 0; i < filling.arguments().size(); i++) {
      Domain domain = domain(slots, i);
      Term argument = filling.arguments().get(i);
      boolean known = !domain.open && domain.names.notEmpty();
      if (known && name(argument).filter(name -> !domain.names.contains(name)).isPresent()) {
        return Optional.of(argument);
      }
    }
    return Optional.empty();
  }

  /** The name nearest to that of an argument, among those that can stand in its place. */
  public Optional<String> nearest(Atom atom, Term argument) {
    Optional<Filling> filling = Filling.of(atom);
    int index = filling.map(each -> each.arguments().indexOf(argument)).orElse(-1);
    return index < 0 || !(argument instanceof Constant constant)
        ? Optional.empty()
        : SpellingDistance.nearest(
            constant.name(),
            domain(domains.get(filling.get().owner()), index)
                .names
                .reject(name -> name.matches("\\(.*|[0-9]*"))
                .toSortedList());
  }

  /** What a rule gives to the arguments of its head. Names of constants are given at once. */
  private ImmutableList<Flow> flows(Rule rule) {
    Filling head = Filling.of(rule.head()).orElse(new Filling("", "", Lists.immutable.empty()));
    if (head.arguments().isEmpty()) {
      return Lists.immutable.empty();
    }
    MutableList<Flow> flows = Lists.mutable.empty();
    MutableMap<Variable, MutableList<Domain>> places = Maps.mutable.empty();
    if (head.arguments().anySatisfy(Variable.class::isInstance)) {
      rule.body().selectInstancesOf(Atom.class).each(atom -> addPlaces(atom, places));
    }
    Domain[] slots = domains.get(head.owner());
    for (int i = 0; i < head.arguments().size(); i++) {
      Domain domain = domain(slots, i);
      if (head.arguments().get(i) instanceof Variable variable) {
        flows.add(
            new Flow(
                domain, places.getIfAbsentValue(variable, Lists.mutable.empty()).toImmutable()));
      } else {
        domain.names.add(name(head.arguments().get(i)).orElse(""));
      }
    }
    return flows.toImmutable();
  }

  /** Adds the domains of the first places of the variables of an atom. */
  private void addPlaces(Atom atom, MutableMap<Variable, MutableList<Domain>> places) {
    Filling filling = Filling.of(atom).orElse(new Filling("", "", Lists.immutable.empty()));
    Domain[] slots = domains.get(filling.owner());
    MutableSet<Term> seen = Sets.mutable.empty();
    for (int i = 0; i < filling.arguments().size(); i++) {
      if (filling.arguments().get(i) instanceof Variable variable && seen.add(variable)) {
        places.getIfAbsentPut(variable, Lists.mutable::empty).add(domain(slots, i));
      }
    }
  }

  private static Optional<String> name(Term term) {
    if (term instanceof Constant constant) {
      return Optional.of(constant.name());
    }
    return term instanceof Compound compound
        ? Optional.of("(" + compound.function().name())
        : Optional.empty();
  }
}
