package org.gonu.web.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.HttpResponseException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.DaemonThreads;
import org.gonu.machine.Role;
import org.gonu.web.BoundedWork;
import org.gonu.web.GameReference;
import org.gonu.web.PlayedGame;
import org.gonu.web.WebGames;
import org.gonu.web.thought.Thinking;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tables of a game whose rules are asked for something that takes long. */
@Timeout(120)
final class SlowRulesTest {
  private static final GameReference SLOW = new GameReference.Library("tic-tac-toe");
  private static final GameReference OTHER = new GameReference.Library("connect-four");
  private static final long LONG_CLOCK = 100_000;

  private final WebGames games = WebGames.ofLibrary();
  private final BoundedWork work = new BoundedWork(4, Duration.ofMinutes(2));
  private final ExecutorService threads =
      Executors.newCachedThreadPool(DaemonThreads.numbered("test-"));
  private final CountDownLatch answered = new CountDownLatch(1);
  private final Room room;

  SlowRulesTest(@TempDir Path directory) {
    room = new Room(directory, games, work, new Thinking(), Clock.systemUTC());
  }

  @BeforeEach
  void load() {
    games.of(SLOW);
    games.of(OTHER);
  }

  @AfterEach
  void close() {
    answered.countDown();
    threads.shutdownNow();
    room.close();
    work.close();
  }

  @Test
  void clocks_whileRulesOfOneTableAreAsked_runAtAllTables() throws Exception {
    Table slow = table(SLOW, 300);
    ask(SLOW);
    awaitEnd(slow);

    Table other = table(OTHER, 300);

    awaitEnd(other);
  }

  @Test
  void table_whileTheRulesAreAskedAboutAMove_isFreeForOthers() throws Exception {
    Table table = table(SLOW, LONG_CLOCK);
    ask(SLOW);
    Future<Integer> answer = move(table, "x", 0, "(mark a 1)");

    assertEquals(0, threads.submit(() -> steps(table)).get(30, TimeUnit.SECONDS));
    answered.countDown();

    assertEquals(200, answer.get(30, TimeUnit.SECONDS));
    assertEquals(1, steps(table));
  }

  @Test
  void move_whereTheStepIsTakenBackWhileTheRulesAreAsked_isRefused() throws Exception {
    Table table = table(SLOW, LONG_CLOCK);
    assertEquals(200, move(table, "x", 0, "(mark a 1)").get(30, TimeUnit.SECONDS));
    ImmutableList<Role> roles = games.of(SLOW).roles();
    ask(SLOW);
    Future<Integer> late = move(table, "o", 1, "(mark b 2)");
    Future<?> taken =
        threads.submit(
            () -> {
              TakeBacks.ask(table, Lists.immutable.of(roles.getFirst()));
              TakeBacks.answer(table, roles, roles.get(1), true);
            });
    taken.get(30, TimeUnit.SECONDS);
    answered.countDown();

    assertEquals(409, late.get(30, TimeUnit.SECONDS));
    assertEquals(0, steps(table));
  }

  private static int steps(Table table) {
    return table.locked(now -> now.steps().size());
  }

  /** Begins to make a move. Returns once it is done, or waits for the rules, with its status. */
  private Future<Integer> move(Table table, String role, int step, String move) throws Exception {
    TableRules rules = room.rules(table);
    CompletableFuture<Integer> status = new CompletableFuture<>();
    Thread mover =
        DaemonThreads.newThread(
            () -> {
              try {
                new Turns(table, rules).decide(rules.game().role(role), step, move);
                status.complete(200);
              } catch (HttpResponseException refused) {
                status.complete(refused.getStatus());
              } catch (RuntimeException | Error failed) {
                status.completeExceptionally(failed);
              }
            },
            "mover");
    mover.start();
    while (mover.getState() != Thread.State.TIMED_WAITING && !status.isDone()) {
      Thread.onSpinWait();
    }
    return status;
  }

  private Table table(GameReference reference, long millis) {
    PlayedGame game = room.game(reference);
    ObjectNode created = JsonNodeFactory.instance.objectNode();
    created.set("game", reference.json());
    Map<String, Seat> seats = new LinkedHashMap<>();
    Map<String, Long> clocks = new LinkedHashMap<>();
    for (Role role : game.roles()) {
      seats.put(role.name(), new Seat(Seat.Kind.PERSON, 0, "", ""));
      clocks.put(role.name(), millis);
    }
    ObjectNode secret = TableSeats.put(created, seats);
    room.putMoves(created, game, Lists.immutable.empty());
    created.putObject("clock").put("base", millis).put("increment", 0);
    Clocks.put(created, clocks);
    return room.create(TableEvent.withSecret(created, secret));
  }

  /** Lets the rules of a game be asked for something that takes until the end of the test. */
  private void ask(GameReference reference) throws Exception {
    PlayedGame game = games.of(reference);
    CountDownLatch asked = new CountDownLatch(1);
    Future<?> unused =
        threads.submit(
            () ->
                game.at(
                    Lists.immutable.empty(),
                    spot -> {
                      asked.countDown();
                      return await(answered);
                    }));
    assertTrue(asked.await(30, TimeUnit.SECONDS));
  }

  private static boolean await(CountDownLatch latch) {
    try {
      return latch.await(2, TimeUnit.MINUTES);
    } catch (InterruptedException ending) {
      return false;
    }
  }

  private static void awaitEnd(Table table) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (!table.locked(TableState::isOver)) {
      assertTrue(System.nanoTime() - end < 0, "the clock stands");
      TimeUnit.MILLISECONDS.sleep(20);
    }
    String reason = table.locked(now -> now.result().orElseThrow().get("reason").asText());
    assertEquals("time", reason);
  }
}
