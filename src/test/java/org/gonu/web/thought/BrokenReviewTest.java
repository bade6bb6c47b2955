package org.gonu.web.thought;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.Javalin;
import io.javalin.http.Handler;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Iterator;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.web.BoundedWork;
import org.gonu.web.GameReference;
import org.gonu.web.PlayedGame;
import org.gonu.web.WebGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A review that cannot go on after it has begun to answer. */
@Timeout(120)
final class BrokenReviewTest {
  private static final String GAME = "breakthrough";
  private static final int STEPS = 8;

  private final WebGames games = WebGames.ofLibrary();

  @Test
  void review_thatFindsNoSearchAnyMore_tellsAnErrorAsAnEvent() throws Exception {
    MutableList<String> lines = Lists.mutable.empty();
    Thinking thinking = new Thinking();
    try (BoundedWork work = new BoundedWork(1, Duration.ofMinutes(1))) {
      Javalin server = serve(new ThoughtRoutes(games, work, thinking));
      try (Stream<String> answer = post(server.port()).body()) {
        for (Iterator<String> line = answer.iterator(); line.hasNext(); ) {
          lines.add(line.next());
          // From now on, no search begins any more.
          thinking.close();
        }
      } finally {
        server.stop();
      }
    }

    ImmutableList<String> events = lines.select(line -> line.startsWith("event: ")).toImmutable();
    assertEquals("event: error", events.getLast(), lines.toString());
    String told = lines.select(line -> line.startsWith("data: ")).getLast();
    assertTrue(told.startsWith("data: {\"error\":\"all searches are taken"), told);
    assertTrue(lines.noneSatisfy(line -> line.startsWith("{")), lines.toString());
  }

  private static Javalin serve(ThoughtRoutes routes) {
    Handler review =
        routes
            .routes()
            .detect(route -> route.request().operation().equals("review"))
            .request()
            .handler();
    return Javalin.create(
            config -> {
              config.startup.showJavalinBanner = false;
              config.routes.post("/", review);
            })
        .start("127.0.0.1", 0);
  }

  private HttpResponse<Stream<String>> post(int port) throws Exception {
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("secondsPerMove", 1);
    body.putObject("game").put("id", GAME);
    ArrayNode moves = body.putArray("moves");
    match().each(joint -> joint.each(moves.addArray()::add));
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
            .build();
    return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofLines());
  }

  /** A match in which everybody makes the first legal move. */
  private ImmutableList<ImmutableList<String>> match() {
    PlayedGame game = games.of(new GameReference.Library(GAME));
    MutableList<ImmutableList<String>> moves = Lists.mutable.empty();
    for (int step = 0; step < STEPS; step++) {
      moves.add(
          game.at(
              moves.toImmutable(),
              spot ->
                  game.roles()
                      .collect(
                          role ->
                              PlayedGame.text(
                                  spot.machine().legalMoves(spot.state(), role).getFirst()))));
    }
    return moves.toImmutable();
  }
}
