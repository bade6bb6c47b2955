package org.gonu.engine.circuit.rewriting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class OptimalImplementationsTest {
  private static final OptimalImplementations RECIPES = OptimalImplementations.shared();

  @Test
  void recipes_ofAllFunctions_makeThem() {
    int known = 0;
    for (int function = 0; function < TruthTables.COUNT; function++) {
      if (RECIPES.kind(function) != OptimalImplementations.Kind.UNKNOWN) {
        assertEquals(function, made(function));
        known++;
      }
    }
    assertTrue(known > TruthTables.COUNT / 4, known + " functions have a implementation");
  }

  @Test
  void recipes_ofSmallFunctions_needAsFewGatesAsPossible() {
    int a = TruthTables.variable(0);
    int b = TruthTables.variable(1);
    int c = TruthTables.variable(2);
    int d = TruthTables.variable(3);

    assertEquals(0, cost(TruthTables.not(d)));
    assertEquals(1, cost(a | d));
    assertEquals(2, cost((a & b) | (a & c)));
    assertEquals(3, cost(a ^ d));
    assertEquals(3, cost((a & b) | (TruthTables.not(a) & c)));
    assertEquals(3, cost((a & c) | (a & d) | (b & c) | (b & d)));
    assertEquals(4, cost((a & b) | (a & c) | (b & c)));
  }

  @Test
  void functions_ofVariables_dependOnThese() {
    for (int v = 0; v < TruthTables.VARIABLES; v++) {
      for (int w = 0; w < TruthTables.VARIABLES; w++) {
        int both = TruthTables.variable(v) & TruthTables.variable(w);
        for (int x = 0; x < TruthTables.VARIABLES; x++) {
          assertEquals(x == v || x == w, TruthTables.dependsOn(both, x));
        }
      }
    }
  }

  @Test
  void variable_movedToTheEnd_letsOthersMoveDown() {
    int function = TruthTables.variable(0) & TruthTables.variable(2) & ~TruthTables.variable(3);

    int moved = TruthTables.moveToEnd(function, 1);

    int expected = TruthTables.variable(0) & TruthTables.variable(1) & ~TruthTables.variable(2);
    assertEquals(expected & TruthTables.ALL, moved);
  }

  private static int made(int function) {
    int first = RECIPES.first(function);
    int second = RECIPES.second(function);
    return switch (RECIPES.kind(function)) {
      case UNKNOWN -> throw new IllegalArgumentException("no implementation");
      case CONSTANT -> function == 0 ? 0 : TruthTables.ALL;
      case VARIABLE -> {
        int variable = TruthTables.variable(first);
        yield function == variable ? variable : TruthTables.not(variable);
      }
      case AND -> made(first) & made(second);
      case NAND -> TruthTables.not(made(first) & made(second));
      case XOR -> made(first) ^ made(second);
    };
  }

  private static int cost(int function) {
    return switch (RECIPES.kind(function)) {
      case UNKNOWN -> throw new IllegalArgumentException("no implementation");
      case CONSTANT, VARIABLE -> 0;
      case AND, NAND -> 1 + cost(RECIPES.first(function)) + cost(RECIPES.second(function));
      case XOR -> 3 + cost(RECIPES.first(function)) + cost(RECIPES.second(function));
    };
  }
}
