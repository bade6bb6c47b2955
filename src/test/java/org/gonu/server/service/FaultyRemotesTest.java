package org.gonu.server.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.http.RawSocket;
import org.gonu.http.ScriptedPlayer;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordWriter;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.MatchEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Players with one fault each in matches of a running server, all at once. */
@Timeout(60)
final class FaultyRemotesTest {
  /** Both choose at the same time, three times. */
  private static final String SHEET =
      """
      (role left) (role right)
      (init (step 0))
      (after 0 1) (after 1 2) (after 2 3)
      (<= (next (step ?n)) (true (step ?m)) (after ?m ?n))
      (<= (legal ?r go) (role ?r))
      (<= (legal ?r stay) (role ?r))
      (<= terminal (true (step 3)))
      (goal left 50) (goal right 50)
      """;

  private static final Duration CLOCK = Duration.ofSeconds(1);
  private static final String HEAD = "HTTP/1.0 200 OK\r\nContent-Length: ";

  private final CountDownLatch end = new CountDownLatch(1);
  private final Path directory;

  FaultyRemotesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static void reply(Socket socket, String body) throws IOException {
    RawSocket.of(socket).send(HEAD + body.length() + "\r\n\r\n" + body);
  }

  /** Sends a byte every now and then, never all that was announced. */
  private void trickle(Socket socket) throws IOException, InterruptedException {
    RawSocket raw = RawSocket.of(socket).send(HEAD + "1000\r\n\r\n");
    while (!end.await(100, TimeUnit.MILLISECONDS)) {
      raw.send("g");
    }
  }

  /** Sends megabytes until the other side has enough. */
  private static void flood(Socket socket) throws IOException {
    RawSocket raw = RawSocket.of(socket).send(HEAD + "2000000000\r\n\r\n");
    String megabyte = "g".repeat(1 << 20);
    for (int i = 0; i < 2000; i++) {
      raw.send(megabyte);
    }
  }

  private static void reset(Socket socket) throws IOException {
    socket.setSoLinger(true, 0);
    socket.close();
  }

  private MutableMap<String, ScriptedPlayer.Script> faults() {
    MutableMap<String, ScriptedPlayer.Script> faults = Maps.mutable.empty();
    faults.put("silent", (player, socket) -> assertTrue(end.await(50, TimeUnit.SECONDS)));
    faults.put("trickles", (player, socket) -> trickle(socket));
    faults.put("floods", (player, socket) -> flood(socket));
    faults.put("resets", (player, socket) -> reset(socket));
    faults.put("closes", (player, socket) -> socket.close());
    faults.put("foreign", (player, socket) -> reply(socket, "( mark 1 1 )"));
    faults.put("busy", (player, socket) -> reply(socket, "busy"));
    faults.put("escapes", (player, socket) -> reply(socket, "\u001b[2J\u0000go\u0007"));
    faults.put("twice", (player, socket) -> reply(socket, "go go"));
    return faults;
  }

  /** The record marks that a fault may leave in each turn. */
  private static String marks(String fault) {
    return switch (fault) {
      case "silent", "trickles" -> "TO";
      case "floods" -> "TO|CE|IL.*";
      case "resets", "closes" -> "CE";
      default -> "IL.*";
    };
  }

  @Test
  void faultyPlayers_eachInAMatch_spoilNothingButTheirOwnMoves() throws Exception {
    MutableMap<String, ScriptedPlayer> peers = Maps.mutable.empty();
    MutableMap<String, String> matches = Maps.mutable.empty();
    MutableMap<String, ScriptedPlayer.Script> faults = faults();
    try (GameServer server = Servers.open(directory, faults.size(), Clock.systemUTC())) {
      String sheet = server.addSheet("go-or-stay", SHEET).get().hash();
      Servers.addLocal(server, "sound", 0);
      for (String name : faults.keySet()) {
        ScriptedPlayer peer = new ScriptedPlayer(faults.get(name));
        peers.put(name, peer);
        Servers.addRemote(server, name, peer.port());
        MatchRequest request =
            MatchRequest.of(
                sheet,
                Lists.immutable.of("sound", name),
                MatchClocks.of(CLOCK, CLOCK).withGrace(Duration.ZERO));
        matches.put(name, server.startMatch(request).get().id());
      }

      for (String name : matches.keySet()) {
        check(server, name, matches.get(name));
      }
    } finally {
      end.countDown();
      for (ScriptedPlayer peer : peers) {
        peer.close();
      }
    }
  }

  private static void check(GameServer server, String name, String id) throws Exception {
    EndReason reason = server.whenEnded(id).get(40, TimeUnit.SECONDS).reason().orElseThrow();
    MatchRecord record = server.record(id).orElseThrow();
    ImmutableList<MatchEvent> events = server.events(id, 1, 1000);

    assertEquals(EndReason.COMPLETED, reason, name);
    assertEquals(1, events.count(event -> event.body() instanceof EventBody.Ended), name);
    assertEquals(3, record.moves().size(), name);
    for (ImmutableList<String> turn : record.errors().drop(1)) {
      assertEquals("", turn.get(0), name);
      assertTrue(turn.get(1).matches("(?s)" + marks(name)), name + ": " + turn.get(1));
      assertTrue(turn.get(1).length() < 200, name + ": " + turn.get(1));
    }
    String text = MatchRecordWriter.print(record);
    assertTrue(
        text.chars().allMatch(c -> c == '\n' || !Character.isISOControl(c)), () -> name + text);
  }

  /** It answers, and dies while the other one thinks: no question to it is open. */
  @Test
  @SuppressWarnings("try") // the player is closed in the midst
  void player_thatDiesWithoutAClockRunning_isReplacedToTheEnd() throws Exception {
    try (GameServer server = Servers.open(directory);
        PlayerEndpoint mortal = Servers.serve("mortal", 0)) {
      String sheet = server.addSheet("go-or-stay", SHEET).get().hash();
      Servers.addLocal(server, "slow", 500);
      Servers.addRemote(server, "mortal", mortal.port());
      server.listen(
          (match, event) -> {
            if (event.body() instanceof EventBody.Moved moved && moved.step() == 1) {
              // In the thread that writes: the second question goes out after this.
              mortal.close();
            }
          });
      MatchRequest request =
          MatchRequest.of(
              sheet, Lists.immutable.of("slow", "mortal"), MatchClocks.of(CLOCK, CLOCK));

      String id = server.startMatch(request).get().id();

      assertEquals(
          EndReason.COMPLETED,
          server.whenEnded(id).get(30, TimeUnit.SECONDS).reason().orElseThrow());
      MatchRecord record = server.record(id).orElseThrow();
      assertEquals("[, ]", record.errors().get(1).toString());
      assertEquals("[, CE]", record.errors().get(2).toString());
      assertEquals("[, CE]", record.errors().get(3).toString());
    }
  }
}
