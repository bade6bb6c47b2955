package org.gonu.web.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
final class PageFilesTest {
  private final Path directory;

  PageFilesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void page_asked_mayLoadNothingFromElsewhere() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      HttpResponse<String> page = server.get("/");
      String policy = page.headers().firstValue("Content-Security-Policy").orElseThrow();

      assertEquals(200, page.statusCode());
      assertTrue(policy.startsWith("default-src 'none'; script-src 'self';"), policy);
      assertFalse(policy.contains("unsafe"), policy);
      assertEquals("nosniff", page.headers().firstValue("X-Content-Type-Options").orElse(""));
      assertFalse(page.body().contains("style="), page.body());
      assertFalse(page.body().matches("(?s).*<script>.*"), page.body());
    }
  }

  @Test
  void page_askedAgainWithItsTag_isNotSentAgain() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      String tag = server.get("/").headers().firstValue("ETag").orElseThrow();

      assertEquals(304, server.get("/", "If-None-Match", tag).statusCode());
      assertEquals(200, server.get("/", "If-None-Match", "\"other\"").statusCode());
    }
  }

  @Test
  void games_askedByABrowser_areCompressed() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      HttpResponse<String> answer =
          server.get(WebTestServer.V1 + "/games", "Accept-Encoding", "gzip");

      assertEquals("gzip", answer.headers().firstValue("Content-Encoding").orElse(""));
    }
  }

  @Test
  void pathThatIsWrong_isAPageForBrowsers_andJsonForPrograms() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      String browsers = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
      HttpResponse<String> page = server.get("/some/nonsense", "Accept", browsers);
      HttpResponse<String> json = server.get("/some/nonsense");
      HttpResponse<String> call = server.get(WebTestServer.V1 + "/nonsense", "Accept", browsers);

      assertEquals(404, page.statusCode());
      assertEquals(
          "text/html;charset=utf-8",
          page.headers()
              .firstValue("Content-Type")
              .orElse("")
              .replace(" ", "")
              .toLowerCase(Locale.ROOT));
      assertTrue(page.body().contains("<a href=\"../\">All games</a>"), page.body());
      assertTrue(page.body().contains("href=\"../gonu.css\""), page.body());
      assertTrue(
          page.headers().firstValue("Content-Security-Policy").orElse("").contains("style-src"));
      assertEquals(404, json.statusCode());
      assertEquals("{\"error\":\"there is nothing at this address\"}", json.body());
      assertEquals(404, call.statusCode());
      assertTrue(call.body().startsWith("{\"error\":"), call.body());
    }
  }

  /** Sends a path as it is: clients would make it safe before. */
  private static String statusOf(WebTestServer server, String path) throws Exception {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.api().port())) {
      socket
          .getOutputStream()
          .write(
              ("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                  .getBytes(StandardCharsets.US_ASCII));
      BufferedReader in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
      return in.readLine().split(" ", -1)[1];
    }
  }

  @Test
  void paths_outsideOfTheList_areNotThere() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      for (String path :
          Lists.immutable.of(
              "/index.html/../../gonu.db",
              "/../gonu.db",
              "/..%2fgonu.db",
              "/%2e%2e/%2e%2e/etc/passwd",
              "/gonu.db",
              "/admin.token",
              "/tables/x.jsonl",
              "/%252e%252e/gonu.db",
              "/..%5c..%5cgonu.db",
              "//etc/passwd",
              "/views/..%2fadmin.token",
              "/api/v1/games/%2e%2e%2fadmin.token/picture.svg",
              "/api/v1/sheets/..%2f..%2fadmin.token",
              "/api/v1/matches/..%2fadmin.token/record",
              "/api/v1/tables/%2e%2e%2f%2e%2e%2fadmin.token/events",
              "/api/v1/tables/..%2f..%2fadmin.token",
              "/api/v1/games/..%2f..%2fetc%2fpasswd")) {
        String status = statusOf(server, path);
        assertTrue(status.equals("404") || status.equals("400"), path + ": " + status);
      }
    }
  }
}
