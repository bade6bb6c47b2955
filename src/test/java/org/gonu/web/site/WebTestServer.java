package org.gonu.web.site;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.server.api.AdminToken;
import org.gonu.server.api.ApiServer;
import org.gonu.server.api.ApiSettings;
import org.gonu.server.api.ChannelPlayers;
import org.gonu.server.api.Signing;
import org.gonu.server.channel.Channels;
import org.gonu.server.route.RouteGroup;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.ServerSettings;

/** A whole server with all routes of the page on a free port. */
public final class WebTestServer implements AutoCloseable {
  /** The version of the interface as a part of paths. */
  public static final String V1 = "/api/v1";

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final GameServer games;
  private final Channels channels;
  private final ApiServer api;
  private final ImmutableList<RouteGroup> routes;

  /** A server in a directory. */
  public WebTestServer(Path directory) throws IOException {
    channels =
        new Channels(ChannelPlayers.admission(id -> Optional.empty()), Channels.Limits.DEFAULT);
    games =
        GameServer.open(
            directory,
            new ServerSettings(2, 2, Duration.ofSeconds(1), 1, "gonu test"),
            Maps.immutable.empty(),
            Clock.systemUTC());
    routes = WebRoutes.of(games, directory);
    api =
        ApiServer.open(
            new ApiServer.Parts(
                games, channels, AdminToken.in(directory), Signing.NONE, "gonu test", routes),
            ApiSettings.loopback(0));
  }

  /** The names of the operations of the page. */
  ImmutableSet<String> operations() {
    return routes
        .flatCollect(RouteGroup::routes)
        .collect(route -> route.request().operation())
        .toImmutableSet();
  }

  /** The server below. */
  public GameServer games() {
    return games;
  }

  /** The interface. */
  public ApiServer api() {
    return api;
  }

  /** An address. */
  public URI uri(String path) {
    return URI.create("http://127.0.0.1:" + api.port() + path);
  }

  /** Asks for something, with headers as names and values in turn. */
  public HttpResponse<String> get(String path, String... headers) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(uri(path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  /** Sends a body, with headers as names and values in turn. */
  public HttpResponse<String> post(String path, String body, String... headers) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(uri(path)).POST(HttpRequest.BodyPublishers.ofString(body));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  /** The JSON of an answer. */
  public static JsonNode json(HttpResponse<String> answer) throws IOException {
    return MAPPER.readTree(answer.body());
  }

  /** A request about a game of the library after some joint moves. */
  public static ObjectNode at(String game, String[]... moves) {
    ObjectNode request = MAPPER.createObjectNode();
    request.putObject("game").put("id", game);
    ArrayNode list = request.putArray("moves");
    for (String[] joint : moves) {
      ArrayNode texts = list.addArray();
      for (String move : joint) {
        texts.add(move);
      }
    }
    return request;
  }

  /** A joint move. */
  public static String[] joint(String... moves) {
    return moves;
  }

  @Override
  public void close() {
    api.close();
    channels.close();
    games.close();
  }
}
