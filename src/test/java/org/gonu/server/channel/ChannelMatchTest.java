package org.gonu.server.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;
import org.gonu.match.PlayerFailure;
import org.gonu.match.Replay;
import org.gonu.player.RandomPlayer;
import org.gonu.player.channel.ChannelClient;
import org.gonu.player.endpoint.MessageDesk;
import org.gonu.player.endpoint.PlayerOptions;
import org.gonu.server.MatchPlan;
import org.gonu.server.Referee;
import org.gonu.server.RemotePlayer;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whole matches of players that connect outward. */
@Timeout(120)
final class ChannelMatchTest {
  private static final Duration CLOCK = Duration.ofSeconds(20);
  private static final ChannelClient.Timing QUICK =
      new ChannelClient.Timing(
          Duration.ofMillis(20), Duration.ofMillis(100), Duration.ofMillis(200));

  private final MutableList<String> failures = Lists.mutable.empty();

  @Test
  void run_twoPlayersOnChannels_playsWithoutErrors() throws Exception {
    try (ChannelServer server = ChannelServer.open();
        ChannelClient ann = client("Ann", server.port());
        ChannelClient bob = client("Bob", server.port())) {
      play(server, () -> {});

      assertEquals(Lists.mutable.empty(), failures);
      assertTrue(ann.isConnected() && bob.isConnected());
    }
  }

  /** The line is cut at every step, while a PLAY is under way. */
  @Test
  void run_connectionsCutAtEveryStep_playsWithoutErrors() throws Exception {
    try (ChannelServer server = ChannelServer.open();
        CuttingProxy proxy = new CuttingProxy(server.port());
        ChannelClient ann = client("Ann", proxy.port());
        ChannelClient bob = client("Bob", proxy.port())) {
      play(server, proxy::cut);

      assertEquals(Lists.mutable.empty(), failures);
      assertTrue(proxy.cuts() >= 5, "cuts: " + proxy.cuts());
      assertTrue(ann.refusal().getNow("").isEmpty() && bob.refusal().getNow("").isEmpty());
    }
  }

  @Test
  void refusal_wrongToken_endsTheAttempts() throws Exception {
    try (ChannelServer server = ChannelServer.open();
        ChannelClient client =
            ChannelClient.open(
                new ChannelClient.ChannelAddress(server.address(), "Ann", "guess"),
                desk("Ann"),
                QUICK)) {
      assertEquals("unknown name or token", client.refusal().get(20, TimeUnit.SECONDS));
    }
  }

  @Test
  void client_serverComesUpLater_connects() throws Exception {
    int port;
    try (ChannelServer gone = ChannelServer.open()) {
      port = gone.port();
    }
    try (CuttingProxy proxy = new CuttingProxy(port);
        ChannelClient client = client("Ann", proxy.port());
        ChannelServer server = ChannelServer.open()) {
      proxy.redirect(server.port());
      while (!server.channels().isConnected("Ann")) {
        Thread.sleep(10);
      }
      assertTrue(client.refusal().getNow("").isEmpty());
    }
  }

  private static MessageDesk desk(String name) throws IOException {
    return new MessageDesk(new RandomPlayer(name, name.hashCode()), PlayerOptions.of(name, 0));
  }

  private static ChannelClient client(String name, int port) throws IOException {
    return ChannelClient.open(
        new ChannelClient.ChannelAddress(ChannelServer.address(port), name, ChannelServer.TOKEN),
        desk(name),
        QUICK);
  }

  private void play(ChannelServer server, Runnable atEachStep) throws IOException {
    Path file = Path.of("rules/connect-four.kif");
    Game game =
        Game.load(
                SourceText.decode(file.toString(), Files.readAllBytes(file)),
                CasePolicy.INSENSITIVE,
                Strictness.STRICT)
            .get();
    MatchHeader header = MatchHeader.builder().matchId("m1").build();
    MatchPlan plan =
        new MatchPlan(header, MatchClocks.of(CLOCK, CLOCK).withGrace(Duration.ZERO), 1);
    try (RemotePlayer ann =
            new RemotePlayer("Ann", server.channels().link("Ann", Channels.ThoughtListener.NONE));
        RemotePlayer bob =
            new RemotePlayer("Bob", server.channels().link("Bob", Channels.ThoughtListener.NONE))) {
      MatchRecord record =
          new Referee(game, Clock.systemUTC())
              .run(plan, Lists.immutable.of(ann, bob), observer(atEachStep));
      assertTrue(new Replay(game.newMachine(), game.spelling()).run(record, step -> {}).agrees());
    }
  }

  private Referee.Observer observer(Runnable atEachStep) {
    return new Referee.Observer() {
      @Override
      public void reached(MatchRecord record) {
        atEachStep.run();
      }

      @Override
      public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
        failures.add(role + ": " + failure.getMessage());
      }
    };
  }
}
