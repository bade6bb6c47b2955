package org.gonu.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers with nouns in messages. */
final class CountedTest {
  @ParameterizedTest
  @CsvSource({"0, 0 steps", "1, 1 step", "2, 2 steps", "12345, 12345 steps"})
  void of_aNoun_hasItsPluralButForOne(int number, String expected) {
    assertEquals(expected, Counted.of(number, "step"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"1 | 1 match", "2 | 2 matches", "12345 | 12,345 matches"})
  void grouped_aNounThatEndsWithCh_hasItsPlural(long number, String expected) {
    assertEquals(expected, Counted.grouped(number, "match"));
  }
}
