package org.gonu.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which terms are values of goals. */
final class GoalValueTest {
  @ParameterizedTest
  @CsvSource({"0, 0", "7, 7", "100, 100", "050, 50", "00, 0"})
  void of_aWholeNumberUpTo100_isItsPoints(String name, int points) {
    assertEquals(OptionalInt.of(points), GoalValue.of(Constant.of(name)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"101", "0100", "-1", "1.5", "win", "٥"})
  void of_anythingElse_isNoValue(String name) {
    assertEquals(OptionalInt.empty(), GoalValue.of(Constant.of(name)));
  }

  @Test
  void of_aCompound_isNoValue() {
    Term sum = new Compound(Constant.of("plus"), Lists.immutable.of(Constant.of("1")), Span.NONE);

    assertEquals(OptionalInt.empty(), GoalValue.of(sum));
  }
}
