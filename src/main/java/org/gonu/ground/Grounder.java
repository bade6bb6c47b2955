package org.gonu.ground;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.check.ValidatedRules;
import org.gonu.datalog.Relation;
import org.gonu.datalog.RuleInstances;
import org.gonu.datalog.demand.Demand;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.GoalValue;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.text.SourceText;

/** Grounds rules: computes the atoms that can ever hold and the rule instances over them. */
public final class Grounder {
  /** Estimated rule instances from which on a relation counts as large. */
  public static final double LARGE_RELATION = Demand.MIN_INSTANCES;

  private final GroundingLimits limits;
  private final SourceText source;
  private final ImmutableSet<Predicate> dynamic;
  private final ImmutableList<Conjunction> conjunctions;
  private final RelaxedModel model;

  /** By dynamic predicate the number of the atom of its first row. */
  private final MutableObjectIntMap<Predicate> firstAtom = ObjectIntMaps.mutable.empty();

  private int atoms;

  /** Terms of the roles in role order. */
  private final int[] roleTerms;

  private Grounder(ValidatedRules rules, Relaxation relaxation, GroundingLimits limits) {
    this.limits = limits;
    this.source = rules.sheet().source();
    this.conjunctions = relaxation.conjunctions();
    this.dynamic = relaxation.dynamic();
    this.model = relaxation.model();
    for (Predicate predicate : dynamic) {
      firstAtom.put(predicate, atoms);
      atoms += model.relation(predicate).size();
    }
    Relation roles = relation(Keyword.ROLE);
    this.roleTerms = new int[roles.size()];
    Arrays.setAll(roleTerms, role -> roles.get(role, 0));
  }

  /**
   * Grounds validated rules as they are.
   *
   * @throws GroundingAbandonedException if it grows too large or takes too long
   */
  public static GroundProgram ground(ValidatedRules rules, GroundingLimits limits) {
    return new Grounder(rules, Relaxation.whole(rules, limits), limits).program();
  }

  /**
   * Brings validated rules into parts that have few instances; empty if no rule can be brought into
   * such parts.
   *
   * @return what grounds the parts; it throws a {@link GroundingAbandonedException} if they grow
   *     too large or take too long
   * @throws GroundingAbandonedException if it takes too long to find the parts
   */
  public static Optional<Supplier<GroundProgram>> inParts(
      ValidatedRules rules, GroundingLimits limits) {
    return Relaxation.decomposed(rules, limits)
        .map(relaxation -> () -> new Grounder(rules, relaxation.get(), limits).program());
  }

  /**
   * Grounds validated rules in such parts, with only those atoms of large relations that somebody
   * asks for; empty if no relation is large.
   *
   * @param minInstances estimated rule instances from which on a relation counts as large
   * @throws GroundingAbandonedException if it grows too large or takes too long
   */
  public static Optional<GroundProgram> groundUnderDemand(
      ValidatedRules rules, GroundingLimits limits, double minInstances) {
    return Relaxation.underDemand(rules, limits, minInstances)
        .map(relaxation -> new Grounder(rules, relaxation, limits).program());
  }

  private Relation relation(Keyword keyword) {
    return model.relation(keyword.predicate());
  }

  private int atom(Keyword keyword, int row) {
    return firstAtom.getOrThrow(keyword.predicate()) + row;
  }

  private GroundProgram program() {
    return new GroundProgram(
        roles(),
        atoms,
        bases(),
        moves(),
        relation(Keyword.TERMINAL).size() > 0 ? atom(Keyword.TERMINAL, 0) : -1,
        goals(),
        instances());
  }

  private GroundBases bases() {
    int[] rows = baseRows();
    return new GroundBases(
        terms(Keyword.TRUE, 0, rows),
        Arrays.stream(rows).map(row -> atom(Keyword.TRUE, row)).toArray(),
        Arrays.stream(rows).map(this::nextAtom).toArray(),
        initially(rows));
  }

  private GroundMoves moves() {
    IntArrayList moves = new IntArrayList();
    int[] firstMove = new int[roleTerms.length + 1];
    for (int role = 0; role < roleTerms.length; role++) {
      moves.addAll(moveRows(roleTerms[role]));
      firstMove[role + 1] = moves.size();
    }
    int[] rows = moves.toArray();
    return new GroundMoves(
        terms(Keyword.DOES, 1, rows).collect(Move::new),
        firstMove,
        Arrays.stream(rows).map(row -> atom(Keyword.DOES, row)).toArray(),
        Arrays.stream(rows).map(this::legalAtom).toArray());
  }

  private ImmutableList<Role> roles() {
    MutableList<Role> roles = Lists.mutable.empty();
    for (int role = 0; role < roleTerms.length; role++) {
      roles.add(new Role(role, model.terms().term(roleTerms[role]).toString()));
    }
    return roles.toImmutable();
  }

