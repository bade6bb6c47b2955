package org.gonu.server.scramble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.gonu.match.Replay;
import org.gonu.player.RandomPlayer;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;
import org.gonu.server.MatchPlan;
import org.gonu.server.Referee;
import org.gonu.server.RemotePlayer;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A match of two players behind real sockets that see a scrambled sheet. */
@Timeout(60)
final class ScrambledMatchTest {
  private static final Duration CLOCK = Duration.ofSeconds(20);

  private final MutableList<String> seen = Lists.mutable.<String>empty().asSynchronized();
  private final MutableList<String> failures = Lists.mutable.empty();

  @Test
  void run_scrambledOverSockets_recordsTheOriginalNames() throws IOException {
    Game game = game("tic-tac-toe");
    Scrambling scrambling = new Scrambling(game, 3);

    MatchRecord record = play(game, scrambling);

    assertEquals(Lists.mutable.empty(), failures);
    assertTrue(new Replay(game.newMachine(), game.spelling()).run(record, step -> {}).agrees());
    String all = seen.makeString(" ");
    assertFalse(all.matches("(?s).*\\b(mark|noop|cell|control|line|row|opponent)\\b.*"), all);
    assertTrue(all.contains("(init ("), all);
  }

  @Test
  void scrambling_sameSeed_givesTheSameNames() throws IOException {
    Game game = game("tic-tac-toe");

    assertEquals(text(new Scrambling(game, 3)), text(new Scrambling(game, 3)));
    assertFalse(text(new Scrambling(game, 3)).equals(text(new Scrambling(game, 4))));
  }

  @Test
  void toOriginal_unknownNames_stay() throws IOException {
    Scrambling scrambling = new Scrambling(game("tic-tac-toe"), 3);

    assertEquals("busy", scrambling.toOriginal(Constant.of("busy")).toString());
  }

  private static String text(Scrambling scrambling) {
    return Printer.COMPACT.printList(scrambling.game().sheet());
  }

  private static Game game(String name) throws IOException {
    Path file = Path.of("rules", name + ".kif");
    SourceText text = SourceText.decode(file.toString(), Files.readAllBytes(file));
    return Game.load(text, CasePolicy.INSENSITIVE, Strictness.STRICT).get();
  }

  private MatchRecord play(Game game, Scrambling scrambling) throws IOException {
    MatchHeader header = MatchHeader.builder().matchId("m1").scrambled(true).build();
    MatchPlan plan =
        new MatchPlan(header, MatchClocks.of(CLOCK, CLOCK).withGrace(Duration.ZERO), 1);
    try (PlayerEndpoint first = PlayerEndpoint.open(spy(), PlayerOptions.of("a", 0));
        PlayerEndpoint second = PlayerEndpoint.open(spy(), PlayerOptions.of("b", 0));
        Player one = remote(first, scrambling);
        Player two = remote(second, scrambling)) {
      return new Referee(game, Clock.systemUTC())
          .run(plan, Lists.immutable.of(one, two), observer());
    }
  }

  private Player spy() {
    return new SpyingPlayer(new RandomPlayer("spy", 5), seen);
  }

  private static Player remote(PlayerEndpoint endpoint, Scrambling scrambling) {
    return new ScrambledPlayer(new RemotePlayer("spy", "127.0.0.1", endpoint.port()), scrambling);
  }

  private Referee.Observer observer() {
    return new Referee.Observer() {
      @Override
      public void reached(MatchRecord record) {}

      @Override
      public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
        failures.add(role + ": " + failure.getMessage());
      }
    };
  }
}
