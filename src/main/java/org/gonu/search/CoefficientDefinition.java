package org.gonu.search;

import java.util.Locale;

/**
 * What there is to say of a {@link Coefficient}.
 *
 * @param standard the value that is used where nothing else is said
 * @param min the least value
 * @param max the greatest value
 * @param isWhole true if values are whole numbers
 * @param unit of the value, in the plural
 * @param meaning what the coefficient does, in one sentence without a full stop
 * @param source where the coefficient or its default comes from
 */
public record CoefficientDefinition(
    double standard,
    double min,
    double max,
    boolean isWhole,
    String unit,
    String meaning,
    String source) {

  public CoefficientDefinition {
    if (!(min <= standard && standard <= max)) {
      throw new IllegalArgumentException(standard + " is not within " + min + " and " + max);
    }
  }

  /** A coefficient of which values are real numbers. */
  static CoefficientDefinition real(
      double standard, double min, double max, String unit, String meaning, String source) {
    return new CoefficientDefinition(standard, min, max, false, unit, meaning, source);
  }

  /** A coefficient of which values are whole numbers. */
  static CoefficientDefinition whole(
      int standard, int min, int max, String unit, String meaning, String source) {
    return new CoefficientDefinition(standard, min, max, true, unit, meaning, source);
  }

  /** True if a value may be used. */
  public boolean allows(double value) {
    return value >= min && value <= max && (!isWhole || value == Math.rint(value));
  }

  /** The range in words: {@code a whole number from 1 to 64}. */
  public String range() {
    String kind = isWhole ? "a whole number" : "a number";
    return kind + " from " + print(min) + " to " + print(max);
  }

  /** A value as it is written in settings. */
  public static String print(double value) {
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%.0f", value)
        : Double.toString(value);
  }
}
