package org.gonu.check.graph;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
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
 * For each argument of relations, facts and moves the names that can stand there, found by data
 * flow from bodies to heads. The result is an upper bound, since findings rest on it: there may be
 * fewer names in play, never more. What takes too long to find is left open.
 *
 * <p>Comes of rules that were read but not checked. Facts of {@code true}, {@code init} and {@code
 * next} share their arguments, and so do moves of {@code legal} and {@code does}. Compounds in
 * arguments are only distinguished by their names. {@code datalog.rule.ArgumentDomains} has whole
 * terms, for estimates; {@code gdl.index.SlotDomains} comes of text, for editors.
 */
public final class ArgumentNames {
  /** Maximum number of flows processed in all rounds together; large sheets get fewer rounds. */
  private static final int MAX_WORK = 1_000_000;

  /** Maximum number of rounds. If they do not suffice, all arguments are left open. */
  private static final int MAX_ROUNDS = 50;

  /** What may be in a slot: some names, or anything. */
  private static final class Names {
    private static final Names ANYTHING = new Names(true);

    private final MutableSet<String> all = Sets.mutable.withInitialCapacity(1);
    private boolean open;

    Names() {
      this(false);
    }

    private Names(boolean open) {
      this.open = open;
    }

    Names smaller(Names other) {
      boolean otherIsSmaller = !other.open && (open || other.all.size() < all.size());
      return otherIsSmaller ? other : this;
    }

    boolean addAll(Names other) {
      boolean opens = other.open && !open;
      open |= other.open;
      return all.addAll(other.all) || opens;
    }
  }

  /** Whose arguments have slots. Facts and moves are told from relations of the same name. */
  private enum Kind {
    RELATION,
    FACT,
    MOVE;

    static Kind of(Atom atom) {
      if (atom.is(Keyword.TRUE) || atom.is(Keyword.INIT) || atom.is(Keyword.NEXT)) {
        return FACT;
      }
      return atom.is(Keyword.LEGAL) || atom.is(Keyword.DOES) ? MOVE : RELATION;
    }
  }

  /** The arguments of an atom that fill slots: those of a relation, or those of a fact or move. */
  private record Filling(Kind kind, Predicate owner, ImmutableList<Term> arguments) {
    /** Of a variable or constant in place of a fact or move. */
    private static final Filling NONE =
        new Filling(Kind.RELATION, new Predicate("", 0), Lists.immutable.empty());

    static Optional<Filling> of(Atom atom) {
      Kind kind = Kind.of(atom);
      if (kind == Kind.RELATION) {
        return Optional.of(new Filling(kind, atom.predicate(), atom.arguments()));
      }
      return atom.arguments().getLast() instanceof Compound compound
          ? Optional.of(new Filling(kind, compound.symbol(), compound.arguments()))
          : Optional.empty();
    }
  }

  /** A variable, which has in the head what it can have at all of its places in the body. */
  private record Flow(Names head, ImmutableList<Names> body) {
    // Written out, since those of the record are slow before they are compiled.
    @Override
    public boolean equals(Object other) {
      return other instanceof Flow flow && head == flow.head && body.equals(flow.body);
    }

    @Override
    public int hashCode() {
      return 31 * head.hashCode() + body.hashCode();
    }

    /** Adds the fewest names of a place in the body to the head. Returns true if any was new. */
    boolean run() {
      Names fewest = Names.ANYTHING;
      for (Names names : body) {
        fewest = fewest.smaller(names);
      }
      return head.addAll(fewest);
    }
  }

  /** By relation, fact or move that has a head the names of its arguments. */
  private final MutableMap<Kind, MutableMap<Predicate, Names[]>> found = Maps.mutable.empty();

