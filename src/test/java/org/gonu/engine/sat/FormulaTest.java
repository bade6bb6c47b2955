package org.gonu.engine.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gonu.engine.sat.SatSolver.Answer;
import org.junit.jupiter.api.Test;

/** Conjunctions and disjunctions hold exactly where their parts say so. */
final class FormulaTest {
  private static final int INPUTS = 3;

  private final Formula formula = new Formula();
  private final int[] inputs = new int[INPUTS];

  FormulaTest() {
    for (int i = 0; i < INPUTS; i++) {
      inputs[i] = 2 * formula.solver().newVariable();
    }
  }

  /** True if a literal can hold where bit i of a row is the value of input i. */
  private boolean canHold(int literal, int row) {
    int[] assumptions = new int[INPUTS + 1];
    for (int i = 0; i < INPUTS; i++) {
      assumptions[i] = (row >> i & 1) != 0 ? inputs[i] : inputs[i] ^ 1;
    }
    assumptions[INPUTS] = literal;
    return formula.solve(() -> false, assumptions) == Answer.SATISFIABLE;
  }

  private void assertHolds(boolean expected, int literal, int row) {
    assertEquals(expected, canHold(literal, row), "row " + row);
    assertEquals(!expected, canHold(literal ^ 1, row), "the opposite, row " + row);
  }

  @Test
  void connectives_allValues_areThoseOfTheirParts() {
    int and = formula.and(inputs);
    int any = formula.anyOf(inputs);
    int or = formula.or(inputs[0], inputs[1] ^ 1);
    for (int row = 0; row < 1 << INPUTS; row++) {
      assertHolds(row == (1 << INPUTS) - 1, and, row);
      assertHolds(row != 0, any, row);
      assertHolds((row & 1) != 0 || (row & 2) == 0, or, row);
    }
  }

  @Test
  void connectives_constantsAmongTheParts_needNoVariable() {
    int variables = formula.solver().variables();

    assertEquals(inputs[0], formula.and(SatSolver.TRUE, inputs[0]));
    assertEquals(SatSolver.FALSE, formula.and(inputs[0], SatSolver.FALSE));
    assertEquals(SatSolver.TRUE, formula.and());
    assertEquals(SatSolver.FALSE, formula.anyOf());
    assertEquals(variables, formula.solver().variables());
  }

  @Test
  void demandAtMostOne_rowsWithTwo_areRuledOut() {
    formula.demandAtMostOne(inputs);
    for (int row = 0; row < 1 << INPUTS; row++) {
      assertEquals(Integer.bitCount(row) <= 1, canHold(SatSolver.TRUE, row), "row " + row);
    }
  }
}
