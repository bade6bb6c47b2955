package org.gonu.server.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.match.MatchRecord;
import org.gonu.match.Replay;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventKind;
import org.gonu.server.event.EventRecord;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.Store;
import org.gonu.server.store.TournamentRow;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.log.LogReader;
import org.gonu.server.tournament.standing.Tournament;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The server is killed at random moments while matches and tournaments are played between players
 * behind sockets and in its own program, and started again. {@code mvn test -Dtest=ServerKillTest
 * -DexcludedGroups=} kills it two hundred times, too; with {@code -Dkill.times=50 -Dkill.seed=7}
 * fifty times at other moments.
 */
final class ServerKillTest {
  private static final ImmutableList<String> SHEETS =
      Lists.immutable.of("tic-tac-toe", "connect-four", "breakthrough");

  /** Five players over sockets and one in the program of the server, in a Swiss tournament. */
  private static final String CUP =
      """
      tournament: cup NUMBER
      seed: NUMBER
      format: {kind: swiss, rounds: 3}
      repetitions: 1
      concurrency: 4
      clocks: {start: 20, play: 20, grace: 0}
      games:
        - tic-tac-toe
      players:
        - {name: player-0, address: "http://localhost:1"}
        - {name: player-1, address: "http://localhost:2"}
        - {name: player-2, address: "http://localhost:3"}
        - {name: player-3, address: "http://localhost:4"}
        - {name: own, address: "3"}
      """;

  /** Kills of the slow test. */
  private static final int KILLS = Integer.getInteger("kill.times", 200);

  /** Seed of the moments of the slow test, and of its matches. */
  private static final long SEED = Long.getLong("kill.seed", 2);

  /** Longest time from the first sign of life to the kill. */
  private static final int MAX_LIFE_MILLIS = 900;

  private final Path directory;
  private final Map<String, Game> games = new ConcurrentHashMap<>();

  /** By match that has ended and was found right, its events: they must stay as they are. */
  private final Map<String, ImmutableList<MatchEvent>> right = new ConcurrentHashMap<>();

  /** By match, the number of the last event that any server has told of. */
  private final Map<String, Long> told = new ConcurrentHashMap<>();

  /** How many tournaments were asked for. */
  private int tournaments;

  ServerKillTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  @Timeout(300)
  void server_killedThreeTimes_losesNothingAndEndsEveryMatchOnce() throws Exception {
    run(3, 8, 1);
  }

  @Tag("slow")
  @Test
  @Timeout(3600)
  void server_killedManyTimes_losesNothingAndEndsEveryMatchOnce() throws Exception {
    run(KILLS, 5 * KILLS / 2, SEED);
  }

