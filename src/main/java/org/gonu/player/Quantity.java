package org.gonu.player;

import java.util.Locale;

/** Prints counts up to millions with three digits and a letter. */
public final class Quantity {
  private static final String LETTERS = "kMGT";

  private Quantity() {}

  /** At most five characters: {@code 999}, {@code 12.3k}, {@code 4.56M}. */
  public static String of(long number) {
    double left = number;
    int letter = -1;
    while (left >= (letter < 0 ? 1000 : 999.5) && letter + 1 < LETTERS.length()) {
      left /= 1000;
      letter++;
    }
    if (letter < 0) {
      return String.valueOf(number);
    }
    int decimals = left < 9.995 ? 2 : left < 99.95 ? 1 : 0;
    return String.format(Locale.ROOT, "%." + decimals + "f%c", left, LETTERS.charAt(letter));
  }
}
