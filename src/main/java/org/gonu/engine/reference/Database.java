package org.gonu.engine.reference;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.factory.primitive.IntSets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.IntList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.primitive.MutableIntSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.check.graph.Stratum;
import org.gonu.check.graph.Traversal;
import org.gonu.check.graph.Use;
import org.gonu.datalog.Relation;
import org.gonu.datalog.StratumEvaluator;
import org.gonu.datalog.TermTable;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.machine.BrokenContractException;
import org.jspecify.annotations.Nullable;

/**
 * All relations of a game in one state and, if loaded, for one joint move. A relation is computed
 * when it is first asked for. It stays valid until what it depends on changes: the state or the
 * moves, or never.
 */
final class Database {
  /** What the rules of a stratum depend on, directly or not. */
  private enum Dependence {
    RULES,
    STATE,
    MOVES
  }

  private static final int[] NONE = {};

  /** Stands for the state of relations that are the same in all states. */
  private static final long ALL_STATES = 1;

  private static final IntList NO_STRATA = IntLists.immutable.empty();

  private final TermTable terms;
  private final Effort effort;
  private final MutableMap<Predicate, Relation> relations = Maps.mutable.empty();

  /** The strata with rules for a predicate, in order; more than one only in odd sheets. */
  private final MutableMap<Predicate, MutableIntList> strataOf = Maps.mutable.empty();

  private final ImmutableList<Stratum> strata;
  private final @Nullable StratumEvaluator[] evaluators;
  private final Dependence[] dependences;

  /** By stratum: the strata whose relations its rules read directly. */
  private final MutableList<int[]> readBy = Lists.mutable.empty();

  /** By stratum: the strata to evaluate for it, in order, itself last; computed on demand. */
  private final MutableList<int[]> prerequisites = Lists.mutable.empty();

  /** By stratum: the state or joint move that its relations were computed for. */
  private final long[] computedFor;

  /** By stratum: the fault of the last evaluation, and the state or joint move it was made for. */
  private final @Nullable Fault[] faults;

  private final Relation trueFacts;
  private final Relation doneMoves;

  /** Number of the loaded state and of the loaded moves, from 1. */
  private long stateNumber = 1;

  private long movesNumber = 1;

  /** Rules that broke down. Another attempt would take as long and end in the same way. */
  private record Fault(long number, BrokenContractException exception) {}

  /**
   * Relations by rules.
   *
   * @param strata rules, each stratum after all that it depends on
   * @param rows rows that rules may read in one state
   */
  Database(ImmutableList<Stratum> strata, TermTable terms, int rows) {
    this.strata = strata;
    this.terms = terms;
    this.effort = new Effort(rows);
    this.evaluators = new StratumEvaluator[strata.size()];
    this.dependences = new Dependence[strata.size()];
    this.computedFor = new long[strata.size()];
    this.faults = new Fault[strata.size()];
    this.trueFacts = relation(Keyword.TRUE.predicate());
    this.doneMoves = relation(Keyword.DOES.predicate());
    strata.forEachWithIndex(this::add);
    settleDependences();
  }

  /** Sets the rows that rules may read in one state, the loaded one excepted. */
  void allow(int rows) {
    effort.allow(rows);
  }

  private void add(Stratum stratum, int number) {
    Dependence dependence = Dependence.RULES;
    MutableIntSet earlier = IntSets.mutable.empty();
    for (Rule rule : stratum.rules()) {
      for (Use use : Traversal.uses(rule)) {
        Predicate used = use.target();
        if (used.is(Keyword.DOES)) {
          dependence = Dependence.MOVES;
        } else if (used.is(Keyword.TRUE) && dependence == Dependence.RULES) {
          dependence = Dependence.STATE;
        }
        earlier.addAll(strataOf(used));
      }
    }
    for (Predicate own : stratum.predicates()) {
      MutableIntList all = strataOf.getIfAbsentPut(own, () -> new IntArrayList(1));
      // A predicate with rules in earlier strata too adds to the rows that they gave.
      earlier.addAll(all);
      all.add(number);
    }
    dependences[number] = dependence;
    readBy.add(earlier.isEmpty() ? NONE : earlier.toSortedArray());
    prerequisites.add(NONE);
  }

  /** The strata with rules for a predicate, in order. */
  private IntList strataOf(Predicate predicate) {
    IntList known = strataOf.get(predicate);
    return known == null ? NO_STRATA : known;
  }

  /** The evaluator of a stratum, made when it is needed: of many rules, only some are. */
  private StratumEvaluator evaluator(int number) {
    StratumEvaluator known = evaluators[number];
    if (known != null) {
      return known;
    }
    Stratum stratum = strata.get(number);
    ImmutableSet<Predicate> begun =
        stratum.predicates().select(predicate -> strataOf(predicate).getFirst() < number);
    StratumEvaluator made = new StratumEvaluator(stratum, begun, terms, this::relation, effort);
    evaluators[number] = made;
    return made;
  }

