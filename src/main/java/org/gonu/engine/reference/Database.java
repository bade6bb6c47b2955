package org.gonu.engine.reference;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.check.ValidatedRules;
import org.gonu.check.graph.Stratum;
import org.gonu.datalog.Relation;
import org.gonu.datalog.StratumEvaluator;
import org.gonu.datalog.TermTable;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;

/**
 * All relations of a game for one state and, if they are given, the moves made in it. A relation is
 * computed when it is asked for and kept until what it depends on changes: the rules alone, the
 * state, or the moves.
 */
final class Database {
  /** What the rules of a stratum look at, directly or not. */
  private enum Dependence {
    RULES,
    STATE,
    MOVES
  }

  private final TermTable terms;
  private final Effort effort = new Effort();
  private final MutableMap<Predicate, Relation> relations = Maps.mutable.empty();

  /** The strata with rules for a predicate, in order; more than one only in odd sheets. */
  private final MutableMap<Predicate, MutableList<Integer>> strataOf = Maps.mutable.empty();

  private final StratumEvaluator[] evaluators;
  private final Dependence[] dependences;

  /** By stratum: the strata that its rules look at directly. */
  private final MutableList<int[]> lookedAt = Lists.mutable.empty();

  /** By stratum: the strata to bring up to date before it and itself, in order; made when asked. */
  private final MutableList<int[]> cones = Lists.mutable.empty();

  /** By stratum: the state or joint move that its relations were computed for. */
  private final long[] computedFor;

  private final Relation trueFacts;
  private final Relation doneMoves;

  /** Counts states loaded, from 1; moves loaded likewise. */
  private long stateNumber = 1;

  private long movesNumber = 1;

  Database(ValidatedRules rules, TermTable terms) {
    this.terms = terms;
    ImmutableList<Stratum> strata = rules.strata();
    this.evaluators = new StratumEvaluator[strata.size()];
    this.dependences = new Dependence[strata.size()];
    this.computedFor = new long[strata.size()];
    this.trueFacts = relation(Keyword.TRUE.predicate());
    this.doneMoves = relation(Keyword.DOES.predicate());
    strata.forEachWithIndex(this::add);
    settleDependences();
  }

  private void add(Stratum stratum, int number) {
    MutableList<Predicate> used = Lists.mutable.empty();
    stratum.rules().each(rule -> rule.body().each(literal -> collect(literal, used)));
    Dependence dependence = Dependence.RULES;
    if (used.contains(Keyword.DOES.predicate())) {
      dependence = Dependence.MOVES;
    } else if (used.contains(Keyword.TRUE.predicate())) {
      dependence = Dependence.STATE;
    }
    MutableSet<Integer> earlier = Sets.mutable.empty();
    // A predicate that has rules in earlier strata too goes on where they ended.
    used.addAllIterable(stratum.predicates());
    used.each(predicate -> earlier.addAllIterable(strataOf(predicate)));
    ImmutableSet<Predicate> begun = stratum.predicates().reject(p -> strataOf(p).isEmpty());
    stratum.predicates().each(predicate -> strataOf(predicate).add(number));
    dependences[number] = dependence;
    lookedAt.add(earlier.collectInt(Integer::intValue).toSortedArray());
    cones.add(new int[0]);
    evaluators[number] = new StratumEvaluator(stratum, begun, terms, this::relation, effort);
  }

  private MutableList<Integer> strataOf(Predicate predicate) {
    return strataOf.getIfAbsentPut(predicate, Lists.mutable::empty);
  }

  /**
   * Hands dependences on to the strata that look, and makes those of all strata of one predicate
   * the same, since they share a relation that is emptied as a whole.
   */
  private void settleDependences() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int stratum = 0; stratum < dependences.length; stratum++) {
        for (int earlier : lookedAt.get(stratum)) {
          changed |= raise(stratum, dependences[earlier]);
        }
      }
      for (MutableList<Integer> shared : strataOf) {
        for (int stratum : shared) {
          changed |= raise(stratum, dependences[shared.getFirst()]);
          changed |= raise(shared.getFirst(), dependences[stratum]);
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

  private static void collect(Literal literal, MutableList<Predicate> into) {
    if (literal instanceof Atom atom) {
      into.add(atom.predicate());
    } else if (literal instanceof Literal.Not not) {
      collect(not.operand(), into);
    } else if (literal instanceof Literal.Or or) {
      or.operands().each(operand -> collect(operand, into));
    } else if (literal instanceof Literal.And and) {
      and.operands().each(operand -> collect(operand, into));
    }
  }

  private Relation relation(Predicate predicate) {
    return relations.getIfAbsentPut(predicate, () -> new Relation(predicate, terms));
  }

  /**
   * Puts a state in place of the one before, no moves made.
   *
   * @param facts numbers of the terms that are true, each once
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
   * Puts a joint move in place of the one before.
   *
   * @param roles numbers of the roles' terms
   * @param moves numbers of their moves' terms
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

  /** Takes the joint move away. */
  void unloadMoves() {
    doneMoves.clear();
    movesNumber++;
  }

  /** A relation for the state and moves loaded; empty if there are no rules for it. */
  Relation query(Predicate predicate) {
    for (int last : strataOf(predicate)) {
      for (int stratum : cone(last)) {
        bringUpToDate(stratum);
      }
    }
    return relation(predicate);
  }

  private void bringUpToDate(int stratum) {
    long wanted =
        switch (dependences[stratum]) {
          case RULES -> 1;
          case STATE -> stateNumber;
          case MOVES -> movesNumber;
        };
    if (computedFor[stratum] != wanted) {
      // Marked only when done: an evaluation that breaks off leaves nothing half computed behind.
      computedFor[stratum] = 0;
      evaluators[stratum].evaluate();
      computedFor[stratum] = wanted;
    }
  }

  private int[] cone(int stratum) {
    if (cones.get(stratum).length == 0) {
      boolean[] needed = new boolean[stratum + 1];
      needed[stratum] = true;
      for (int i = stratum; i >= 0; i--) {
        if (needed[i]) {
          for (int earlier : lookedAt.get(i)) {
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
      cones.set(stratum, order.collectInt(Integer::intValue).toArray());
    }
    return cones.get(stratum);
  }
}
