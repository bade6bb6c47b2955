package org.gonu.player.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.gonu.http.ScriptedPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is told of a connection that could not be made. */
@Timeout(60)
final class ChannelClientTest {
  private static String reasonAt(String place) {
    return ChannelClient.reason(
        assertThrows(
                ExecutionException.class,
                () ->
                    HttpClient.newHttpClient()
                        .newWebSocketBuilder()
                        .buildAsync(URI.create(place), new WebSocket.Listener() {})
                        .get(30, TimeUnit.SECONDS))
            .getCause());
  }

  @Test
  void reason_nobodyListens_isToldInPlainWords() throws Exception {
    int free;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      free = socket.getLocalPort();
    }
    assertEquals("nobody listens there", reasonAt("ws://127.0.0.1:" + free + "/x"));
  }

  @Test
  void reason_unknownHost_isToldInPlainWords() {
    assertEquals("there is no such host", reasonAt("ws://no-such-host.invalid/x"));
  }

  @Test
  void reason_serverWithoutChannels_tellsItsAnswer() throws Exception {
    try (ScriptedPlayer server = ScriptedPlayer.answering("ready")) {
      assertEquals(
          "the server has no channel there, it answers with status 200",
          reasonAt("ws://127.0.0.1:" + server.port() + "/x"));
    }
  }
}
