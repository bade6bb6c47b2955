package org.gonu.engine.sat;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * A formula that is put together from conjunctions and disjunctions. Each of these gets a variable
 * of its own and the clauses that tie it to its parts.
 *
 * <p>Source: Tseitin, On the complexity of derivation in propositional calculus, 1968.
 */
public class Formula {
  private final SatSolver solver = new SatSolver();

  /** The solver that has the clauses. */
  public final SatSolver solver() {
    return solver;
  }

  /** Asks the solver, see {@link SatSolver#solve}. */
  public final SatSolver.Answer solve(BooleanSupplier isOver, int... assumptions) {
    return solver.solve(isOver, assumptions);
  }

  /** Demands that at most one literal holds, by a chain: each forbids those that come after it. */
  public final void demandAtMostOne(int... literals) {
    int earlier = SatSolver.FALSE;
    for (int literal : literals) {
      solver.addClause(not(earlier), not(literal));
      earlier = or(earlier, literal);
    }
  }

  /** A literal that holds if one of two does, and only then. */
  public final int or(int left, int right) {
    return not(and(not(left), not(right)));
  }

  /** A literal that holds if all of some do, and only then. */
  public final int and(int... given) {
    int[] literals = Arrays.stream(given).filter(each -> each != SatSolver.TRUE).toArray();
    if (Arrays.stream(literals).anyMatch(each -> each == SatSolver.FALSE)) {
      return SatSolver.FALSE;
    }
    if (literals.length < 2) {
      return literals.length == 0 ? SatSolver.TRUE : literals[0];
    }
    int all = 2 * solver.newVariable();
    int[] clause = new int[literals.length + 1];
    for (int i = 0; i < literals.length; i++) {
      solver.addClause(not(all), literals[i]);
      clause[i] = not(literals[i]);
    }
    clause[literals.length] = all;
    solver.addClause(clause);
    return all;
  }

  /** A literal that holds if at least one of some does, and only then. */
  public final int anyOf(int... literals) {
    return not(and(Arrays.stream(literals).map(Formula::not).toArray()));
  }

  private static int not(int literal) {
    return literal ^ 1;
  }
}