  private void run(int kills, int matches, long seed) throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    MutableList<PlayerEndpoint> players = Lists.mutable.empty();
    try {
      for (int i = 0; i < 6; i++) {
        players.add(Servers.serve("player-" + i, 5 * i));
      }
      ask(players, matches, random);
      int made = 0;
      while (made < kills) {
        ServerProcess server = ServerProcess.start(directory);
        server.awaitBegin();
        boolean isIdle = server.isIdleWithin(random.nextInt(MAX_LIFE_MILLIS));
        server.kill().forEach((id, last) -> told.merge(id, last, Math::max));
        made++;
        check("kill " + made + " with the seed " + seed);
        if (isIdle) {
          ask(players, matches, random);
        }
      }
      ServerProcess last = ServerProcess.start(directory);
      assertTrue(last.isIdleWithin(240_000), "matches do not end");
      last.kill().forEach((id, number) -> told.merge(id, number, Math::max));
      check("the end");
      checkAllCompleted();
      checkTournaments(last.standings());
    } finally {
      players.each(PlayerEndpoint::close);
    }
  }

  /** Registers the players and asks for matches, most of them between two players over sockets. */
  private void ask(MutableList<PlayerEndpoint> players, int matches, SplittableRandom random)
      throws Exception {
    try (GameServer server = Servers.open(directory)) {
      for (int i = 0; i < players.size(); i++) {
        Servers.addRemote(server, "player-" + i, players.get(i).port());
      }
      Servers.addLocal(server, "own", 3);
      MutableList<String> hashes = Lists.mutable.empty();
      for (String sheet : SHEETS) {
        hashes.add(Servers.addSheet(server, sheet));
      }
      tournaments++;
      TournamentSpec spec =
          server.tournaments().read("cup", CUP.replace("NUMBER", "" + tournaments)).get();
      assertEquals("cup-" + tournaments, server.tournaments().create(spec).get().id());
      for (int i = 0; i < matches; i++) {
        int first = random.nextInt(players.size());
        int second = random.nextInt(players.size());
        String other = first == second ? "own" : "player-" + second;
        String sheet = hashes.get(random.nextInt(hashes.size()));
        assertTrue(
            server.startMatch(Servers.match(sheet, "player-" + first, other)).get().number() > 0);
      }
    }
  }

  /** Nothing that was told is missing, and what has ended has one end and obeys the rules. */
  private void check(String when) throws Exception {
    try (Store store = Store.open(directory)) {
      for (MatchRow row : store.matches().latest(Long.MAX_VALUE, 10_000)) {
        ImmutableList<MatchEvent> events = store.matches().events(row.id());
        String what = when + ", " + row;
        assertTrue(events.size() >= told.getOrDefault(row.id(), 0L), what);
        for (int i = 0; i < events.size(); i++) {
          assertEquals(i + 1, events.get(i).sequence(), what);
        }
        int ends = events.count(event -> event.kind() == EventKind.ENDED);
        assertEquals(row.state() == MatchRow.State.ENDED ? 1 : 0, ends, what);
        ImmutableList<MatchEvent> before = right.get(row.id());
        if (before != null) {
          assertEquals(before, events, what);
        } else if (ends == 1) {
          checkRecord(EventRecord.of(events), what);
          right.put(row.id(), events);
        }
      }
    }
  }

  private void checkRecord(MatchRecord record, String what) {
    assertTrue(
        record.errors().allSatisfy(row -> row.allSatisfy(String::isEmpty)),
        () -> what + record.errors());
    Game game = games.computeIfAbsent(record.header().gameName().orElseThrow(), this::load);
    Replay.Result result = new Replay(game.newMachine(), game.spelling()).run(record, step -> {});
    assertTrue(result.difference().isEmpty(), () -> what + result.difference());
  }

  private Game load(String name) {
    try {
      String text = Files.readString(Path.of("rules", name + ".kif"));
      return Game.load(new SourceText(name, text), CasePolicy.INSENSITIVE, Strictness.LENIENT)
          .get();
    } catch (IOException missing) {
      throw new AssertionError(missing);
    }
  }

  /** The standings in memory are those that anybody computes from the log. */
  private void checkTournaments(Map<String, String> standings) throws Exception {
    assertEquals(tournaments, standings.size());
    try (GameServer server = Servers.open(directory)) {
      for (TournamentRow row : server.tournaments().all()) {
        byte[] log = server.tournaments().log(row.id()).getBytes(StandardCharsets.UTF_8);
        Tournament recomputed = LogReader.read(row.id(), log).get().tournament();
        assertTrue(recomputed.isFinished(), row.id());
        assertEquals(recomputed.standings().rows().toString(), standings.get(row.id()));
        ImmutableList<String> played =
            server
                .tournaments()
                .matches(row.id())
                .collect(match -> match.pairing().orElseThrow().pairing());
        assertEquals(played.distinct(), played);
      }
    }
  }

  private void checkAllCompleted() throws Exception {
    try (Store store = Store.open(directory)) {
      for (MatchRow row : store.matches().latest(Long.MAX_VALUE, 10_000)) {
        assertEquals(EndReason.COMPLETED, row.reason().orElseThrow(), row.toString());
      }
    }
  }
}
