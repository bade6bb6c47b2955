package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalLong;
import org.apache.commons.cli.DefaultParser;
import org.apache.commons.cli.Options;
import org.apache.commons.cli.ParseException;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.server.Entrance;
import org.gonu.cli.server.RunningServer;
import org.gonu.server.api.Signing;
import org.gonu.server.service.ServerSettings;

/** A server with the page, as {@code gonu web} opens it, and a data directory that outlives it. */
final class WebServer implements AutoCloseable {
  private static final int MOST_MATCHES = 4;
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final Path data;
  private RunningServer running;
  private Entrance.Opened opened;

  /** Starts a server on a free port. */
  WebServer(Path data) throws IOException {
    this.data = data;
    running = open(data, 0);
    opened = running.listen();
  }

  private static RunningServer open(Path data, int port) throws IOException {
    ServerSettings settings =
        new ServerSettings(MOST_MATCHES, MOST_MATCHES, Duration.ZERO, 1, "gonu test");
    return RunningServer.open(
        data, settings, OptionalLong.empty(), new Entrance(onPort(port), Signing.NONE));
  }

  private static Arguments onPort(int port) {
    Options options =
        new Options()
            .addOption(Entrance.PORT.toParserOption())
            .addOption(Entrance.BIND.toParserOption());
    try {
      return new Arguments(new DefaultParser().parse(options, new String[] {"--port", "" + port}));
    } catch (ParseException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** The address without a slash at the end. */
  String address() {
    return opened.url();
  }

  /** Stops the server in the middle of whatever it does, and starts it again on the same port. */
  void restart() throws IOException {
    running.close();
    running = open(data, opened.port());
    opened = running.listen();
  }

  /** The answer to a GET. */
  JsonNode get(String path) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(URI.create(address() + path)).build());
  }

  /** The answer to a POST. */
  JsonNode post(String path, Object body) throws IOException, InterruptedException {
    return send(request(path).POST(json(body)).build());
  }

  /** The answer to a POST of a text by the organiser. */
  JsonNode postText(String path, String body) throws IOException, InterruptedException {
    return send(request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build());
  }

  /** The answer to a PUT by the organiser. */
  JsonNode put(String path, Object body) throws IOException, InterruptedException {
    return send(request(path).PUT(json(body)).build());
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(address() + path))
        .header("Content-Type", "application/json")
        .header("Authorization", "Bearer " + opened.token().text());
  }

  private static HttpRequest.BodyPublisher json(Object body) throws IOException {
    return HttpRequest.BodyPublishers.ofString(MAPPER.writeValueAsString(body));
  }

  private static JsonNode send(HttpRequest request) throws IOException, InterruptedException {
    HttpResponse<String> answer = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
    assertTrue(answer.statusCode() < 300, request.uri() + ": " + answer.body());
    return MAPPER.readTree(answer.body());
  }

  @Override
  public void close() {
    running.close();
  }
}
