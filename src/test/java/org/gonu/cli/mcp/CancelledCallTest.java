package org.gonu.cli.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

/** Calls that clients cancel: they end, and are not answered. */
final class CancelledCallTest {
  private static final String BEGINNING =
      """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
      "capabilities":{},"clientInfo":{"name":"a","version":"1"}}}""";

  private static final String BEGUN =
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";

  /** Not solved in the time that an analysis may take. */
  private static final String START =
      call(1, "start_match", "{\"game\":\"breakthrough\",\"opponent\":\"self\"}");

  private static final String ANALYZE =
      call(2, "analyze", "{\"match\":\"match-1\",\"seconds\":20}");

  private static final String CANCEL =
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":2}}";

  /** Waits for the analysis, which uses the match. */
  private static final String POSITION =
      call(3, "position", "{\"match\":\"match-1\",\"format\":\"text\"}");

  private static String call(int id, String tool, String arguments) {
    return """
    {"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"%s","arguments":%s,\
    "_meta":{"progressToken":"t"}}}"""
        .formatted(id, tool, arguments);
  }

  @Test
  void cancelledCall_overStreams_endsWithoutAnAnswer() throws Exception {
    PipedOutputStream sent = new PipedOutputStream();
    PipedOutputStream answers = new PipedOutputStream();
    try (AgentTools tools = new AgentTools();
        PipedInputStream requests = new PipedInputStream(sent);
        PipedInputStream received = new PipedInputStream(answers)) {
      FutureTask<Void> served =
          new FutureTask<>(
              () -> {
                AgentServer.serve(tools.all(), requests, answers);
                return null;
              });
      new Thread(served).start();
      BufferedReader lines = reader(received);
      send(sent, BEGINNING);
      assertTrue(lines.readLine().contains("\"id\":0"));
      send(sent, BEGUN);
      send(sent, START);
      assertTrue(lines.readLine().contains("\"id\":1"));
      send(sent, ANALYZE);
      assertTrue(lines.readLine().contains("notifications/progress"));

      long cancelled = System.nanoTime();
      send(sent, CANCEL);
      send(sent, POSITION);
      String answer = lines.readLine();
      while (answer.contains("notifications/progress")) {
        answer = lines.readLine();
      }
      assertTrue(answer.contains("\"id\":3"), answer);
      assertTrue(System.nanoTime() - cancelled < 15_000_000_000L, "the analysis went on");

      sent.close();
      served.get();
      answers.close();
      assertEquals(0, lines.lines().count());
    }
  }

  private static BufferedReader reader(InputStream in) {
    return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  private static void send(OutputStream out, String message) throws IOException {
    out.write((message + "\n").getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  @Test
  void cancelledCall_overHttp_endsWithoutAnAnswer() throws Exception {
    try (AgentTools tools = new AgentTools();
        HttpAgentServer server = new HttpAgentServer(tools.all(), 0)) {
      URI address = URI.create(server.start());
      HttpResponse<InputStream> begun = post(address, "", BEGINNING);
      String session = begun.headers().firstValue("Mcp-Session-Id").orElseThrow();
      begun.body().readAllBytes();
      assertEquals(202, post(address, session, BEGUN).statusCode());
      assertTrue(text(post(address, session, START)).contains("match-1"));
      BufferedReader analysis = reader(post(address, session, ANALYZE).body());
      String first = analysis.readLine();
      while (!first.startsWith("data")) {
        first = analysis.readLine();
      }
      assertTrue(first.contains("notifications/progress"), first);

      assertEquals(202, post(address, session, CANCEL).statusCode());
      String left = String.join("\n", analysis.lines().toList());
      assertFalse(left.contains("result"), left);
      assertTrue(text(post(address, session, POSITION)).contains("\"id\":3"));
    }
  }

  private static String text(HttpResponse<InputStream> response) throws IOException {
    return new String(response.body().readAllBytes(), StandardCharsets.UTF_8);
  }

  private static HttpResponse<InputStream> post(URI address, String session, String message)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address)
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .POST(HttpRequest.BodyPublishers.ofString(message));
    if (!session.isEmpty()) {
      request.header("Mcp-Session-Id", session);
    }
    return HttpClient.newHttpClient()
        .send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
  }
}
