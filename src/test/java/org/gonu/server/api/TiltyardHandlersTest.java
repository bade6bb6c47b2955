package org.gonu.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
final class TiltyardHandlersTest {
  private static final String MOST = "9223372036854775807";
  private static final String LEAST = "-9223372036854775808";

  private final Path directory;

  TiltyardHandlersTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static HttpResponse<String> startMatch(
      TestServer server, String preview, String start, String play) throws Exception {
    return server.send(
        "POST",
        "/scheduling/start_match",
        "{\"gameURL\":\"http://x/games/tic-tac-toe/\",\"playerCodes\":[\"ann\",\"bob\"],"
            + "\"previewClock\":"
            + preview
            + ",\"startClock\":"
            + start
            + ",\"playClock\":"
            + play
            + "}");
  }

  private static void assertRefused(HttpResponse<String> answer, String field) {
    assertEquals(400, answer.statusCode(), answer.body());
    assertTrue(answer.body().contains(field), answer.body());
  }

  @Test
  void startMatch_codeOfAPerson_isRefusedInWords() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      server.prepare(0);
      String request =
          """
          {"gameURL":"tic-tac-toe","playerCodes":["ann",%s],"startClock":1,"playClock":1}""";

      HttpResponse<String> person =
          server.send("POST", "/scheduling/start_match", request.formatted("\"\""));
      HttpResponse<String> number =
          server.send("POST", "/scheduling/start_match", request.formatted("7"));

      assertRefused(person, "people");
      assertRefused(number, "must be a list of texts");
    }
  }

  @Test
  void startMatch_clockBeyondADay_isRefusedByName() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      server.prepare(0);

      assertRefused(startMatch(server, MOST, "10", "10"), "previewClock");
      assertRefused(startMatch(server, "0", MOST, "10"), "startClock");
      assertRefused(startMatch(server, "0", LEAST, "10"), "startClock");
      assertRefused(startMatch(server, "0", "10", "86401"), "playClock");
      assertRefused(startMatch(server, "0", "10", "0"), "play clock");
      assertEquals(200, startMatch(server, LEAST, "86400", "10").statusCode());
    }
  }
}
