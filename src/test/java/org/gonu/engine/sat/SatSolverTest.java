package org.gonu.engine.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.gonu.engine.sat.SatSolver.Answer;
import org.junit.jupiter.api.Test;

final class SatSolverTest {
  private static Answer solve(SatSolver solver, int... assumptions) {
    return solver.solve(() -> false, assumptions);
  }

  private static SatSolver solverOf(int[][] clauses, int variables) {
    SatSolver solver = new SatSolver();
    for (int i = 1; i < variables; i++) {
      solver.newVariable();
    }
    for (int[] clause : clauses) {
      solver.addClause(clause);
    }
    return solver;
  }

  private static int[][] randomClauses(SplittableRandom random, int count, int variables) {
    int[][] clauses = new int[count][3];
    for (int[] clause : clauses) {
      for (int i = 0; i < clause.length; i++) {
        clause[i] = random.nextInt(2, 2 * variables);
      }
    }
    return clauses;
  }

  private static boolean holds(int[][] clauses, int assignment) {
    for (int[] clause : clauses) {
      boolean any = false;
      for (int literal : clause) {
        any |= (assignment >> (literal >> 1) & 1) != (literal & 1);
      }
      if (!any) {
        return false;
      }
    }
    return true;
  }

  /** Clauses about as many as satisfiability is in doubt with; all assignments are tried too. */
  @Test
  void solve_randomClauses_agreesWithTryingAll() {
    SplittableRandom random = new SplittableRandom(7);
    for (int run = 0; run < 400; run++) {
      int[][] clauses = randomClauses(random, 40, 11);
      SatSolver solver = solverOf(clauses, 11);
      int assumption = random.nextInt(2, 22);

      Answer answer = solve(solver, assumption);

      boolean expected = false;
      for (int assignment = 0; assignment < 1 << 11; assignment += 2) {
        boolean fits = (assignment >> (assumption >> 1) & 1) != (assumption & 1);
        expected |= fits && holds(clauses, assignment);
      }
      assertEquals(expected ? Answer.SATISFIABLE : Answer.UNSATISFIABLE, answer, "run " + run);
      if (expected) {
        int model = 0;
        for (int variable = 1; variable < 11; variable++) {
          model |= solver.holds(2 * variable) ? 1 << variable : 0;
        }
        assertTrue(holds(clauses, model) && solver.holds(assumption), "run " + run);
      }
    }
  }

  /** More pigeons than holes: no short proof, so that clauses are learned and dropped. */
  private static SatSolver pigeons(int holes) {
    SatSolver solver = solverOf(new int[0][], 1 + holes * (holes + 1));
    for (int pigeon = 0; pigeon <= holes; pigeon++) {
      int[] somewhere = new int[holes];
      for (int hole = 0; hole < holes; hole++) {
        somewhere[hole] = 2 * (1 + pigeon * holes + hole);
        for (int other = 0; other < pigeon; other++) {
          solver.addClause(somewhere[hole] + 1, 2 * (1 + other * holes + hole) + 1);
        }
      }
      solver.addClause(somewhere);
    }
    return solver;
  }

  @Test
  void solve_pigeonsInTooFewHoles_isImpossible() {
    assertEquals(Answer.UNSATISFIABLE, solve(pigeons(7)));
  }

  @Test
  void solve_callerWhoWillNotWait_isUnknown() {
    assertEquals(Answer.UNKNOWN, pigeons(9).solve(() -> true));
  }

  @Test
  void solve_assumptionsThatFail_doNotStay() {
    SatSolver solver = solverOf(new int[][] {{2, 4}}, 3);

    assertEquals(Answer.UNSATISFIABLE, solve(solver, 3, 5));
    assertEquals(Answer.SATISFIABLE, solve(solver, 3));
    assertTrue(solver.holds(4));
    assertEquals(Answer.UNSATISFIABLE, solve(solver, SatSolver.FALSE));
    assertEquals(Answer.SATISFIABLE, solve(solver, SatSolver.TRUE));
  }
}
