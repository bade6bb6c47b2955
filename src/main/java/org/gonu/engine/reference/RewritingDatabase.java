package org.gonu.engine.reference;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.check.graph.Strata;
import org.gonu.check.graph.Stratum;
import org.gonu.datalog.Relation;
import org.gonu.datalog.TermTable;
import org.gonu.datalog.demand.Demand;
import org.gonu.gdl.Predicate;
import org.gonu.machine.BrokenContractException;

/**
 * The relations of a game in one state. They are computed as a whole as long as that is little
 * work. At the first state in which it is not, the rules are rewritten once for all, so that large
 * relations are computed only where a rule asks for them.
 */
final class RewritingDatabase {
  private static final int[] NONE = {};

  private final ValidatedRules rules;
  private final TermTable terms;
  private Database database;
  private final double minInstances;
  private boolean isWhole = true;
  private int[] facts = NONE;
  private int[] roles = NONE;
  private int[] moves = NONE;

  /**
   * Relations by rules.
   *
   * @param rows rows that rules may read in one state before they are rewritten; 0 for at once
   * @param minInstances which relations count as large then, see {@link Demand#exact}
   */
  RewritingDatabase(ValidatedRules rules, TermTable terms, int rows, double minInstances) {
    this.rules = rules;
    this.terms = terms;
    this.minInstances = minInstances;
    this.database = new Database(rules.strata(), terms, rows);
    if (rows == 0) {
      rewrite();
    }
  }

  /**
   * Replaces the state. No moves are loaded then.
   *
   * @param facts term numbers of the facts that hold, each once
   */
  void loadState(int[] facts) {
    this.facts = facts;
    database.loadState(facts);
    forgetMoves();
  }

  /**
   * Replaces the joint move.
   *
   * @param roles term numbers of the roles
   * @param moves term numbers of their moves, in the same order
   */
  void loadMoves(int[] roles, int[] moves) {
    this.roles = roles;
    this.moves = moves;
    database.loadMoves(roles, moves);
  }

  /** Removes the joint move. */
  void unloadMoves() {
    forgetMoves();
    database.unloadMoves();
  }

  private void forgetMoves() {
    roles = NONE;
    moves = NONE;
  }

  /**
   * A relation for the loaded state and moves; empty if it has no rules.
   *
   * @param predicate one that the outputs of a game are made of
   */
  Relation query(Predicate predicate) {
    try {
      return database.query(predicate);
    } catch (BrokenContractException tooMuch) {
      if (!isWhole) {
        throw tooMuch;
      }
      rewrite();
      return database.query(predicate);
    }
  }

  private void rewrite() {
    isWhole = false;
    ImmutableList<Stratum> strata =
        Demand.exact(rules.rules(), minInstances)
            .map(demand -> Strata.of(demand.applyTo(rules.rules())))
            .orElseGet(rules::strata);
    database = new Database(strata, terms, ReferenceLimits.ROWS_LOOKED_AT);
    database.loadState(facts);
    if (roles.length > 0) {
      database.loadMoves(roles, moves);
    }
  }
}
