package org.gonu.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Everything that reads what comes from outside, under inputs that are made of a seed and a number.
 * By default each target gets some seconds; for longer runs, or to repeat one input:
 *
 * <pre>
 * mvn -B test -Dtest=FuzzTest -Dfuzz.seconds=3600 -Dfuzz.seed=7
 * mvn -B test -Dtest=FuzzTest -Dfuzz.seed=7 -Dfuzz.number=123456
 * </pre>
 */
final class FuzzTest {
  private static final int SECONDS = Integer.getInteger("fuzz.seconds", 2);
  private static final long SEED = Long.getLong("fuzz.seed", 1);

  /** The one input to take; all if negative. */
  private static final long NUMBER = Long.getLong("fuzz.number", -1);

  /** Fewest inputs of a target, however long they take. */
  private static final int FEWEST = 100;

  /** Longest time for one input: none is longer than 20,000 bytes. */
  private static final long MAX_MILLIS = 5_000;

  private static final Map<String, TargetMaker> TARGETS =
      Map.of(
          "sheets", SheetTarget::new,
          "infix sheets", InfixTarget::new,
          "rule tests", RuleTestTarget::new,
          "messages", MessageTarget::new,
          "records", RecordTarget::new,
          "events", EventTarget::new,
          "specifications", SpecificationTarget::new,
          "bodies of the API", ApiTarget::new,
          "HTTP", HttpTarget::new);

  /** Opens a target. */
  private interface TargetMaker {
    Target make() throws Exception;
  }

  static Stream<String> targets() {
    return TARGETS.keySet().stream().sorted();
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("targets")
  void take_anyInput_neverBreaks(String name) throws Exception {
    try (Target target = TARGETS.get(name).make()) {
      Mutator mutator = new Mutator(target.samples(), target.words(), SEED);
      for (byte[] sample : target.samples()) {
        target.take(sample);
      }
      if (NUMBER >= 0) {
        take(target, mutator, NUMBER);
        return;
      }
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
      long number = 0;
      while (System.nanoTime() < end || number <= FEWEST) {
        take(target, mutator, number++);
      }
    }
  }

  private static void take(Target target, Mutator mutator, long number) {
    byte[] input = mutator.input(number);
    long begin = System.nanoTime();
    try {
      target.take(input);
    } catch (Exception | Error fault) {
      fail(told(number, input), fault);
    }
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
    assertTrue(millis <= MAX_MILLIS, () -> millis + " ms; " + told(number, input));
  }

  private static String told(long number, byte[] input) {
    String text = new String(input, StandardCharsets.ISO_8859_1);
    return "-Dfuzz.seed="
        + SEED
        + " -Dfuzz.number="
        + number
        + ":\n"
        + text.substring(0, Math.min(2_000, text.length()));
  }
}
