package org.gonu.engine.reference;

import org.gonu.check.ValidatedRules;
import org.gonu.check.graph.Strata;
import org.gonu.datalog.Relation;
import org.gonu.datalog.TermTable;
import org.gonu.datalog.demand.Demand;
import org.gonu.gdl.Predicate;
import org.gonu.machine.BrokenContractException;
import org.jspecify.annotations.Nullable;

/**
 * The relations of a game in one state. They are computed as a whole as long as that is little
 * work. At the first state in which it is not, the rules are rewritten, so that large relations are
 * computed only where a rule asks for them. If that is no less work, relations are computed as a
 * whole again, with a limit that is ten times as high, and so on.
 */
final class RewritingDatabase {
  private static final int[] NONE = {};

  /** By this factor the limit is higher each time that neither way has kept it. */
  private static final int GROWTH = 10;

  private final ValidatedRules rules;
  private final TermTable terms;
  private final double minInstances;
  private final Database whole;

  /** Those of rewritten rules; null before these are made, and if no relation is large. */
  private @Nullable Database rewritten;

  private boolean isRewritten;

  /** The one in use. */
  private Database database;

  /** Rows that whole relations may read in one state. */
  private int rows;

  /** True if there is no other way, and no higher limit, than those in use. */
  private boolean isLast;

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
    this.rows = rows;
    this.isLast = rows >= ReferenceLimits.ROWS_LOOKED_AT;
    this.whole = new Database(rules.strata(), terms, rows);
    this.database = whole;
    if (rows == 0) {
      goOn();
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
    while (true) {
      try {
        return database.query(predicate);
      } catch (BrokenContractException tooMuch) {
        if (!goOn()) {
          throw tooMuch;
        }
      }
    }
  }

  /** Goes on the other way, or with a higher limit. Returns false if none is left. */
  private boolean goOn() {
    if (isLast) {
      return false;
    }
    Database other = rewritten();
    if (other == null) {
      isLast = true;
      use(whole, ReferenceLimits.ROWS_LOOKED_AT);
    } else if (database == whole) {
      isLast = rows == 0 || rows >= ReferenceLimits.ROWS_OF_LARGE_RELATIONS;
      use(other, isLast ? ReferenceLimits.ROWS_LOOKED_AT : rows);
    } else {
      rows *= GROWTH;
      use(whole, rows);
    }
    return true;
  }

  /** Uses one of the two from now on, in the present state. */
  private void use(Database chosen, int most) {
    database = chosen;
    database.allow(most);
    database.loadState(facts);
    if (roles.length > 0) {
      database.loadMoves(roles, moves);
    }
  }

  /** The relations of rewritten rules, which are made when they are first asked for. */
  private @Nullable Database rewritten() {
    if (!isRewritten) {
      isRewritten = true;
      Demand.exact(rules.rules(), minInstances)
          .map(demand -> Strata.of(demand.applyTo(rules.rules())))
          .ifPresent(strata -> rewritten = new Database(strata, terms, rows));
    }
    return rewritten;
  }
}
