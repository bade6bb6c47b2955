package org.gonu.gdl;

import java.util.OptionalInt;

/**
 * What a goal is worth: a whole number from 0 to 100 (GDL specification, section 4). Zeros may
 * stand before it.
 */
public final class GoalValue {
  /** The best result. */
  public static final int MAX = 100;

  private GoalValue() {}

  /** The points that a term tells; empty if it is no value of a goal. */
  public static OptionalInt of(Term term) {
    if (!(term instanceof Constant constant) || !constant.name().matches("[0-9]{1,3}")) {
      return OptionalInt.empty();
    }
    int points = Integer.parseInt(constant.name());
    return points <= MAX ? OptionalInt.of(points) : OptionalInt.empty();
  }
}