  /** Computes the names of a sheet. */
  public ArgumentNames(ImmutableList<Rule> rules) {
    rules.each(rule -> Filling.of(rule.head()).ifPresent(this::add));
    // Thousands of rules of a generated sheet may do the same.
    ImmutableSet<Flow> flows = rules.flatCollect(this::flows).toImmutableSet();
    int rounds = Math.min(MAX_ROUNDS, MAX_WORK / Math.max(1, flows.size()));
    boolean changed = true;
    for (int round = 0; changed && round < rounds; round++) {
      changed = flows.count(Flow::run) > 0;
    }
    if (changed) {
      found.forEachValue(ofKind -> ofKind.forEachValue(ArgumentNames::open));
    }
  }

  /**
   * Creates the slots of a head, to distinguish arguments without a name from undefined relations.
   */
  private void add(Filling head) {
    Names[] slots =
        ofKind(head.kind()).getIfAbsentPut(head.owner(), () -> new Names[head.arguments().size()]);
    for (int i = 0; i < slots.length; i++) {
      slots[i] = slots[i] == null ? new Names() : slots[i];
    }
  }

  private Names @Nullable [] slots(Filling filling) {
    return ofKind(filling.kind()).get(filling.owner());
  }

  private MutableMap<Predicate, Names[]> ofKind(Kind kind) {
    return found.getIfAbsentPut(kind, Maps.mutable::empty);
  }

  private static void open(Names[] slots) {
    for (Names names : slots) {
      names.open = true;
    }
  }

  /** What can be in a slot; anything if nothing has a head for it. */
  private static Names names(Names @Nullable [] slots, int index) {
    return slots == null ? Names.ANYTHING : slots[index];
  }

  /** The first argument of a fact or move whose name cannot stand there; empty if there is none. */
  public Optional<Term> impossibleArgument(Atom atom) {
    Filling filling = Filling.of(atom).orElse(Filling.NONE);
    Names[] slots = slots(filling);
    for (int i = 0; i < filling.arguments().size(); i++) {
      Names names = names(slots, i);
      Term argument = filling.arguments().get(i);
      boolean known = !names.open && names.all.notEmpty();
      if (known && name(argument).filter(name -> !names.all.contains(name)).isPresent()) {
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
            names(slots(filling.get()), index)
                .all
                .reject(name -> name.matches("\\(.*|[0-9]*"))
                .toSortedList());
  }

  /** What a rule gives to the arguments of its head. Names of constants are given at once. */
  private ImmutableList<Flow> flows(Rule rule) {
    Filling head = Filling.of(rule.head()).orElse(Filling.NONE);
    if (head.arguments().isEmpty()) {
      return Lists.immutable.empty();
    }
    MutableList<Flow> flows = Lists.mutable.empty();
    MutableMap<Variable, MutableList<Names>> places = Maps.mutable.empty();
    if (head.arguments().anySatisfy(Variable.class::isInstance)) {
      rule.body().selectInstancesOf(Atom.class).each(atom -> addPlaces(atom, places));
    }
    Names[] slots = slots(head);
    for (int i = 0; i < head.arguments().size(); i++) {
      Names names = names(slots, i);
      if (head.arguments().get(i) instanceof Variable variable) {
        flows.add(
            new Flow(
                names, places.getIfAbsentValue(variable, Lists.mutable.empty()).toImmutable()));
      } else {
        names.all.add(name(head.arguments().get(i)).orElse(""));
      }
    }
    return flows.toImmutable();
  }

  /** Adds the names at the first places of the variables of an atom. */
  private void addPlaces(Atom atom, MutableMap<Variable, MutableList<Names>> places) {
    Filling filling = Filling.of(atom).orElse(Filling.NONE);
    Names[] slots = slots(filling);
    MutableSet<Term> seen = Sets.mutable.empty();
    for (int i = 0; i < filling.arguments().size(); i++) {
      if (filling.arguments().get(i) instanceof Variable variable && seen.add(variable)) {
        places.getIfAbsentPut(variable, Lists.mutable::empty).add(names(slots, i));
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
