package org.gonu.server.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.http.HttpFailure;
import org.gonu.server.PlayerLink;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Channels from the side of a player that uses nothing of ours. */
@Timeout(60)
final class ChannelsTest {
  private static final Duration CONNECT = Duration.ofSeconds(5);

  private final ExecutorService referee = Executors.newCachedThreadPool();

  @AfterEach
  void end() {
    referee.shutdownNow();
  }

  private CompletableFuture<String> post(ChannelServer server, String text, Duration limit) {
    return post(server.channels().link("Ann", Channels.ThoughtListener.NONE), text, limit);
  }

  private CompletableFuture<String> post(PlayerLink link, String text, Duration limit) {
    long deadline = System.nanoTime() + limit.toNanos();
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return link.post(text, CONNECT, deadline);
          } catch (HttpFailure failure) {
            return failure.kind().toString();
          }
        },
        referee);
  }

  private static TinyClient welcomed(ChannelServer server) throws Exception {
    TinyClient client = new TinyClient(server.address());
    client.hello("Ann", ChannelServer.TOKEN);
    assertEquals("welcome", client.next().get("kind").asText());
    return client;
  }

  @Test
  void post_connectedPlayer_getsItsReply() throws Exception {
    try (ChannelServer server = ChannelServer.open()) {
      TinyClient client = welcomed(server);

      CompletableFuture<String> reply = post(server, "( INFO )", Duration.ofSeconds(20));
      JsonNode message = client.next();
      client.reply(message, " ( ( name Ann ) ) ");

      assertEquals("message", message.get("kind").asText());
      assertEquals("( INFO )", message.get("text").asText());
      assertEquals("( ( name Ann ) )", reply.join());
      assertTrue(server.channels().isConnected("Ann"));
    }
  }

  @Test
  void thought_aboutAMessageThatWaits_isHeardBySenderAlone() throws Exception {
    try (ChannelServer server = ChannelServer.open()) {
      MutableList<String> heard = Lists.mutable.<String>empty().asSynchronized();
      PlayerLink link =
          server
              .channels()
              .link("Ann", (value, depth, playouts, line) -> heard.add(value + " " + line));
      PlayerLink other =
          server.channels().link("Ann", (value, depth, playouts, line) -> heard.add("other"));
      TinyClient client = welcomed(server);
      CompletableFuture<String> reply = post(link, "( PLAY m1 NIL )", Duration.ofSeconds(20));
      JsonNode message = client.next();

      client.think(message.get("id").asText(), 75, "a b");
      client.think("no such message", 99, "");
      client.reply(message, "noop");
      assertEquals("noop", reply.join());
      client.think(message.get("id").asText(), 50, "too late");
      CompletableFuture<String> last = post(other, "( INFO )", Duration.ofSeconds(20));
      client.reply(client.next(), "ready");

      assertEquals("ready", last.join());
      assertEquals(Lists.mutable.of("75.0 a b"), heard);
    }
  }

  @Test
  void post_connectionBreaksBeforeTheReply_isSentAgainUnderTheSameId() throws Exception {
    try (ChannelServer server = ChannelServer.open()) {
      TinyClient first = welcomed(server);
      CompletableFuture<String> reply = post(server, "( PLAY m1 NIL )", Duration.ofSeconds(20));
      JsonNode message = first.next();
      first.abort();

      TinyClient second = welcomed(server);
      JsonNode again = second.next();
      second.reply(again, "noop");

      assertEquals(message, again);
      assertEquals("noop", reply.join());
    }
  }

  @Test
  void players_goneAndNotWanted_areForgotten() throws Exception {
    try (ChannelServer server = ChannelServer.open()) {
      try (PlayerLink link = server.channels().link("Ann", Channels.ThoughtListener.NONE)) {
        TinyClient client = welcomed(server);
        client.abort();
        awaitGone(server);
        assertEquals("a channel", link.address());
        assertEquals(1, server.channels().size(), "it is still wanted");
      }
      for (int i = 0; i < 100; i++) {
        PlayerLink link = server.channels().link("player" + i, Channels.ThoughtListener.NONE);
        link.close();
        link.close();
      }

      assertTrue(server.channels().size() <= 1, "players: " + server.channels().size());

      TinyClient again = welcomed(server);
      assertEquals(1, server.channels().size());
      again.abort();
      awaitGone(server);
      while (server.channels().size() > 0) {
        TimeUnit.MILLISECONDS.sleep(5);
      }
    }
  }

  private static void awaitGone(ChannelServer server) throws InterruptedException {
    while (server.channels().isConnected("Ann")) {
      TimeUnit.MILLISECONDS.sleep(5);
    }
  }

  @Test
  void post_playerComesLater_isSentThen() throws Exception {
    try (ChannelServer server = ChannelServer.open()) {
      CompletableFuture<String> reply = post(server, "( INFO )", Duration.ofSeconds(20));

      TinyClient client = welcomed(server);
      client.reply(client.next(), "ready");

      assertEquals("ready", reply.join());
    }
  }

  @Test
  void post_nobodyConnected_isUnreachable() {
    try (ChannelServer server = ChannelServer.open()) {
      assertEquals("UNREACHABLE", post(server, "( INFO )", Duration.ofMillis(200)).join());
    }
  }

  @Test
  void post_noReply_isATimeoutAndALateReplyIsIgnored() throws Exception {
    try (ChannelServer server = ChannelServer.open()) {
      TinyClient client = welcomed(server);

      CompletableFuture<String> late = post(server, "( PLAY m1 NIL )", Duration.ofMillis(300));
      JsonNode message = client.next();
      assertEquals("TIMEOUT", late.join());
      client.reply(message, "late");
      CompletableFuture<String> next = post(server, "( INFO )", Duration.ofSeconds(20));
      client.reply(client.next(), "ready");

      assertEquals("ready", next.join());
    }
  }

  @Test
  void post_cancelled_endsAtOnce() throws Exception {
    try (ChannelServer server = ChannelServer.open()) {
      TinyClient client = welcomed(server);
      PlayerLink link = server.channels().link("Ann", Channels.ThoughtListener.NONE);
      CompletableFuture<String> reply = post(link, "( INFO )", Duration.ofSeconds(60));
      client.next();
      CompletableFuture<String> other = post(server, "( INFO )", Duration.ofSeconds(60));

      link.cancel();

      assertEquals("CANCELLED", reply.join());
      client.reply(client.next(), "ready");
      assertEquals("ready", other.join());
    }
  }

  @Test
  void post_sheetOfMegabytes_arrivesWhole() throws Exception {
    try (ChannelServer server = ChannelServer.open()) {
      TinyClient client = welcomed(server);
      String text = "( START m1 x (" + "(role x) ".repeat(500_000) + ") 10 5)";

      CompletableFuture<String> reply = post(server, text, Duration.ofSeconds(40));
      JsonNode message = client.next();
      client.reply(message, "ready");

      assertEquals(text, message.get("text").asText());
      assertEquals("ready", reply.join());
    }
  }

  @Test
  void hello_wrongToken_isRefusedForGood() throws Exception {
    try (ChannelServer server = ChannelServer.open()) {
      TinyClient client = new TinyClient(server.address());

      client.hello("Ann", "guess");
      JsonNode bye = client.next();

      assertEquals("bye", bye.get("kind").asText());
      assertFalse(bye.get("comeBack").asBoolean());
      assertEquals("closed", client.next().get("kind").asText());
      assertFalse(server.channels().isConnected("Ann"));
    }
  }

  @Test
  void hello_secondConnectionOfAPlayer_takesItsPlace() throws Exception {
    try (ChannelServer server = ChannelServer.open()) {
      TinyClient first = welcomed(server);
      TinyClient second = welcomed(server);

      assertEquals("bye", first.next().get("kind").asText());
      CompletableFuture<String> reply = post(server, "( INFO )", Duration.ofSeconds(20));
      second.reply(second.next(), "ready");
      assertEquals("ready", reply.join());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "hello",
        "[]",
        "{}",
        "{\"kind\":\"reply\",\"id\":\"1\",\"text\":\"x\"}",
        "{\"kind\":\"hello\",\"name\":7,\"token\":\"secret\"}",
        "{\"kind\":\"\u001b[2J\"}"
      })
  void receive_anythingButHello_endsTheConnection(String text) throws Exception {
    try (ChannelServer server = ChannelServer.open()) {
      TinyClient client = new TinyClient(server.address());

      client.send(text);
      JsonNode bye = client.next();

      assertEquals("bye", bye.get("kind").asText());
      assertFalse(bye.get("reason").asText().contains("\u001b"));
      assertEquals("closed", client.next().get("kind").asText());
    }
  }

  @Test
  void receive_frameOfMegabytes_endsTheConnection() throws Exception {
    try (ChannelServer server = ChannelServer.open()) {
      TinyClient client = welcomed(server);

      assertThrows(
          Exception.class,
          () -> {
            client.send("x".repeat(8 << 20));
            assertEquals("closed", client.next().get("kind").asText());
            throw new IllegalStateException("closed as it should be");
          });
      while (server.channels().isConnected("Ann")) {
        Thread.onSpinWait();
      }
    }
  }

  @Test
  void connection_withoutHello_isEndedSoon() throws Exception {
    try (ChannelServer server = ChannelServer.impatient()) {
      TinyClient client = new TinyClient(server.address());

      assertEquals("bye", client.next().get("kind").asText());
    }
  }

  @Test
  void connection_pingsUnanswered_isEndedSoon() throws Exception {
    try (ChannelServer server = ChannelServer.impatient()) {
      TinyClient client = welcomed(server);

      JsonNode bye = client.next(false);

      assertEquals("bye", bye.get("kind").asText());
      assertTrue(bye.get("comeBack").asBoolean());
    }
  }

  @Test
  void connection_pingsAnswered_stays() throws Exception {
    try (ChannelServer server = ChannelServer.impatient()) {
      TinyClient client = welcomed(server);
      CompletableFuture<JsonNode> frames =
          CompletableFuture.supplyAsync(
              () -> {
                try {
                  return client.next();
                } catch (Exception e) {
                  throw new IllegalStateException(e);
                }
              },
              referee);
      Thread.sleep(1500);

      CompletableFuture<String> reply = post(server, "( INFO )", Duration.ofSeconds(20));
      client.reply(frames.join(), "ready");

      assertEquals("ready", reply.join());
    }
  }

  @Test
  void open_moreConnectionsThanAllowed_areRefused() throws Exception {
    try (ChannelServer server = ChannelServer.small(4)) {
      for (int i = 0; i < 4; i++) {
        new TinyClient(server.address());
      }

      JsonNode bye = new TinyClient(server.address()).next();

      assertEquals("bye", bye.get("kind").asText());
      assertEquals("too many connections", bye.get("reason").asText());
    }
  }

  @Test
  void close_serverStops_asksPlayersToComeBack() throws Exception {
    ChannelServer server = ChannelServer.open();
    TinyClient client = welcomed(server);

    server.close();
    JsonNode bye = client.next();

    assertTrue(bye.get("comeBack").asBoolean());
  }
}
