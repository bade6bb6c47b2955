package org.gonu.gdl;

import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.ImmutableSet;

/**
 * Names by which other languages calculate and compare. GDL has no arithmetic: in a sheet they are
 * names like all others, and mean nothing that its rules do not say.
 */
public final class Arithmetic {
  /** What to do in place of a calculation. */
  public static final String HELP_CALCULATION =
      "GDL has no arithmetic: list facts such as (succ 1 2) (succ 2 3), and ask (succ ?x ?y)";

  /** What to do in place of a comparison of numbers. */
  public static final String HELP_COMPARISON =
      "GDL has no arithmetic: list facts such as (succ 1 2) (succ 2 3), and tell by rules over"
          + " 'succ' what is less";

  private static final ImmutableSet<String> CALCULATIONS =
      Sets.immutable.of("+", "-", "*", "/", "%", "++", "--", "1+", "1-");
  private static final ImmutableSet<String> COMPARISONS =
      Sets.immutable.of("<", ">", ">=", "=<", "\u2264", "\u2265");
  private static final ImmutableSet<String> EQUALITIES = Sets.immutable.of("=", "==", ":=");

  private Arithmetic() {}

  /** True for a name such as {@code +}. */
  public static boolean isCalculation(String name) {
    return CALCULATIONS.contains(name);
  }

  /** True for a name such as {@code <}. */
  public static boolean isComparison(String name) {
    return COMPARISONS.contains(name);
  }

  /** True for a name such as {@code =}. */
  public static boolean isEquality(String name) {
    return EQUALITIES.contains(name);
  }

  /** True for a name of any of these kinds. */
  public static boolean isSign(String name) {
    return isCalculation(name) || isComparison(name) || isEquality(name) || name.equals("is");
  }
}
