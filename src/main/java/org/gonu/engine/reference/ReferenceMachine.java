package org.gonu.engine.reference;

import java.util.Arrays;
import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.check.ValidatedRules;
import org.gonu.datalog.Relation;
import org.gonu.datalog.TermTable;
import org.gonu.datalog.demand.Demand;
import org.gonu.gdl.GoalValue;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.machine.TermOrder;
import org.jspecify.annotations.Nullable;

/** The state machine that evaluates the rules directly, relation by relation. */
final class ReferenceMachine implements StateMachine {
  private final TermTable terms;
  private final RewritingDatabase database;
  private final ContractFaults faults;
  private final ImmutableList<Role> roles;

  /** The term number of each role, in role order. */
  private final int[] roleTerms;

  private final State initialState;
  private @Nullable State loaded;

  /** By term number: the term as a move. Cached, since most moves occur again. */
  private @Nullable Move[] moves = new Move[256];

  ReferenceMachine(ValidatedRules rules) {
    this(rules, ReferenceLimits.ROWS_OF_WHOLE_RELATIONS, Demand.MIN_INSTANCES);
  }

  /**
   * A machine that rewrites rules.
   *
   * @param rows rows that rules may read in one state before they are rewritten; 0 for at once
   * @param minInstances which relations count as large then, see {@link Demand#exact}
   */
  ReferenceMachine(ValidatedRules rules, int rows, double minInstances) {
    this.terms = new TermTable(new TermOrder(rules.rules()));
    this.database = new RewritingDatabase(rules, terms, rows, minInstances);
    this.faults = new ContractFaults(rules);
    this.roleTerms = column(database.query(Keyword.ROLE.predicate()), 0);
    if (roleTerms.length == 0) {
      throw faults.noRoles();
    }
    MutableList<Role> named = Lists.mutable.empty();
    for (int i = 0; i < roleTerms.length; i++) {
      named.add(new Role(i, terms.term(roleTerms[i]).toString()));
    }
    this.roles = named.toImmutable();
    this.initialState = state(Keyword.INIT);
  }

  /** The state that {@code init} or {@code next} makes. */
  private State state(Keyword made) {
    Relation facts = database.query(made.predicate());
    if (facts.size() > ReferenceLimits.FACTS) {
      throw faults.tooMany(made, "a state has", ReferenceLimits.FACTS, "facts");
    }
    return new ReferenceState(column(facts, 0));
  }

  private static int[] column(Relation relation, int column) {
    int[] values = new int[relation.size()];
    for (int row = 0; row < values.length; row++) {
      values[row] = relation.get(row, column);
    }
    return values;
  }

  @Override
  public ImmutableList<Role> roles() {
    return roles;
  }

  @Override
  public State initialState() {
    return initialState;
  }

  @Override
  public State stateOf(Iterable<? extends Term> facts) {
    IntArrayList numbers = new IntArrayList();
    facts.forEach(fact -> numbers.add(terms.intern(fact)));
    return new ReferenceState(numbers.distinct().toArray());
  }

  @Override
  public ImmutableList<Term> facts(State state) {
    return inOrder(((ReferenceState) state).facts().clone());
  }

  /** Terms in canonical order; sorts the array. */
  private ImmutableList<Term> inOrder(int[] numbers) {
    terms.sort(numbers);
    Term[] sorted = new Term[numbers.length];
    Arrays.setAll(sorted, i -> terms.term(numbers[i]));
    return Lists.immutable.with(sorted);
  }

  private void load(State state) {
    if (loaded != state) {
      loaded = null;
      database.loadState(((ReferenceState) state).facts());
      loaded = state;
    }
  }

  @Override
  public boolean isTerminal(State state) {
    load(state);
    return database.query(Keyword.TERMINAL.predicate()).size() > 0;
  }

  @Override
  public ImmutableList<Move> legalMoves(State state, Role role) {
    load(state);
    int[] found = valuesFor(Keyword.LEGAL, role);
    if (found.length == 0 && !isTerminal(state)) {
      throw faults.noLegalMove(role, facts(state));
    }
    if (found.length > ReferenceLimits.LEGAL_MOVES) {
      String who = "role '" + role + "' has";
      throw faults.tooMany(Keyword.LEGAL, who, ReferenceLimits.LEGAL_MOVES, "legal moves");
    }
    terms.sort(found);
    Move[] sorted = new Move[found.length];
    for (int i = 0; i < sorted.length; i++) {
      sorted[i] = move(found[i]);
    }
    return Lists.immutable.with(sorted);
  }

  /** Second arguments of the rows that have the role as their first. */
  private int[] valuesFor(Keyword keyword, Role role) {
    Relation relation = database.query(keyword.predicate());
    int roleTerm = roleTerms[role.index()];
    IntArrayList values = new IntArrayList();
    for (int row = 0; row < relation.size(); row++) {
      if (relation.get(row, 0) == roleTerm) {
        values.add(relation.get(row, 1));
      }
    }
    return values.toArray();
  }

  private Move move(int term) {
    if (term >= moves.length) {
      moves = Arrays.copyOf(moves, Math.max(term + 1, 2 * moves.length));
    }
    Move known = moves[term];
    if (known == null) {
      known = new Move(terms.term(term));
      moves[term] = known;
    }
    return known;
  }

  @Override
  public State next(State state, ImmutableList<Move> jointMove) {
    if (jointMove.size() != roleTerms.length) {
      throw new IllegalArgumentException("a joint move has one move for each role: " + jointMove);
    }
    load(state);
    int[] numbers = new int[roleTerms.length];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = terms.intern(jointMove.get(i).term());
    }
    database.loadMoves(roleTerms, numbers);
    try {
      return state(Keyword.NEXT);
    } finally {
      database.unloadMoves();
    }
  }

  @Override
  public int goal(State state, Role role) {
    load(state);
    int[] found = valuesFor(Keyword.GOAL, role);
    if (found.length == 0 && role.isChance()) {
      // Chance plays for nothing, and many sheets leave its goal out.
      return 0;
    }
    if (found.length == 0) {
      throw faults.noGoal(role, facts(state));
    }
    Term value = terms.term(found[0]);
    OptionalInt points = GoalValue.of(value);
    if (found.length > 1 && (points.isEmpty() || !allAreWorth(points, found))) {
      throw faults.severalGoals(role, inOrder(found), facts(state));
    }
    return points.orElseThrow(() -> faults.badGoal(role, value, facts(state)));
  }

  private boolean allAreWorth(OptionalInt points, int[] values) {
    return Arrays.stream(values).allMatch(value -> GoalValue.of(terms.term(value)).equals(points));
  }
}