  /**
   * Propagates dependences to the strata that read a relation. All strata of one predicate get the
   * same dependence, since they share a relation, which is cleared as a whole.
   */
  private void settleDependences() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int stratum = 0; stratum < dependences.length; stratum++) {
        for (int earlier : readBy.get(stratum)) {
          changed |= raise(stratum, dependences[earlier]);
        }
      }
      for (IntList shared : strataOf) {
        for (int i = 1; i < shared.size(); i++) {
          changed |= raise(shared.get(i), dependences[shared.getFirst()]);
          changed |= raise(shared.getFirst(), dependences[shared.get(i)]);
        }
      }
    }
  }

  private boolean raise(int stratum, Dependence least) {
    boolean higher = least.compareTo(dependences[stratum]) > 0;
    if (higher) {
      dependences[stratum] = least;
    }
    return higher;
  }

  private Relation relation(Predicate predicate) {
    return relations.getIfAbsentPut(predicate, () -> new Relation(predicate, terms));
  }

  /**
   * Replaces the state. No moves are loaded then.
   *
   * @param facts term numbers of the facts that hold, each once
   */
  void loadState(int[] facts) {
    effort.reset();
    trueFacts.clear();
    int[] row = new int[1];
    for (int fact : facts) {
      row[0] = fact;
      trueFacts.add(row);
    }
    trueFacts.publish();
    stateNumber++;
    unloadMoves();
  }

  /**
   * Replaces the joint move.
   *
   * @param roles term numbers of the roles
   * @param moves term numbers of their moves, in the same order
   */
  void loadMoves(int[] roles, int[] moves) {
    effort.reset();
    doneMoves.clear();
    int[] row = new int[2];
    for (int i = 0; i < roles.length; i++) {
      row[0] = roles[i];
      row[1] = moves[i];
      doneMoves.add(row);
    }
    doneMoves.publish();
    movesNumber++;
  }

  /** Removes the joint move. */
  void unloadMoves() {
    doneMoves.clear();
    movesNumber++;
  }

  /** The relations that rules make and that depend on neither state nor moves. */
  ImmutableList<Predicate> staticPredicates() {
    return strataOf
        .keysView()
        .select(
            predicate ->
                strataOf(predicate).allSatisfy(stratum -> dependences[stratum] == Dependence.RULES))
        .toSortedListBy(Predicate::toString)
        .toImmutable();
  }

  /** A relation for the loaded state and moves; empty if it has no rules. */
  Relation query(Predicate predicate) {
    IntList own = strataOf(predicate);
    for (int i = 0; i < own.size(); i++) {
      int last = own.get(i);
      if (dependences[last] == Dependence.RULES) {
        computeOnce(last);
      } else {
        for (int stratum : prerequisites(last)) {
          bringUpToDate(stratum);
        }
      }
    }
    return relation(predicate);
  }

  /**
   * Computes a stratum that depends on neither state nor moves, after all that it reads and that is
   * not computed yet. There can be hundreds of thousands, each asked for, so that a list of what
   * each needs would be too long.
   */
  private void computeOnce(int last) {
    if (computedFor[last] == ALL_STATES) {
      return;
    }
    MutableIntSet needed = IntSets.mutable.with(last);
    IntArrayList open = IntArrayList.newListWith(last);
    while (open.notEmpty()) {
      for (int earlier : readBy.get(open.removeAtIndex(open.size() - 1))) {
        if (computedFor[earlier] != ALL_STATES && needed.add(earlier)) {
          open.add(earlier);
        }
      }
    }
    for (int stratum : needed.toSortedArray()) {
      bringUpToDate(stratum);
    }
  }

  private void bringUpToDate(int stratum) {
    long wanted =
        switch (dependences[stratum]) {
          case RULES -> ALL_STATES;
          case STATE -> stateNumber;
          case MOVES -> movesNumber;
        };
    if (computedFor[stratum] != wanted) {
      // Marked when done: an evaluation that is aborted leaves nothing that counts as computed.
      computedFor[stratum] = 0;
      evaluate(stratum, wanted);
      computedFor[stratum] = wanted;
    }
  }

  private void evaluate(int stratum, long wanted) {
    if (dependences[stratum] == Dependence.RULES
        && strata.get(stratum).rules().allSatisfy(this::lacksRows)) {
      return;
    }
    Fault known = faults[stratum];
    if (known != null && known.number == wanted) {
      throw known.exception;
    }
    effort.begin(dependences[stratum] == Dependence.RULES);
    try {
      evaluator(stratum).evaluate();
    } catch (BrokenContractException fault) {
      faults[stratum] = new Fault(wanted, fault);
      throw fault;
    }
  }

  /**
   * Whether a rule reads a relation without rows, so that it gives none. To find this out is much
   * cheaper than a plan, and large sheets have many such rules.
   */
  private boolean lacksRows(Rule rule) {
    return rule.body().anySatisfy(literal -> literal instanceof Atom atom && isEmpty(atom));
  }

  private boolean isEmpty(Atom atom) {
    Relation known = relations.get(atom.predicate());
    return known == null || known.size() == 0;
  }

  private int[] prerequisites(int stratum) {
    if (prerequisites.get(stratum).length == 0) {
      boolean[] needed = new boolean[stratum + 1];
      needed[stratum] = true;
      for (int i = stratum; i >= 0; i--) {
        if (needed[i]) {
          for (int earlier : readBy.get(i)) {
            needed[earlier] = true;
          }
        }
      }
      MutableList<Integer> order = Lists.mutable.empty();
      for (int i = 0; i <= stratum; i++) {
        if (needed[i]) {
          order.add(i);
        }
      }
      prerequisites.set(stratum, order.collectInt(Integer::intValue).toArray());
    }
    return prerequisites.get(stratum);
  }
}
