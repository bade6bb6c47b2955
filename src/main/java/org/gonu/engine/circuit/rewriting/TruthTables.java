package org.gonu.engine.circuit.rewriting;

/**
 * Truth tables of four variables as 16 bits: bit i is the value for the assignment in which bit v
 * of i is variable v.
 */
final class TruthTables {
  /** Number of variables. */
  static final int VARIABLES = 4;

  /** Number of functions. */
  static final int COUNT = 1 << 16;

  /** The function that is always true. */
  static final int ALL = COUNT - 1;

  private static final int[] VARIABLE = {0xAAAA, 0xCCCC, 0xF0F0, 0xFF00};

  /**
   * By variable, for a swap with the next one: masks of the rows that stay, move up and move down.
   */
  private static final int[][] SWAP = {
    {0x9999, 0x2222, 0x4444}, {0xC3C3, 0x0C0C, 0x3030}, {0xF00F, 0x00F0, 0x0F00}
  };

  private TruthTables() {}

  /** The function that is a variable. */
  static int variable(int number) {
    return VARIABLE[number];
  }

  /** The negation of a function. */
  static int not(int function) {
    return function ^ ALL;
  }

  /** True if a function depends on a variable. */
  static boolean dependsOn(int function, int variable) {
    return ((function >> (1 << variable) ^ function) & ~VARIABLE[variable] & ALL) != 0;
  }

  /** A function with a variable and the one after it swapped. */
  static int swap(int function, int variable) {
    int distance = 1 << variable;
    int[] rows = SWAP[variable];
    int up = (function & rows[1]) << distance;
    int down = (function & rows[2]) >> distance;
    return (function & rows[0]) | up | down;
  }

  /** A function in which one variable becomes the last, and those behind it move down by one. */
  static int moveToEnd(int function, int variable) {
    int moved = function;
    for (int v = variable; v < VARIABLES - 1; v++) {
      moved = swap(moved, v);
    }
    return moved;
  }
}
