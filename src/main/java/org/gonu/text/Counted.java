package org.gonu.text;

import java.util.Locale;

/** Counts in messages: {@code 1 step}, {@code 2 steps}. */
public final class Counted {
  private Counted() {}

  /**
   * A number with its noun.
   *
   * @param noun in the singular; its plural ends with {@code s}, or {@code es} behind {@code ch}
   */
  public static String of(int number, String noun) {
    return number + " " + form(number, noun);
  }

  /** The same with the digits of the number in groups of three: {@code 12,345 steps}. */
  public static String grouped(long number, String noun) {
    return String.format(Locale.ROOT, "%,d %s", number, form(number, noun));
  }

  private static String form(long number, String noun) {
    if (number == 1) {
      return noun;
    }
    return noun + (noun.endsWith("ch") ? "es" : "s");
  }
}
