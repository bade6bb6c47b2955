package org.gonu.conformance.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.conformance.Finding;
import org.gonu.conformance.Verdict;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;
import org.gonu.match.PlayerFailure;
import org.gonu.player.RandomPlayer;
import org.gonu.server.MatchPlan;
import org.gonu.server.Referee;
import org.gonu.server.RemotePlayer;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Our referee with the difficult player: it meets every requirement, whatever the fault. */
@Timeout(240)
final class OwnRefereeTest {
  private static final Duration START_CLOCK = Duration.ofSeconds(1);
  private static final Duration PLAY_CLOCK = Duration.ofSeconds(2);
  private static final Duration GRACE = Duration.ofMillis(800);

  private static final Referee.Observer NOBODY =
      new Referee.Observer() {
        @Override
        public void reached(MatchRecord record) {}

        @Override
        public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {}
      };

  /** A game of so many steps, in which both always have two moves. */
  private static Game game(int steps) {
    StringBuilder sheet =
        new StringBuilder(
            """
            (role judge) (role easy) (init (step 0)) (word yes) (word no)
            (<= (legal ?r (say ?n ?w)) (role ?r) (true (step ?n)) (word ?w))
            (<= (next (step ?m)) (true (step ?n)) (succ ?n ?m))
            (<= (goal ?r 50) (role ?r))
            """);
    for (int i = 0; i < steps; i++) {
      sheet.append("(succ ").append(i).append(' ').append(i + 1).append(")\n");
    }
    sheet.append("(<= terminal (true (step ").append(steps).append(")))\n");
    SourceText source = new SourceText("test.kif", sheet.toString());
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private static MatchRecord play(Game game, DifficultPlayer difficult, String matchId) {
    MatchHeader header =
        MatchHeader.builder().matchId(matchId).roles(game.roles().collect(Role::name)).build();
    MatchPlan plan =
        new MatchPlan(header, MatchClocks.of(START_CLOCK, PLAY_CLOCK).withGrace(GRACE), 1);
    try (RemotePlayer remote = new RemotePlayer("Hex", "127.0.0.1", difficult.address().getPort());
        RandomPlayer local = new RandomPlayer("random", 1)) {
      return new Referee(game, Clock.systemUTC())
          .run(plan, Lists.immutable.of(remote, local), NOBODY);
    }
  }

  private static DifficultPlayer open(ImmutableList<PlayerFault> faults) throws IOException {
    return DifficultPlayer.open(
        InetAddress.getLoopbackAddress(), 0, new FaultPlan(faults), 1, line -> {});
  }

  private static String broken(DifficultPlayer player) {
    player.judgeOpenMatches();
    return player
        .observations()
        .findings()
        .select(each -> each.verdict() == Verdict.FAIL || each.verdict() == Verdict.WARN)
        .makeString("\n");
  }

  @Test
  void match_everyFaultOfAMove_isRefereedByTheBook() throws Exception {
    ImmutableList<PlayerFault> all = Lists.immutable.of(PlayerFault.values());
    try (DifficultPlayer player = open(all)) {
      MatchRecord record = play(game(all.size()), player, "m.1");

      assertTrue(record.isCompleted());
      assertTrue(player.awaitEnd(Duration.ofSeconds(10)));
      assertEquals("", broken(player));
      assertEquals(
          Lists.immutable.of("R-START-04"),
          player
              .observations()
              .findings()
              .select(each -> each.verdict() == Verdict.SKIP)
              .collect(each -> each.requirement().id()));
    }
  }

  @Test
  void match_everyFaultThatIsReplaced_isInTheErrorsOfTheRecord() throws Exception {
    ImmutableList<PlayerFault> replaced =
        Lists.immutable
            .of(PlayerFault.values())
            .select(fault -> fault.effect() == PlayerFault.Effect.REPLACED);
    try (DifficultPlayer player = open(replaced)) {
      MatchRecord record = play(game(replaced.size()), player, "m.1");

      ImmutableList<String> ofMoves =
          record.errors().collect(row -> row.getFirst()).drop(1).take(replaced.size());
      assertEquals(replaced.size(), ofMoves.count(error -> !error.isEmpty()), ofMoves.toString());
    }
  }

  @Test
  void matches_everyFaultOfStartAndStop_goOnToTheirEnds() throws Exception {
    Game game = game(1);
    try (DifficultPlayer player = open(Lists.immutable.of(PlayerFault.values()))) {
      for (int number = 0; number < 8; number++) {
        assertTrue(play(game, player, "m." + number).isCompleted());
        assertTrue(player.awaitEnd(Duration.ofSeconds(20)));
      }

      assertEquals("", broken(player));
      Finding afterStart =
          player
              .observations()
              .findings()
              .detect(each -> each.requirement().id().equals("R-START-04"));
      assertEquals(Verdict.PASS, afterStart.verdict());
    }
  }
}
