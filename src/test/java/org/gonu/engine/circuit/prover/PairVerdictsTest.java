package org.gonu.engine.circuit.prover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is found again for pairs of literals. */
final class PairVerdictsTest {
  @Test
  void of_manyPairs_isTheLastVerdictInAnyOrder() {
    PairVerdicts verdicts = new PairVerdicts();
    Map<List<Integer>, Integer> expected = new HashMap<>();
    Random random = new Random(7);
    for (int i = 0; i < 20_000; i++) {
      int one = random.nextInt(300);
      int other = random.nextInt(300);
      int verdict = 1 + random.nextInt(3);
      verdicts.put(one, other, verdict);
      expected.put(List.of(Math.min(one, other), Math.max(one, other)), verdict);
    }

    expected.forEach(
        (pair, verdict) -> {
          assertEquals(verdict, verdicts.of(pair.get(0), pair.get(1)));
          assertEquals(verdict, verdicts.of(pair.get(1), pair.get(0)));
        });
    assertEquals(PairVerdicts.UNKNOWN, verdicts.of(1, 1000));
  }

  @Test
  void of_theLargestLiterals_areApart() {
    PairVerdicts verdicts = new PairVerdicts();

    verdicts.put(Integer.MAX_VALUE, Integer.MAX_VALUE - 1, 2);

    assertEquals(2, verdicts.of(Integer.MAX_VALUE - 1, Integer.MAX_VALUE));
    assertEquals(PairVerdicts.UNKNOWN, verdicts.of(Integer.MAX_VALUE, Integer.MAX_VALUE));
    assertEquals(PairVerdicts.UNKNOWN, verdicts.of(0, 0));
  }
}
