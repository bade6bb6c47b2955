package org.gonu.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.gonu.cli.server.OwnPlayers;
import org.gonu.server.api.AdminToken;
import org.gonu.server.api.ApiServer;
import org.gonu.server.api.ApiSettings;
import org.gonu.server.api.ChannelPlayers;
import org.gonu.server.api.Signing;
import org.gonu.server.channel.Channels;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.ServerSettings;
import org.gonu.server.store.PlayerRow;

/**
 * Bodies of requests to a running server, by its organiser: JSON, specifications, the forms of
 * Tiltyard. The first byte says which call it is. No answer may be a fault of the server.
 */
final class ApiTarget implements Target {
  private static final int CHANNELS = 4;
  private static final String[] CALLS = {
    "POST /api/v1/sheets",
    "POST /api/v1/matches",
    "PUT /api/v1/players/ann",
    "PUT /api/v1/players/new",
    "POST /api/v1/matches/none/abort",
    "POST /api/v1/tournaments",
    "POST /api/v1/tournaments/cup/decisions",
    "POST /scheduling/start_match",
  };

  private final HttpClient http = HttpClient.newHttpClient();
  private final ObjectMapper json = new ObjectMapper();
  private final Path directory = Files.createTempDirectory("gonu-fuzz");
  private final AdminToken token = AdminToken.in(directory);
  private final Channels channels =
      new Channels(
          (name, given) -> Optional.of("nobody"),
          new Channels.Limits(
              CHANNELS, Duration.ofSeconds(1), Duration.ofSeconds(9), Duration.ofSeconds(9)));
  private final GameServer server;
  private final ApiServer api;
  private final String sheet;

  ApiTarget() throws Exception {
    server =
        GameServer.open(
            directory.resolve("data"),
            new ServerSettings(2, 2, Duration.ZERO, 7, "gonu test"),
            Maps.immutable.of(
                PlayerRow.Kind.LOCAL,
                new OwnPlayers(2),
                PlayerRow.Kind.CHANNEL,
                ChannelPlayers.of(channels)),
            Clock.systemUTC());
    String rules = Files.readString(Path.of("rules/tic-tac-toe.kif"));
    sheet = server.addSheet("tic-tac-toe", rules).get().hash();
    server.registerPlayer("ann", PlayerRow.Kind.LOCAL, "random", 9).get();
    server.registerPlayer("bob", PlayerRow.Kind.LOCAL, "legal", 9).get();
    api =
        ApiServer.open(
            new ApiServer.Parts(
                server, channels, token, Signing.NONE, "gonu test", Lists.immutable.empty()),
            ApiSettings.loopback(0));
  }

  @Override
  public List<byte[]> samples() {
    return Samples.texts(
        "0{\"name\":\"one\",\"text\":\"(role a) (legal a go) terminal (goal a 100)\"}",
        "1{\"sheet\":\""
            + sheet
            + "\",\"players\":[\"ann\",\"bob\"],\"startClock\":1000,"
            + "\"playClock\":1000,\"grace\":0,\"seed\":3,\"previewClock\":0,\"scrambled\":true}",
        "2{\"kind\":\"local\",\"address\":\"random\",\"mostMatches\":9}",
        "3{\"kind\":\"address\",\"address\":\"localhost:9147\"}",
        "4{\"detail\":\"why not\"}",
        "5tournament: cup\ngames: [tic-tac-toe]\nplayers: [{name: ann, address: random},"
            + " {name: bob, address: legal}]\n",
        "6{\"decision\":\"replay\",\"match\":\"1.1.tic-tac-toe.1-1\",\"reason\":\"x\"}",
        "6{\"decision\":\"forfeit\",\"match\":\"1.1.tic-tac-toe.1-2\",\"player\":\"ann\","
            + "\"reason\":\"x\"}",
        "7{\"gameURL\":\"http://x/games/tic-tac-toe/v0/\",\"playerCodes\":[\"tiltyard://ann\","
            + "\"bob\"],\"previewClock\":-1,\"startClock\":1,\"playClock\":1,\"deadline\":3}");
  }

  @Override
  public List<String> words() {
    return List.of(
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"",
        "null",
        "true",
        "1e9",
        "-1",
        "0.5",
        "\\ud800",
        "\\u0000",
        "99999999999999999999",
        "\"seed\"",
        "\n",
        "random",
        "../..",
        "withdrawal",
        "cancellation",
        "\u0000",
        "\u00ff");
  }

  @Override
  public void take(byte[] input) throws Exception {
    int call = input.length == 0 ? 0 : Math.floorMod(input[0] - '0', CALLS.length);
    String[] words = CALLS[call].split(" ", -1);
    byte[] body = input.length == 0 ? input : Arrays.copyOfRange(input, 1, input.length);
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + api.port() + words[1]))
            .method(words[0], HttpRequest.BodyPublishers.ofByteArray(body))
            .header("Authorization", "Bearer " + token.text())
            .build();
    HttpResponse<String> answer =
        http.send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
    assertTrue(answer.statusCode() < 500, CALLS[call] + ": " + answer.body());
    assertTrue(json.readTree(answer.body()).isObject(), CALLS[call] + ": " + answer.body());
  }

  @Override
  public void close() {
    api.close();
    channels.close();
    server.close();
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException left) {
      throw new UncheckedIOException(left);
    }
  }
}