  /** The rows of {@code true} in the canonical order of the facts. */
  private int[] baseRows() {
    Relation facts = relation(Keyword.TRUE);
    int[] terms = new int[facts.size()];
    Arrays.setAll(terms, row -> facts.get(row, 0));
    model.terms().sort(terms);
    return Arrays.stream(terms).map(term -> facts.find(new int[] {term})).toArray();
  }

  /** The rows of {@code does} for a role in the canonical order of its moves. */
  private int[] moveRows(int roleTerm) {
    Relation does = relation(Keyword.DOES);
    IntArrayList moves = new IntArrayList();
    for (int row = 0; row < does.size(); row++) {
      if (does.get(row, 0) == roleTerm) {
        moves.add(does.get(row, 1));
      }
    }
    int[] terms = moves.toArray();
    model.terms().sort(terms);
    return Arrays.stream(terms).map(term -> does.find(new int[] {roleTerm, term})).toArray();
  }

  private ImmutableList<Term> terms(Keyword keyword, int column, int[] rows) {
    MutableList<Term> terms = Lists.mutable.empty();
    for (int row : rows) {
      terms.add(model.terms().term(relation(keyword).get(row, column)));
    }
    return terms.toImmutable();
  }

  private int nextAtom(int baseRow) {
    int row = relation(Keyword.NEXT).find(new int[] {relation(Keyword.TRUE).get(baseRow, 0)});
    return row < 0 ? -1 : atom(Keyword.NEXT, row);
  }

  private int legalAtom(int doesRow) {
    Relation does = relation(Keyword.DOES);
    int[] columns = {does.get(doesRow, 0), does.get(doesRow, 1)};
    return atom(Keyword.LEGAL, relation(Keyword.LEGAL).find(columns));
  }

  private boolean[] initially(int[] bases) {
    boolean[] initially = new boolean[bases.length];
    for (int base = 0; base < bases.length; base++) {
      int[] term = {relation(Keyword.TRUE).get(bases[base], 0)};
      initially[base] = relation(Keyword.INIT).find(term) >= 0;
    }
    return initially;
  }

  private ImmutableList<GroundProgram.Goal> goals() {
    Relation goals = relation(Keyword.GOAL);
    MutableList<GroundProgram.Goal> found = Lists.mutable.empty();
    for (int row = 0; row < goals.size(); row++) {
      OptionalInt points = GoalValue.of(model.terms().term(goals.get(row, 1)));
      int role = roleOf(goals.get(row, 0));
      if (role >= 0) {
        found.add(new GroundProgram.Goal(role, points, atom(Keyword.GOAL, row)));
      }
    }
    return found.toImmutable();
  }

  private int roleOf(int term) {
    for (int role = 0; role < roleTerms.length; role++) {
      if (roleTerms[role] == term) {
        return role;
      }
    }
    return -1;
  }

  private GroundRules instances() {
    GroundRules.Collector collector = new GroundRules.Collector(limits);
    RuleInstances finder = model.instances();
    for (Conjunction rule : conjunctions) {
      ImmutableList<Literal> reported = rule.body().select(this::isDynamic);
      int[] firstLiterals = reported.collectInt(this::firstLiteralOf).toArray();
      int firstHead = firstAtom.getOrThrow(rule.head().predicate());
      try {
        finder.forEach(
            rule.head(),
            rule.conditions(),
            reported,
            (headRow, rows) -> {
              collector.begin(firstHead + headRow);
              addLiterals(firstLiterals, rows, collector);
            });
      } catch (GroundingAbandonedException tooMany) {
        throw tooMany.at(source, rule.head().span());
      }
    }
    return collector.sorted(atoms);
  }

  private boolean isDynamic(Literal literal) {
    return predicateOf(literal).filter(dynamic::contains).isPresent();
  }

  /** The literal of {@link GroundRules} for a condition in row 0; that in row r is 2 r more. */
  private int firstLiteralOf(Literal literal) {
    int atom = firstAtom.getOrThrow(predicateOf(literal).orElseThrow());
    return 2 * atom + (literal instanceof Literal.Not ? 1 : 0);
  }

  private static void addLiterals(
      int[] firstLiterals, int[] rows, GroundRules.Collector collector) {
    for (int i = 0; i < rows.length; i++) {
      // A negated atom that can never hold is no condition.
      if (rows[i] >= 0) {
        collector.add(firstLiterals[i] + 2 * rows[i]);
      }
    }
  }

  private static Optional<Predicate> predicateOf(Literal literal) {
    Literal positive = literal instanceof Literal.Not not ? not.operand() : literal;
    return positive instanceof Atom atom ? Optional.of(atom.predicate()) : Optional.empty();
  }
}
