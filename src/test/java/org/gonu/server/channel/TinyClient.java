package org.gonu.server.channel;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A client of a few lines, written after the page channel.md and without any code of ours: to show
 * that the page suffices.
 */
final class TinyClient implements WebSocket.Listener {
  static final String CLOSED = "{\"kind\":\"closed\"}";

  private final BlockingQueue<String> frames = new LinkedBlockingQueue<>();
  private final StringBuilder parts = new StringBuilder();
  private final WebSocket socket;

  TinyClient(URI server) {
    socket = HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(server, this).join();
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    parts.append(data);
    if (last) {
      frames.add(parts.toString());
      parts.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    frames.add(CLOSED);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable fault) {
    frames.add(CLOSED);
  }

  void send(String text) {
    socket.sendText(text, true).join();
  }

  void hello(String name, String token) {
    send("{\"kind\":\"hello\",\"name\":\"" + name + "\",\"token\":\"" + token + "\"}");
  }

  void reply(JsonNode message, String text) {
    send(
        "{\"kind\":\"reply\",\"id\":\""
            + message.get("id").asText()
            + "\",\"text\":\""
            + text
            + "\"}");
  }

  void think(String id, int value, String line) {
    send(
        "{\"kind\":\"thought\",\"id\":\""
            + id
            + "\",\"value\":"
            + value
            + ",\"line\":\""
            + line
            + "\"}");
  }

  /** The next frame that is no ping; pings are answered if so wanted. */
  JsonNode next(boolean answersPings) throws Exception {
    while (true) {
      JsonNode frame = new ObjectMapper().readTree(frames.poll(60, TimeUnit.SECONDS));
      if (!frame.get("kind").asText().equals("ping")) {
        return frame;
      }
      if (answersPings) {
        send("{\"kind\":\"pong\"}");
      }
    }
  }

  JsonNode next() throws Exception {
    return next(true);
  }

  /** Closes without a word. */
  void abort() {
    socket.abort();
  }
}
