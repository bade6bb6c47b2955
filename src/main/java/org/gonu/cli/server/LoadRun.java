package org.gonu.cli.server;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableLongList;
import org.gonu.cli.console.Version;
import org.gonu.match.MatchClocks;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.MatchRequest;
import org.gonu.server.service.ServerSettings;
import org.gonu.server.store.PlayerRow;

/** Many matches on one server, in tenths, after each of which the footprint is taken. */
final class LoadRun {
  private static final String PLAYER = "load";
  private static final String SHEET = "load";
  private static final int TENTHS = 10;

  /** Time between looks whether the threads of matches have ended. */
  private static final long PAUSE_MILLIS = 10;

  private final Plan plan;
  private final GameServer server;
  private final String sheet;

  /** The player, as often as there are roles. */
  private final ImmutableList<String> seats;

  private final MutableList<LoadReport.Row> rows = Lists.mutable.empty();
  private int played;
  private int unfinished;
  private long turns;
  private long late;
  private long slowestMillis;

  /**
   * What is to be played.
   *
   * @param sheet text of the rule sheet
   * @param player of all seats, as {@link OwnPlayers} has it
   */
  record Plan(String sheet, int matches, int atOnce, String player, MatchClocks clocks) {}

  private LoadRun(Plan plan, GameServer server, String sheet) {
    this.plan = plan;
    this.server = server;
    this.sheet = sheet;
    this.seats = server.roles(sheet).collect(role -> PLAYER);
  }

  /**
   * Plays matches on a server of their own.
   *
   * @param data an empty directory
   * @throws org.gonu.server.service.RefusedException if the sheet cannot be played
   */
  static LoadReport play(Plan plan, Path data) throws IOException, InterruptedException {
    ServerSettings settings =
        new ServerSettings(
            plan.atOnce(), plan.atOnce(), Duration.ZERO, 1, "gonu " + Version.current());
    try (GameServer server =
        GameServer.open(
            data,
            settings,
            Maps.immutable.of(PlayerRow.Kind.LOCAL, new OwnPlayers(plan.atOnce())),
            Clock.systemUTC())) {
      String hash = server.addSheet(SHEET, plan.sheet()).join().hash();
      int seats = plan.atOnce() * server.roles(hash).size();
      server.registerPlayer(PLAYER, PlayerRow.Kind.LOCAL, plan.player(), seats).join();
      return new LoadRun(plan, server, hash).play();
    }
  }

  private LoadReport play() throws InterruptedException {
    note();
    long begin = System.nanoTime();
    while (played < plan.matches()) {
      int tenth = Math.max(plan.atOnce(), (plan.matches() + TENTHS - 1) / TENTHS);
      play(Math.min(tenth, plan.matches() - played));
      note();
    }
    double seconds = (System.nanoTime() - begin) / 1e9;
    return new LoadReport(seconds, rows.toImmutable(), unfinished);
  }

  private void play(int matches) throws InterruptedException {
    CountDownLatch left = new CountDownLatch(matches);
    BiConsumer<String, MatchEvent> listener =
        (match, event) -> {
          if (event.body() instanceof EventBody.Ended) {
            left.countDown();
          }
        };
    MutableList<String> ids = Lists.mutable.empty();
    server.listen(listener);
    try {
      for (int i = 0; i < matches; i++) {
        MatchRequest request =
            MatchRequest.of(sheet, seats, plan.clocks()).withSeed(played + (long) i);
        ids.add(server.startMatch(request).join().id());
      }
      left.await();
    } finally {
      server.unlisten(listener);
    }
    // A match has ended before its players are closed.
    while (server.status().running() > 0) {
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
    }
    ids.each(this::count);
    played += matches;
  }

  private void count(String id) {
    for (MatchEvent event : server.events(id, 1, Integer.MAX_VALUE)) {
      if (event.body() instanceof EventBody.Moved moved) {
        ImmutableLongList used = moved.usedMillis();
        turns += used.size();
        slowestMillis = Math.max(slowestMillis, used.max());
        late += used.count(millis -> millis > plan.clocks().play().toMillis());
      } else if (event.body() instanceof EventBody.Ended ended
          && ended.reason() != EndReason.COMPLETED) {
        unfinished++;
      }
    }
  }

  private void note() {
    rows.add(new LoadReport.Row(played, turns, late, slowestMillis, Footprint.now()));
  }
}
