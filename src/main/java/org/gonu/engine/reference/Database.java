package org.gonu.engine.reference;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.gonu.check.Stratum;
import org.gonu.check.ValidatedRules;
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
  private final MutableMap<Predicate, Relation> relations = Maps.mutable.empty();
  private final MutableObjectIntMap<Predicate> stratumOf = ObjectIntMaps.mutable.empty();
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
  }

  private void add(Stratum stratum, int number) {
    stratum.predicates().each(predicate -> stratumOf.put(predicate, number));
    MutableList<Predicate> used = Lists.mutable.empty();
    stratum.rules().each(rule -> rule.body().each(literal -> collect(literal, used)));
    Dependence dependence = Dependence.RULES;
    MutableList<Integer> earlier = Lists.mutable.empty();
    for (Predicate predicate : used.distinct()) {
      Dependence own = Dependence.RULES;
      if (predicate.is(Keyword.TRUE)) {
        own = Dependence.STATE;
      } else if (predicate.is(Keyword.DOES)) {
        own = Dependence.MOVES;
      } else if (stratumOf.containsKey(predicate) && stratumOf.get(predicate) != number) {
        own = dependences[stratumOf.get(predicate)];
        earlier.add(stratumOf.get(predicate));
      }
      dependence = own.compareTo(dependence) > 0 ? own : dependence;
    }
    dependences[number] = dependence;
    lookedAt.add(earlier.distinct().collectInt(Integer::intValue).toArray());
    cones.add(new int[0]);
    evaluators[number] = new StratumEvaluator(stratum, terms, this::relation);
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
    if (stratumOf.containsKey(predicate)) {
      int[] cone = cone(stratumOf.get(predicate));
      for (int stratum : cone) {
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
