package org.gonu.text;

/** Counts in messages: {@code 1 step}, {@code 2 steps}. */
public final class Counted {
  private Counted() {}

  /**
   * A number with its noun.
   *
   * @param noun in the singular; its plural ends with {@code s}
   */
  public static String of(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
