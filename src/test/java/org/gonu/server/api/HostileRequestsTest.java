package org.gonu.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that no decent client sends, over raw sockets. */
@Timeout(120)
final class HostileRequestsTest {
  private final Path directory;

  HostileRequestsTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static Socket connect(TestServer server) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    socket.setSoTimeout(60_000);
    return socket;
  }

  /** Sends a text, and reads what comes until the server closes. */
  private static String exchange(TestServer server, String text) throws IOException {
    try (Socket socket = connect(server)) {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static ApiSettings impatient() {
    ApiSettings usual = ApiSettings.loopback(0);
    return new ApiSettings(usual.bind(), 0, Duration.ofSeconds(1), 20, 20);
  }

  @Test
  void hostOfAnotherName_onAServerOfThisMachineAlone_isRefused() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String request = "GET /api/v1/status HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n";

      assertTrue(exchange(server, request.formatted("rebound.example")).contains(" 403 "));
      assertTrue(exchange(server, request.formatted("127.0.0.1.example:80")).contains(" 403 "));
      assertTrue(
          exchange(server, request.formatted("localhost:" + server.port())).contains(" 200 "));
      assertTrue(exchange(server, request.formatted("127.0.0.1")).contains(" 200 "));
      assertTrue(exchange(server, request.formatted("[::1]:9180")).contains(" 200 "));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/api/v1/sheets/..%2f..%2f..%2fetc%2fpasswd",
        "/api/v1/sheets/..;/..;/etc/passwd",
        "/api/v1/matches/..%5c..%5cadmin.token/record",
        "/api/v1/matches/%00/record",
        "/api/v1/matches/admin.token/record",
        "/matches//etc/passwd",
        "/admin.token",
        "/gonu.db",
        "/META-INF/MANIFEST.MF",
        "file:///etc/passwd"
      })
  void get_pathToAFile_isRefused(String path) throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String answer =
          exchange(
              server, "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

      assertTrue(answer.startsWith("HTTP/1.1 4"), answer);
      assertFalse(answer.contains("root:") || answer.contains("Manifest"), answer);
      assertFalse(answer.contains("\tat "), answer);
    }
  }

  @Test
  void post_bodyOfManyMegabytes_isRefused() throws Exception {
    try (TestServer server = new TestServer(directory);
        Socket socket = connect(server)) {
      OutputStream out = socket.getOutputStream();
      out.write(
          ("POST /api/v1/sheets HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
                  + TestServer.TOKEN
                  + "\r\nContent-Length: 100000000\r\n\r\n{\"text\":\"")
              .getBytes(StandardCharsets.US_ASCII));
      byte[] chunk = "x".repeat(1 << 20).getBytes(StandardCharsets.US_ASCII);
      byte[] head = new byte[12];
      try {
        for (int i = 0; i < 60; i++) {
          out.write(chunk);
        }
      } catch (IOException cutOff) {
        assertEquals(200, server.get("/api/v1/status").statusCode());
        return;
      }
      socket.getInputStream().readNBytes(head, 0, 12);
      assertEquals("HTTP/1.1 413", new String(head, StandardCharsets.US_ASCII));
    }
  }

  @Test
  void post_bodyOfAStranger_isNotRead() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String answer =
          exchange(
              server,
              "POST /api/v1/sheets HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                  + "Content-Length: 100000000\r\n\r\n{");

      assertTrue(answer.startsWith("HTTP/1.1 401"), answer);
    }
  }

  @Test
  void post_bodyThatStops_isGivenUp() throws Exception {
    try (TestServer server = new TestServer(directory, impatient())) {
      String answer =
          exchange(
              server,
              "POST /api/v1/sheets HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
                  + TestServer.TOKEN
                  + "\r\nContent-Length: 1000\r\n\r\n{");

      assertTrue(answer.isEmpty() || answer.startsWith("HTTP/1.1 4"), answer);
      assertEquals(200, server.get("/api/v1/status").statusCode());
    }
  }

  /** One byte now and then keeps the connection from being idle. */
  @Test
  void post_bodyThatTrickles_isGivenUp() throws Exception {
    try (TestServer server = new TestServer(directory);
        Socket socket = connect(server)) {
      OutputStream out = socket.getOutputStream();
      out.write(
          ("POST /api/v1/sheets HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
                  + TestServer.TOKEN
                  + "\r\nContent-Length: 100000\r\n\r\n{")
              .getBytes(StandardCharsets.US_ASCII));
      long begin = System.nanoTime();
      boolean isOver = false;
      while (!isOver && System.nanoTime() - begin < Duration.ofSeconds(60).toNanos()) {
        try {
          out.write(' ');
          isOver = socket.getInputStream().available() > 0;
          Thread.sleep(100);
        } catch (IOException cutOff) {
          isOver = true;
        }
      }

      assertTrue(isOver);
      assertEquals(200, server.get("/api/v1/status").statusCode());
    }
  }

  /** Each body that is waited for keeps a thread: there are more of them here than threads. */
  @Test
  void bodiesThatDoNotArrive_leaveThreadsForOthers() throws Exception {
    String head =
        "POST /api/v1/sheets HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            + "Authorization: Bearer "
            + TestServer.TOKEN
            + "\r\nContent-Length: ";
    try (TestServer server = new TestServer(directory)) {
      Socket[] slow = new Socket[100];
      for (int i = 0; i < slow.length; i++) {
        slow[i] = connect(server);
        slow[i].getOutputStream().write((head + "1000\r\n\r\n{").getBytes(StandardCharsets.UTF_8));
      }

      long begin = System.nanoTime();
      int status = server.get("/api/v1/status").statusCode();
      String whole = exchange(server, head + "2\r\n\r\n{}");
      Duration time = Duration.ofNanos(System.nanoTime() - begin);

      assertEquals(200, status);
      assertTrue(whole.startsWith("HTTP/1.1 400"), whole);
      // Before the first of them is given up.
      assertTrue(time.compareTo(Duration.ofSeconds(20)) < 0, time.toString());
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void head_ofManyKilobytes_isRefused() throws Exception {
    try (TestServer server = new TestServer(directory)) {
      String answer =
          exchange(
              server,
              "GET /api/v1/status HTTP/1.1\r\nHost: localhost\r\nX: "
                  + "x".repeat(20_000)
                  + "\r\n\r\n");

      assertTrue(answer.startsWith("HTTP/1.1 431"), answer);
    }
  }

  @Test
  void connections_thatSayNothing_areClosedAndOthersGetIn() throws Exception {
    try (TestServer server = new TestServer(directory, impatient())) {
      Socket[] silent = new Socket[20];
      for (int i = 0; i < silent.length; i++) {
        silent[i] = connect(server);
      }
      for (Socket socket : silent) {
        assertEquals(-1, socket.getInputStream().read());
        socket.close();
      }

      assertEquals(200, server.get("/api/v1/status").statusCode());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u0000\u0001\u0002\r\n\r\n",
        "GET\r\n\r\n",
        "GET /api/v1/status HTTP/9.9\r\n\r\n",
        "TRACE /api/v1/status HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        "BREW /api/v1/status HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        "GET /api/v1/status HTTP/1.1\r\nConnection: close\r\n\r\n",
        "POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
      })
  void request_thatIsNone_isRefused(String request) throws Exception {
    try (TestServer server = new TestServer(directory, impatient())) {
      String answer = exchange(server, request);

      assertTrue(answer.isEmpty() || answer.matches("(?s)HTTP/1\\.[01] [45].*"), answer);
      assertFalse(answer.contains("\tat "), answer);
    }
  }
}
