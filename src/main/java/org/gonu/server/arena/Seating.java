package org.gonu.server.arena;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/**
 * Which side has which seats, the roles of the game: for each match a word with a letter, A or B,
 * for each seat.
 *
 * <p>Each side has half of the seats; of an odd number, half rounded down and up in turn. All such
 * words come in turn, each followed by its opposite. So after every two matches both sides have had
 * each seat equally often, and after all of them also each combination of seats. Two seats: AB, BA.
 * Three: AAB, BBA, ABA, BAB, ABB, BAA. In a game of one seat both sides take it, one after the
 * other.
 *
 * @param words in the order of the matches
 */
public record Seating(ImmutableList<String> words) {
  /**
   * Most seats for which all words are enumerated; beyond, there would be thousands, and the sides
   * alternate.
   */
  private static final int MAX_ENUMERATED = 12;

  /** The words for a number of seats, 1 and more. */
  public static Seating of(int seats) {
    if (seats < 1) {
      throw new IllegalArgumentException("no seats");
    }
    if (seats == 1) {
      return new Seating(Lists.immutable.of("A"));
    }
    if (seats > MAX_ENUMERATED) {
      String word = "AB".repeat(seats).substring(0, seats);
      return new Seating(Lists.immutable.of(word, opposite(word)));
    }
    MutableList<String> words = Lists.mutable.empty();
    // Bit i is set if B has seat i. A has the first seat; the opposite word covers the rest.
    for (int mask = 0; mask < 1 << seats; mask += 2) {
      int ofB = Integer.bitCount(mask);
      if (ofB == seats / 2 || ofB == (seats + 1) / 2) {
        words.add(word(mask, seats));
      }
    }
    return new Seating(
        words
            .toSortedList()
            .flatCollect(word -> Lists.immutable.of(word, opposite(word)))
            .toImmutable());
  }

  private static String word(int mask, int seats) {
    StringBuilder word = new StringBuilder();
    for (int seat = 0; seat < seats; seat++) {
      word.append((mask >> seat & 1) == 0 ? 'A' : 'B');
    }
    return word.toString();
  }

  private static String opposite(String word) {
    return word.replace('A', '-').replace('B', 'A').replace('-', 'B');
  }

  /** True if both sides play alone and only their results are compared. */
  public boolean isSolo() {
    return words.getFirst().length() == 1;
  }

  /** The most seats that a side has in one match. */
  public int maxSeatsOfASide() {
    return (words.getFirst().length() + 1) / 2;
  }

  /** The word of a match, counted from 0. */
  public String ofMatch(int match) {
    return words.get(match % words.size());
  }
}
