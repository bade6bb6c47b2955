package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import org.gonu.machine.LaneClient;
import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutEngine;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Workers of which one fails. */
final class WorkersTest {
  private static final long SEED = 1_000;
  private static final int RUNS_UNTIL_FAILURE = 100;

  /** So much that it is not full in time: then all stop in any case. */
  private static final long MEMORY = 1L << 30;

  /** A game, with its playouts, whose lanes of one seed break after some runs. */
  private static PackedGame breaking(PackedGame game, long seed, Throwable fault) {
    return (PackedGame)
        Proxy.newProxyInstance(
            PackedGame.class.getClassLoader(),
            new Class<?>[] {PackedGame.class, PlayoutEngine.class},
            (proxy, method, arguments) -> {
              Object result = call(game, method, arguments);
              if (result instanceof PackedGame other) {
                return breaking(other, seed, fault);
              }
              boolean isChosen = result instanceof Lanes && arguments[0].equals(seed);
              return isChosen ? breaking((Lanes) result, fault) : result;
            });
  }

  private static Lanes breaking(Lanes lanes, Throwable fault) {
    int[] runs = new int[1];
    return (Lanes)
        Proxy.newProxyInstance(
            Lanes.class.getClassLoader(),
            new Class<?>[] {Lanes.class},
            (proxy, method, arguments) -> {
              if (arguments != null && arguments[0] instanceof LaneClient) {
                runs[0]++;
                if (runs[0] > RUNS_UNTIL_FAILURE) {
                  throw fault;
                }
              }
              return call(lanes, method, arguments);
            });
  }

  private static Object call(Object target, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void run_oneWorkerFails_endsTheOthersAtOnceTellsTheCauseAndStillAnswers(int number) {
    Throwable fault = number == 1 ? new StackOverflowError() : new IllegalStateException("broken");
    PackedGame game = Sheet.ofLibrary("connect-four").packed();
    LaneSearch search =
        new LaneSearch(
            breaking(game, SEED + number, fault),
            SearchParameters.DEFAULT.withResources(3, MEMORY).withSeed(SEED));
    SearchBudget budget =
        SearchBudget.of(System.nanoTime() + Duration.ofSeconds(20).toNanos(), Long.MAX_VALUE);

    IllegalStateException failure =
        assertThrows(IllegalStateException.class, () -> search.run(budget));

    assertSame(fault, failure.getCause());
    assertFalse(budget.isOver(), "the others went on");
    assertTrue(game.moves().contains(search.report(0).best().move()));
  }
}
