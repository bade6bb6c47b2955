package org.gonu.server.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.junit.jupiter.api.Test;

/** Matches at once. */
final class ArenaRunTest {
  private static final ImmutableList<Fixture> TEN = Fixture.all(Lists.immutable.of("x"), 10);

  private final MutableList<Integer> taken = Lists.mutable.empty();

  private boolean take(ArenaResult result) {
    taken.add(result.fixture().match());
    return true;
  }

  @Test
  void play_oneWorker_playsAllInOrder() {
    new ArenaRun<>(TEN, (fixture, worker) -> Results.of(fixture.match(), 1, 0), this::take).play(1);

    assertEquals(TEN.collect(Fixture::match), taken);
  }

  @Test
  void play_twoWorkers_playsTwoAtOnce() {
    CyclicBarrier both = new CyclicBarrier(2);
    MutableList<Integer> workers = Lists.mutable.<Integer>empty().asSynchronized();

    new ArenaRun<>(
            TEN,
            (fixture, worker) -> {
              workers.add(worker);
              meet(both);
              return Results.of(fixture.match(), 1, 0);
            },
            this::take)
        .play(2);

    assertEquals(TEN.collect(Fixture::match), taken.toSortedList());
    assertEquals(5, workers.count(worker -> worker == 0));
    assertEquals(5, workers.count(worker -> worker == 1));
  }

  private static void meet(CyclicBarrier both) {
    try {
      assertTrue(both.await(20, TimeUnit.SECONDS) >= 0);
    } catch (InterruptedException | BrokenBarrierException | TimeoutException alone) {
      throw new IllegalStateException("no second match at the same time", alone);
    }
  }

  @Test
  void play_observerThatHasEnough_startsNoMore() {
    new ArenaRun<>(
            TEN,
            (fixture, worker) -> Results.of(fixture.match(), 1, 0),
            result -> take(result) && taken.size() < 3)
        .play(1);

    assertEquals(Lists.mutable.of(0, 1, 2), taken);
  }

  @Test
  void play_matchThatThrows_throwsTheSame() {
    IllegalStateException fault = new IllegalStateException("a match");
    ArenaRun<Fixture, ArenaResult> run =
        new ArenaRun<>(
            TEN,
            (fixture, worker) -> {
              throw fault;
            },
            this::take);

    assertSame(fault, assertThrows(IllegalStateException.class, () -> run.play(2)));
    assertEquals(Lists.mutable.empty(), taken);
  }

  @Test
  void interrupt_inTheMiddleOfAMatch_itIsNotTaken() {
    MutableList<ArenaRun<Fixture, ArenaResult>> self = Lists.mutable.empty();
    ArenaRun<Fixture, ArenaResult> run =
        new ArenaRun<>(
            TEN,
            (fixture, worker) -> {
              if (fixture.match() == 2) {
                self.getFirst().interrupt();
              }
              return Results.of(fixture.match(), 1, 0);
            },
            this::take);
    self.add(run);

    run.play(1);

    assertEquals(Lists.mutable.of(0, 1), taken);
  }
}
