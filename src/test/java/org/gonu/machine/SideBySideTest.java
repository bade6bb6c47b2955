package org.gonu.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.tuple.Pair;
import org.eclipse.collections.impl.list.Interval;
import org.eclipse.collections.impl.tuple.Tuples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tasks at the same time. */
@Timeout(30)
final class SideBySideTest {
  /** Spins until it is interrupted. */
  private static int spin() {
    while (!Thread.currentThread().isInterrupted()) {
      Thread.onSpinWait();
    }
    throw new IllegalStateException("interrupted");
  }

  @Test
  void all_manyTasks_givesTheirResultsInOrder() {
    ImmutableList<Integer> numbers = Interval.zeroTo(99).toImmutableList();

    ImmutableList<Integer> squares =
        SideBySide.all(numbers.collect(number -> (Supplier<Integer>) () -> number * number));

    assertEquals(numbers.collect(number -> number * number), squares);
  }

  @Test
  void all_noTask_givesNothing() {
    assertTrue(SideBySide.all(Lists.immutable.<Supplier<String>>empty()).isEmpty());
  }

  @Test
  void both_twoTasks_givesBothResults() {
    Pair<Integer, String> both = SideBySide.both(() -> 7, () -> "seven");

    assertEquals(Tuples.pair(7, "seven"), both);
  }

  @Test
  void both_secondTaskFails_throwsWhatItThrew() {
    Supplier<String> failing =
        () -> {
          throw new IllegalArgumentException("no");
        };

    assertThrows(IllegalArgumentException.class, () -> SideBySide.both(() -> 7, failing));
  }

  @Test
  void all_taskThatFails_throwsWhatItThrewAndBeginsNoOther() {
    AtomicInteger begun = new AtomicInteger();
    Supplier<Integer> failing =
        () -> {
          throw new IllegalArgumentException("no");
        };
    Supplier<Integer> counting =
        () -> {
          LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
          return begun.incrementAndGet();
        };

    IllegalArgumentException thrown =
        assertThrows(
            IllegalArgumentException.class,
            () ->
                SideBySide.all(
                    Interval.zeroTo(5_000)
                        .toList()
                        .collect(number -> number == 0 ? failing : counting)
                        .toImmutable()));

    assertEquals("no", thrown.getMessage());
    assertTrue(begun.get() < 5_000, () -> begun + " tasks were begun");
  }

  @Test
  void all_callerIsInterrupted_endsAllTasks() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    AtomicBoolean isKept = new AtomicBoolean();
    Supplier<Integer> task =
        () -> {
          begun.countDown();
          return spin();
        };
    Thread caller =
        new Thread(
            () -> {
              assertThrows(
                  IllegalStateException.class,
                  () ->
                      SideBySide.all(
                          Interval.oneTo(3)
                              .toList()
                              .<Supplier<Integer>>collect(i -> task)
                              .toImmutable()));
              isKept.set(Thread.currentThread().isInterrupted());
            });
    caller.start();

    assertTrue(begun.await(10, TimeUnit.SECONDS));
    caller.interrupt();
    caller.join(TimeUnit.SECONDS.toMillis(10));

    assertFalse(caller.isAlive());
    assertTrue(isKept.get());
  }
}
