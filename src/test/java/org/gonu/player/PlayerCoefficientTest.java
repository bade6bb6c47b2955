package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.match.MatchSetup;
import org.gonu.rules.Sheets;
import org.gonu.search.PlayerCoefficient;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the coefficients of the player do. */
@Timeout(60)
final class PlayerCoefficientTest {
  private static final Duration CLOCK = Duration.ofMillis(200);

  private static final Game GAME = Sheets.load("breakthrough");

  static Stream<Arguments> extremes() {
    return Stream.of(PlayerCoefficient.values())
        .flatMap(
            coefficient ->
                DoubleStream.of(coefficient.definition().min(), coefficient.definition().max())
                    .mapToObj(value -> Arguments.of(coefficient, value)));
  }

  private static MctsPlayer player(PlayerCoefficient coefficient, double value) {
    PlayerSettings settings =
        PlayerSettings.defaults()
            .withThreads(1)
            .withMemoryMegabytes(16)
            .withCoefficient(coefficient, value);
    return new MctsPlayer("test", settings);
  }

  /** The circuit is there before the short clock, which is spent on the search. */
  @BeforeAll
  static void makeCircuit() {
    assertTrue(GAME.fastEngine().await(Duration.ofSeconds(60)).isPresent());
  }

  /** Starts a match as the first role. Returns the deadline of the first move. */
  private static long start(MctsPlayer player, Duration clock) {
    player.start(
        new MatchSetup("m", GAME, GAME.roles().getFirst(), CLOCK, clock, Duration.ZERO),
        System.nanoTime() + CLOCK.toNanos());
    return System.nanoTime() + clock.toNanos();
  }

  @ParameterizedTest
  @MethodSource("extremes")
  void play_leastAndGreatestValues_answerWithALegalMove(
      PlayerCoefficient coefficient, double value) {
    try (MctsPlayer player = player(coefficient, value)) {
      long deadline = start(player, CLOCK);

      Term move = player.play(Lists.immutable.empty(), deadline);

      assertTrue(move.toString().startsWith("(move "), move.toString());
    }
  }

  @Test
  void play_greaterShareOfTheClockKeptBack_answersEarlier() {
    Duration clock = Duration.ofSeconds(4);
    PlayerSettings settings =
        PlayerSettings.defaults()
            .withThreads(1)
            .withMemoryMegabytes(16)
            .withMarginMillis(60_000)
            .withCoefficient(PlayerCoefficient.MARGIN_MAX_SHARE, 0.9);
    try (MctsPlayer player = new MctsPlayer("test", settings)) {
      long deadline = start(player, clock);

      player.play(Lists.immutable.empty(), deadline);

      assertTrue(deadline - System.nanoTime() > clock.toNanos() / 2);
    }
  }
}
