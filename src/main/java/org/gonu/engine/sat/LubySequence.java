package org.gonu.engine.sat;

/**
 * The sequence 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, ... of Luby, Sinclair and Zuckerman
 * (Optimal speedup of Las Vegas algorithms, 1993): restarts in these intervals are nearly as good
 * as in the best ones.
 */
final class LubySequence {
  private LubySequence() {}

  /** The term of a number from 0. */
  static int term(int number) {
    int size = 1;
    int exponent = 0;
    while (size < number + 1) {
      size = 2 * size + 1;
      exponent++;
    }
    int left = number;
    while (size - 1 != left) {
      size = (size - 1) / 2;
      exponent--;
      left %= size;
    }
    return 1 << exponent;
  }
}
