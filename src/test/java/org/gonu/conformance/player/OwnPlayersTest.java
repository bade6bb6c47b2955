package org.gonu.conformance.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.Finding;
import org.gonu.conformance.Verdict;
import org.gonu.http.HttpAccess;
import org.gonu.match.Player;
import org.gonu.player.LegalPlayer;
import org.gonu.player.MctsPlayer;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.player.RandomPlayer;
import org.gonu.player.ThinkLog;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Our players meet every requirement, the quirks of the field included. */
@Timeout(240)
final class OwnPlayersTest {
  private static final TargetOptions OPTIONS = new TargetOptions(5, 5, Duration.ofSeconds(10), 1);

  private static ImmutableList<Finding> findings(Player player, PlayerOptions options)
      throws IOException {
    try (PlayerEndpoint endpoint = PlayerEndpoint.open(player, options)) {
      return new PlayerKit(new Target(endpoint.address(), OPTIONS))
          .run(PlayerChecks.all(), finding -> {}, () -> false);
    }
  }

  private static void assertWhole(ImmutableList<Finding> findings) {
    assertEquals("", findings.reject(e -> e.verdict() == Verdict.PASS).makeString("\n"));
    assertTrue(findings.size() > 100);
  }

  @Test
  void randomPlayer_forAllWebPages_passesWhole() throws IOException {
    PlayerOptions options = PlayerOptions.of("Hex", 0);

    assertWhole(
        findings(
            new RandomPlayer("random", 1),
            options.withAccess(HttpAccess.LOOPBACK.withOrigin("*"))));
  }

  @Test
  void legalPlayer_forNoWebPage_passesAllButTheirChecks() throws IOException {
    ImmutableList<Finding> findings =
        findings(new LegalPlayer("legal"), PlayerOptions.of("Hex", 0));

    assertEquals(
        "P-WEB-02, P-WEB-03",
        findings
            .reject(each -> each.verdict() == Verdict.PASS)
            .collect(each -> each.requirement().id())
            .makeString(", "));
    assertEquals(2, findings.count(each -> each.verdict() == Verdict.SKIP));
  }

  @Test
  void searchingPlayer_passesWhole() throws IOException {
    PlayerSettings settings =
        PlayerSettings.defaults().withThreads(1).withMemoryMegabytes(100).withPlayouts(1000);
    Player player = new MctsPlayer("mcts", settings, PlayerContext.of(ThinkLog.NONE));

    assertWhole(
        findings(
            player, PlayerOptions.of("Hex", 0).withAccess(HttpAccess.LOOPBACK.withOrigin("*"))));
  }
}
