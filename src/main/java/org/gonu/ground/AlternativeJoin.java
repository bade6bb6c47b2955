package org.gonu.ground;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.collections.api.bag.ImmutableBag;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.datalog.rule.InstanceEstimate;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

/**
 * Makes one rule of large rules that differ in one atom, as the alternatives of a disjunction do.
 * The atoms become the rules of a relation of its own, so that what the rules have in common is
 * grounded once (folding: Tamaki and Sato, Unfold/fold transformation of logic programs, 1984).
 */
final class AlternativeJoin {
  /** Rules with fewer instances are left as they are. */
  private static final double MIN_INSTANCES = 2_000;

  /** The factor by which instances have to become fewer, at least. */
  private static final double MIN_GAIN = 1.5;

  private final PartMaker parts;
  private final InstanceEstimate estimate;
  private final SetIterable<Predicate> recursive;
  private final Stopwatch stopwatch;

  /**
   * A maker of joined rules.
   *
   * @param recursive relations that depend on themselves; their rules stay as they are
   */
  AlternativeJoin(
      PartMaker parts,
      InstanceEstimate estimate,
      SetIterable<Predicate> recursive,
      Stopwatch stopwatch) {
    this.parts = parts;
    this.estimate = estimate;
    this.recursive = recursive;
    this.stopwatch = stopwatch;
  }

  /** What rules have in common that are the same but for one atom. */
  private record Shape(Atom head, int literals) {
    // Written out, since those of the record cost many times as much before they are compiled.
    @Override
    public boolean equals(Object other) {
      return other instanceof Shape shape && head.equals(shape.head) && literals == shape.literals;
    }

    @Override
    public int hashCode() {
      return 31 * head.hashCode() + literals;
    }

    static Shape of(Conjunction rule) {
      return new Shape(rule.head(), rule.body().distinct().size());
    }
  }

  /** What is left of a rule without one atom. */
  private record Rest(Atom head, ImmutableSet<Literal> body, ImmutableSet<Atom> guards) {
    // Written out, since those of the record cost many times as much before they are compiled.
    @Override
    public boolean equals(Object other) {
      return other instanceof Rest rest
          && head.equals(rest.head)
          && body.equals(rest.body)
          && guards.equals(rest.guards);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * head.hashCode() + body.hashCode()) + guards.hashCode();
    }
  }

  /** A rule and the atom that is taken out of it. */
  private record Way(Conjunction rule, Atom own, double instances) {
    Rest rest() {
      return new Rest(
          rule.head(),
          rule.body().reject(own::equals).toImmutableSet(),
          rule.guards().toImmutableSet());
    }

    /** The variables that the atom shares with the rest of its rule. */
    MutableSet<Variable> shared() {
      MutableSet<Variable> others =
          Conjunction.variables(rule.body().reject(own::equals))
              .withAll(Variables.of(rule.head()))
              .withAll(Conjunction.variables(rule.guards()));
      return Variables.of(own).toSet().select(others::contains);
    }
  }

  /** The rules, joined as far as that pays; the same list if none is. */
  ImmutableList<Conjunction> join(ImmutableList<Conjunction> rules) {
    MutableMap<Conjunction, ImmutableList<Conjunction>> joined = Maps.mutable.empty();
    for (MutableList<Way> ways : byRest(rules).values()) {
      MutableList<Way> left = ways.reject(way -> joined.containsKey(way.rule()));
      joined(left)
          .ifPresent(
              made -> {
                left.each(way -> joined.put(way.rule(), Lists.immutable.empty()));
                joined.put(left.getFirst().rule(), made);
              });
    }
    return joined.isEmpty()
        ? rules
        : join(rules.flatCollect(rule -> joined.getIfAbsent(rule, () -> Lists.immutable.of(rule))));
  }

  /** The large rules, once for each atom that can be taken out, in the order of the rules. */
  private Map<Rest, MutableList<Way>> byRest(ImmutableList<Conjunction> rules) {
    ImmutableList<Conjunction> large =
        rules
            .distinct()
            .select(rule -> estimate.of(rule.conditions()) >= MIN_INSTANCES)
            .reject(rule -> recursive.contains(rule.head().predicate()));
    ImmutableBag<Shape> shapes = large.collect(Shape::of).toBag().toImmutable();
    Map<Rest, MutableList<Way>> ways = new LinkedHashMap<>();
    for (Conjunction rule : large) {
      stopwatch.step();
      // The rests of a long rule are long: they are made only if another rule can have one, too.
      if (shapes.occurrencesOf(Shape.of(rule)) > 1) {
        double instances = estimate.of(rule.conditions());
        rule.body()
            .selectInstancesOf(Atom.class)
            .select(this::canBeTakenOut)
            .collect(atom -> new Way(rule, atom, instances))
            .each(way -> ways.computeIfAbsent(way.rest(), r -> Lists.mutable.empty()).add(way));
      }
    }
    return ways;
  }

  /** True if an atom depends on the state, and names no move: a role makes one of these. */
  private boolean canBeTakenOut(Atom atom) {
    return parts.isDynamic(atom) && !atom.is(Keyword.DOES);
  }

  /**
   * The rules that take the place of some others; empty if that does not pay.
   *
   * @param ways rules that have the same rest
   */
  private Optional<ImmutableList<Conjunction>> joined(MutableList<Way> ways) {
    if (ways.size() < 2) {
      return Optional.empty();
    }
    Way first = ways.getFirst();
    MutableSet<Variable> shared = first.shared();
    if (!ways.allSatisfy(way -> way.shared().equals(shared))) {
      return Optional.empty();
    }
    PartMaker.Part part = parts.part(first.rule(), Lists.immutable.of(first.own()), shared);
    ImmutableList<Conjunction> made =
        ways.collect(
                way ->
                    new Conjunction(
                        part.rule().head(), Lists.immutable.of(way.own()), part.rule().guards()))
            .toImmutable();
    made.each(estimate::define);
    ImmutableList<Conjunction> all =
        made.newWith(part.restOf(first.rule(), Lists.immutable.of(first.own())));
    double instances = all.sumOfDouble(rule -> estimate.of(rule.conditions()));
    return instances * MIN_GAIN <= ways.sumOfDouble(Way::instances)
        ? Optional.of(all)
        : Optional.empty();
  }
}
