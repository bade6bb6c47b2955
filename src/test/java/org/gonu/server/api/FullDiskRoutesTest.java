package org.gonu.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What requests are answered while the disk is full. */
@Timeout(120)
final class FullDiskRoutesTest {
  /** Less than a request waits where nobody knows that the disk is full. */
  private static final Duration SOON = Duration.ofSeconds(8);

  private static final String SHEETS = "/api/v1/sheets";
  private static final String CUPS = "/api/v1/tournaments";

  private final Path directory;

  FullDiskRoutesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** A sheet that needs new pages of the database. */
  private static String largeSheet() {
    String text =
        "; " + "x".repeat(100_000) + "\n(role r) (legal r wait) (goal r 0) (<= terminal (true a))";
    return new ObjectMapper()
        .createObjectNode()
        .put("name", "large")
        .put("text", text + "(init a)")
        .toString();
  }

  @Test
  void player_whileTheDiskIsKnownToBeFull_isAnsweredSoon() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      server.games().setMaxBytes(OptionalLong.of(1));
      assertEquals(503, server.send("POST", SHEETS, largeSheet()).statusCode());
      long begin = System.nanoTime();

      HttpResponse<String> answer =
          server.send("PUT", "/api/v1/players/ann", "{\"kind\":\"channel\"}");

      Duration time = Duration.ofNanos(System.nanoTime() - begin);
      assertEquals(503, answer.statusCode(), answer.body());
      assertTrue(time.compareTo(SOON) < 0, time.toString());
    }
  }

  @Test
  void tournament_ofThePastWhileTheDiskIsFull_isRefused() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      server.prepare(0);
      server.createCup("past");
      String end = "{\"decision\":\"cancellation\",\"reason\":\"rain\"}";
      assertEquals(200, server.send("POST", CUPS + "/past/decisions", end).statusCode());
    }
    try (TestServer server = new TestServer(directory)) {
      server.games().setMaxBytes(OptionalLong.of(1));
      assertEquals(503, server.send("POST", SHEETS, largeSheet()).statusCode());
      assertEquals(503, server.send("POST", CUPS, TestServer.cup("next")).statusCode());

      assertEquals(503, server.get(CUPS + "/past").statusCode());
      assertEquals(503, server.get(CUPS + "/past/standings").statusCode());
      assertEquals(503, server.get(CUPS + "/past/log").statusCode());
      assertEquals(200, server.get(CUPS).statusCode());
    }
  }
}
