package org.gonu.server.api;

import com.fasterxml.jackson.databind.JsonNode;
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
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.gonu.match.Player;
import org.gonu.server.channel.Channels;
import org.gonu.server.event.EventBody;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.PlayerSource;
import org.gonu.server.service.ServerSettings;
import org.gonu.server.service.SlowPlayer;
import org.gonu.server.signature.LogSignature;
import org.gonu.server.signature.RecordSignature;
import org.gonu.server.signature.SigningKey;
import org.gonu.server.store.PlayerRow;

/**
 * A whole server on a free port, with players of ours whose address is the time in milliseconds
 * that they take for a move.
 */
final class TestServer implements AutoCloseable {
  static final String TOKEN = "the-organiser";
  static final SigningKey KEY = SigningKey.generate();

  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final GameServer games;
  private final Channels channels;
  private final ApiServer api;

  TestServer(Path directory) throws IOException {
    this(directory, ApiSettings.loopback(0));
  }

  TestServer(Path directory, ApiSettings settings) throws IOException {
    AtomicReference<GameServer> opened = new AtomicReference<>();
    channels =
        new Channels(
            ChannelPlayers.admission(
                id -> Optional.ofNullable(opened.get()).flatMap(server -> server.player(id))),
            Channels.Limits.DEFAULT);
    games =
        GameServer.open(
            directory,
            new ServerSettings(8, 8, Duration.ofSeconds(5), 7, "gonu test"),
            Maps.immutable.of(
                PlayerRow.Kind.LOCAL,
                new Local(),
                PlayerRow.Kind.CHANNEL,
                ChannelPlayers.of(channels)),
            Clock.systemUTC());
    opened.set(games);
    api =
        ApiServer.open(
            new ApiServer.Parts(
                games,
                channels,
                AdminToken.of(TOKEN),
                new Signing(
                    record -> RecordSignature.sign(record, KEY),
                    log -> LogSignature.sign(log, KEY)),
                "gonu test",
                Lists.immutable.empty()),
            settings);
  }

  GameServer games() {
    return games;
  }

  ApiServer api() {
    return api;
  }

  int port() {
    return api.port();
  }

  URI uri(String path) {
    return URI.create("http://127.0.0.1:" + port() + path);
  }

  HttpResponse<String> get(String path, String... headers) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(uri(path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  /** Sends a request as the organiser. */
  HttpResponse<String> send(String method, String path, String body) throws Exception {
    return send(method, path, body, "Bearer " + TOKEN);
  }

  HttpResponse<String> send(String method, String path, String body, String authorization)
      throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(uri(path))
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            .header("Content-Type", "application/json");
    if (!authorization.isEmpty()) {
      request.header("Authorization", authorization);
    }
    return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  static JsonNode json(HttpResponse<String> answer) throws IOException {
    return new ObjectMapper().readTree(answer.body());
  }

  /** Adds tic-tac-toe and two players, and returns the hash of the sheet. */
  String prepare(int millis) throws Exception {
    String text = Files.readString(Path.of("rules/tic-tac-toe.kif"));
    games.registerPlayer("ann", PlayerRow.Kind.LOCAL, String.valueOf(millis), 100).get();
    games.registerPlayer("bob", PlayerRow.Kind.LOCAL, String.valueOf(millis), 100).get();
    return games.addSheet("tic-tac-toe", text).get().hash();
  }

  static String newMatch(String sheet) {
    return "{\"sheet\":\""
        + sheet
        + "\",\"players\":[\"ann\",\"bob\"],\"startClock\":20000,\"playClock\":20000,\"seed\":5}";
  }

  /** The specification of a tournament of four matches between prepared players. */
  static String cup(String name) {
    return "tournament: "
        + name
        + "\nclocks: {start: 20, play: 20, grace: 0}\nrepetitions: 2\nconcurrency: 2\n"
        + "games: [tic-tac-toe]\nplayers:\n- {name: ann, address: '0'}\n"
        + "- {name: bob, address: '0'}\n";
  }

  /** Starts a tournament of prepared players. */
  void createCup(String name) throws Exception {
    HttpResponse<String> created = send("POST", "/api/v1/tournaments", cup(name));
    if (created.statusCode() != 201) {
      throw new IllegalStateException(created.body());
    }
  }

  /** Starts a match of prepared players, and returns its id. */
  String start(String sheet) throws Exception {
    return json(send("POST", "/api/v1/matches", newMatch(sheet))).get("id").asText();
  }

  /** Plays a match to its end, and returns its id. */
  String play(String sheet) throws Exception {
    String id = start(sheet);
    games.whenEnded(id).get(60, TimeUnit.SECONDS);
    return id;
  }

  @Override
  public void close() {
    api.close();
    channels.close();
    games.close();
  }

  /** Players in this program, whose address is their time for a move. */
  private static final class Local implements PlayerSource {
    @Override
    public void check(String address) {}

    @Override
    public Player open(PlayerRow player, long seed, Consumer<EventBody.Thought> thoughts) {
      return new SlowPlayer(player.id(), seed, Duration.ofMillis(Long.parseLong(player.address())));
    }

    @Override
    public boolean isBack(PlayerRow player, Player opened, Duration limit) {
      return true;
    }
  }
}
