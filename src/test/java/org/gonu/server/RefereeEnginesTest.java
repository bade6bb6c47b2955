package org.gonu.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.gonu.player.RandomPlayer;
import org.gonu.text.SourceText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A match is the same whether the circuit runs ahead of it or not. */
final class RefereeEnginesTest {
  private static Game game(String name) throws IOException {
    Path path = Path.of("rules", name + ".kif");
    SourceText source = new SourceText(path.toString(), Files.readString(path));
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private static MatchRecord play(Game game, long seed) {
    MatchHeader header = MatchHeader.builder().matchId("m").build();
    Duration clock = Duration.ofSeconds(20);
    MatchPlan plan =
        new MatchPlan(header, MatchClocks.of(clock, clock).withGrace(Duration.ZERO), seed);
    ImmutableList<Player> players =
        game.roles().collect(role -> new RandomPlayer(role.name(), 31 * seed + role.index()));
    return new Referee(game, Clock.systemUTC()).run(plan, players, new FailOnFailure());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"tic-tac-toe", "krk", "connect-four", "dice-race", "tron-10x10", "eight-puzzle"})
  void run_withAndWithoutACircuit_givesTheSameRecord(String name) throws IOException {
    Game fast = game(name);
    assertTrue(fast.fastEngine().await(Duration.ofSeconds(60)).isPresent());
    Game slow = game(name);
    slow.fastEngine().cancel();

    for (long seed = 0; seed < 3; seed++) {
      MatchRecord expected = play(slow, seed);
      MatchRecord actual = play(fast, seed);

      assertTrue(actual.isCompleted());
      assertEquals(expected.moves(), actual.moves());
      assertEquals(expected.states(), actual.states());
      assertEquals(expected.legalCounts(), actual.legalCounts());
      assertEquals(expected.goalValues(), actual.goalValues());
      assertEquals(expected.errors(), actual.errors());
    }
    assertTrue(fast.fastEngine().ready().isPresent(), "nothing spoke against the circuit");
    assertTrue(slow.fastEngine().ready().isEmpty(), "there was no circuit to go ahead");
  }

  /** Players that answer at once must not fail. */
  private static final class FailOnFailure implements Referee.Observer {
    @Override
    public void reached(MatchRecord record) {}

    @Override
    public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
      throw new AssertionError(role + " failed", failure);
    }
  }
}
