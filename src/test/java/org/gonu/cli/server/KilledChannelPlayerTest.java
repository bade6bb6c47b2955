package org.gonu.cli.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.JavaMachine;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchRecord;
import org.gonu.server.api.AdminToken;
import org.gonu.server.api.ApiServer;
import org.gonu.server.api.ApiSettings;
import org.gonu.server.api.ChannelPlayers;
import org.gonu.server.api.Signing;
import org.gonu.server.channel.Channels;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.MatchRequest;
import org.gonu.server.service.ServerSettings;
import org.gonu.server.store.PlayerRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A player that connects itself, is killed in a match and started again, goes on with it. */
@Timeout(300)
final class KilledChannelPlayerTest {
  private static final Duration CLOCK = Duration.ofSeconds(60);

  private final AtomicReference<GameServer> opened = new AtomicReference<>();
  private final Channels channels =
      new Channels(
          ChannelPlayers.admission(id -> Objects.requireNonNull(opened.get()).player(id)),
          Channels.Limits.DEFAULT);
  private final Path directory;

  KilledChannelPlayerTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void player_withStateAndConnect_goesOnAfterItWasKilled() throws Exception {
    ServerSettings settings = new ServerSettings(2, 2, CLOCK, 7, "gonu test");
    AdminToken token = AdminToken.in(directory);
    try (GameServer server =
            GameServer.open(
                directory.resolve("data"),
                settings,
                Maps.immutable.of(
                    PlayerRow.Kind.LOCAL,
                    new OwnPlayers(2),
                    PlayerRow.Kind.CHANNEL,
                    ChannelPlayers.of(channels)),
                Clock.systemUTC());
        ApiServer api =
            ApiServer.open(
                new ApiServer.Parts(
                    server, channels, token, Signing.NONE, "gonu test", Lists.immutable.empty()),
                ApiSettings.loopback(0))) {
      opened.set(server);
      String secret = register(api.port(), token);
      String text = Files.readString(Path.of("rules/connect-four.kif"));
      String sheet = server.addSheet("connect-four", text).get().hash();
      server.registerPlayer("own", PlayerRow.Kind.LOCAL, "random", 9).get();
      Process first = start(api.port(), secret);
      Process second = first;
      try {
        String id =
            server
                .startMatch(
                    MatchRequest.of(
                        sheet, Lists.immutable.of("Ann", "own"), MatchClocks.of(CLOCK, CLOCK)))
                .get()
                .id();
        awaitMoves(server, id, 3);
        first.destroyForcibly().waitFor();
        second = start(api.port(), secret);

        assertEquals(
            EndReason.COMPLETED,
            server.whenEnded(id).get(240, TimeUnit.SECONDS).reason().orElseThrow());
        MatchRecord record = server.record(id).orElseThrow();
        ImmutableList<String> wrong =
            record.errors().flatCollect(row -> row).reject(String::isEmpty);
        assertEquals(Lists.immutable.empty(), wrong);
        ImmutableList<Integer> thoughtAbout =
            server
                .events(id, 1, 1000)
                .collect(MatchEvent::body)
                .selectInstancesOf(EventBody.Thought.class)
                .collect(EventBody.Thought::step);
        assertTrue(thoughtAbout.contains(1), thoughtAbout.toString());
        assertTrue(thoughtAbout.max() > 5, "after it was killed: " + thoughtAbout);
      } finally {
        second.destroyForcibly().waitFor();
        channels.close();
      }
    }
  }

  /** Registers the player, and returns its token. */
  private static String register(int port, AdminToken token) throws Exception {
    HttpRequest put =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/v1/players/Ann"))
            .header("Authorization", "Bearer " + token.text())
            .PUT(HttpRequest.BodyPublishers.ofString("{\"kind\":\"channel\"}"))
            .build();
    String answer =
        HttpClient.newHttpClient().send(put, HttpResponse.BodyHandlers.ofString()).body();
    return new ObjectMapper().readTree(answer).get("token").asText();
  }

  private Process start(int port, String secret) throws IOException {
    return JavaMachine.gonu(
            "player",
            "--quiet",
            "--player",
            "mcts:threads=1,playouts=40,memory=64",
            "--think-aloud",
            "--name",
            "Ann",
            "--token",
            secret,
            "--connect",
            "ws://127.0.0.1:" + port + "/api/v1/channel",
            "--state",
            directory.resolve("state").toString())
        .redirectErrorStream(true)
        .redirectOutput(directory.resolve("player.txt").toFile())
        .start();
  }

  private static void awaitMoves(GameServer server, String id, int moves) throws Exception {
    while (server.events(id, 1, 1000).count(event -> event.body() instanceof EventBody.Moved)
        < moves) {
      assertTrue(server.match(id).orElseThrow().endedAt().isEmpty(), "it has ended");
      TimeUnit.MILLISECONDS.sleep(5);
    }
  }
}
