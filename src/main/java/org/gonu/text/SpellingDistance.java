package org.gonu.text;

import java.util.Locale;
import java.util.Optional;

/**
 * The edit distance of two names, by deletions, insertions, replacements and swaps of neighbours
 * (optimal string alignment, Damerau 1964). Case is ignored.
 */
public final class SpellingDistance {
  /** Maximum length of names that are compared. */
  private static final int MAX_NAME_LENGTH = 100;

  private SpellingDistance() {}

  /** The distance of two names, or {@code limit + 1} if it is greater than the limit. */
  public static int between(String one, String other, int limit) {
    int longer = Math.max(one.length(), other.length());
    if (Math.abs(one.length() - other.length()) > limit
        || longer > MAX_NAME_LENGTH
        || foreignLetters(one, other) > limit) {
      return limit + 1;
    }
    String a = one.toLowerCase(Locale.ROOT);
    String b = other.toLowerCase(Locale.ROOT);
    int[] beforePrevious = new int[b.length() + 1];
    int[] previous = new int[b.length() + 1];
    int[] current = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      current[0] = i;
      int least = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int best = Math.min(replaced, 1 + Math.min(previous[j], current[j - 1]));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          best = Math.min(best, beforePrevious[j - 2] + 1);
        }
        current[j] = best;
        least = Math.min(least, best);
      }
      if (least > limit) {
        return limit + 1;
      }
      int[] free = beforePrevious;
      beforePrevious = previous;
      previous = current;
      current = free;
    }
    return Math.min(previous[b.length()], limit + 1);
  }

  /**
   * A lower bound of the distance: letters that only one of the names has, each of which takes an
   * edit of its own. Most names are told apart by it, at a small part of the cost.
   */
  private static int foreignLetters(String one, String other) {
    long a = letters(one);
    long b = letters(other);
    return Math.max(Long.bitCount(a & ~b), Long.bitCount(b & ~a));
  }

  /** The letters of a name as bits; letters that share a bit only make the bound smaller. */
  private static long letters(String name) {
    long letters = 0;
    for (int i = 0; i < name.length(); i++) {
      letters |= 1L << Character.toLowerCase(name.charAt(i));
    }
    return letters;
  }

  /** The greatest distance at which a name still counts as misspelled: a third of its length. */
  public static int tolerance(String name) {
    return Math.min(3, name.length() / 3);
  }

  /** The nearest of some names within the tolerance; empty if there is none. */
  public static Optional<String> nearest(String given, Iterable<String> names) {
    Optional<String> nearest = Optional.empty();
    int limit = tolerance(given);
    for (String name : names) {
      int distance = between(given, name, limit);
      if (distance <= limit) {
        nearest = Optional.of(name);
        limit = distance - 1;
      }
    }
    return nearest;
  }
}
