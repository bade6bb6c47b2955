package org.gonu.cli.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import org.eclipse.collections.api.factory.Maps;
import org.gonu.cli.console.UsageException;
import org.gonu.match.Player;
import org.gonu.player.Level;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.player.ThinkLog;
import org.gonu.search.Coefficient;
import org.gonu.search.CoefficientDefinition;
import org.gonu.search.Coefficients;
import org.gonu.search.TreeCoefficient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Players as they are written, with their settings. */
final class PlayerSpecTest {
  private static PlayerSettings settings(String text) {
    return assertInstanceOf(PlayerSpec.Local.class, PlayerSpec.parse(text))
        .settings()
        .over(PlayerSettings.defaults());
  }

  @Test
  void parse_noSettings_leavesTheDefaults() {
    PlayerSettings defaults = PlayerSettings.defaults();

    assertEquals(defaults, settings("mcts"));
    assertTrue(defaults.threads() >= 1);
    assertEquals(
        Math.max(1, (Runtime.getRuntime().maxMemory() / 4) >> 20), defaults.memoryMegabytes());
    assertEquals(OptionalLong.empty(), defaults.marginMillis());
  }

  @Test
  void parse_allSettings_areKept() {
    String text =
        "mcts:threads=3,memory=512,margin=40,seed=7,playouts=1000,nodes=20,ponder=off,"
            + "softness=2.5,solver=on,grave=off";

    assertEquals(
        new PlayerSettings(
            3,
            512,
            OptionalLong.of(40),
            7,
            1000,
            20,
            false,
            2.5,
            Maps.immutable.of("solver", true, "grave", false),
            Coefficients.DEFAULT),
        settings(text));
    assertEquals(text, PlayerSpec.parse(text).text());
  }

  @Test
  void parse_level_limitsPlayoutsAndSoftensTheChoice() {
    PlayerSettings novice = settings("mcts:level=3");

    assertEquals(Level.of(3).playouts(), novice.playouts());
    assertEquals(Level.of(3).softness(), novice.softness());
    assertThrows(UsageException.class, () -> PlayerSpec.parse("mcts:level=11"));
    assertThrows(UsageException.class, () -> PlayerSpec.parse("mcts:softness=-1"));
  }

  @Test
  void parse_coefficients_areAllKept() {
    for (Coefficient coefficient : Coefficients.ALL) {
      double least = coefficient.definition().min();
      double most = coefficient.definition().max();
      for (double value : new double[] {least, most}) {
        String text = "mcts:" + coefficient.key() + "=" + CoefficientDefinition.print(value);

        assertEquals(value, settings(text).coefficients().value(coefficient), text);
      }
    }
    assertEquals(
        PlayerSettings.defaults()
            .withSwitch("move-prior", false)
            .withCoefficient(TreeCoefficient.EXPLORATION, 1.25)
            .withCoefficient(TreeCoefficient.PREFIX_JOBS, 8),
        settings("mcts:exploration=1.25,move-prior=off,prefix-jobs=8"));
  }

  @Test
  void open_ofOurPlayers_areCalledAsWritten() {
    for (String text : new String[] {"legal", "random:seed=3", "mcts:threads=1"}) {
      try (Player player =
          PlayerSpec.parse(text).open(PlayerSettings.defaults(), PlayerContext.of(ThinkLog.NONE))) {
        assertEquals(text, player.name());
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
      mtcs:threads=1   | there is no player 'mtcs', did you mean 'mcts'?
      mcts:thread=1    | mcts has no setting 'thread', did you mean 'threads'?; there are threads,
      mcts:x=1         | mcts has no setting 'x'; there are threads, memory, margin, seed,
      random:threads=1 | random has no setting 'threads'; there are seed
      legal:seed=1     | legal has no setting 'seed'; it has none
      mcts:            | settings of a player are KEY=VALUE, not ''
      mcts:seed=1,     | settings of a player are KEY=VALUE, not ''
      mcts:threads=0   | 'threads' must be a number from 1 to 256, not '0'
      mcts:memory=lots | 'memory' must be a number 1 or more, not 'lots'
      mcts:ponder=yes  | 'ponder' must be 'on' or 'off', not 'yes'
      mcts:solver=     | 'solver' must be 'on' or 'off', not ''
      mcts:explorations=1 | mcts has no setting 'explorations', did you mean 'exploration'?; there
      mcts:stems=off   | mcts has no setting 'stems'; there are threads,
      mcts:exploration=-1 | 'exploration' must be a number from 0 to 1000 (ranges of goals), not '-
      mcts:exploration=   | 'exploration' must be a number from 0 to 1000 (ranges of goals), not ''
      mcts:exploration=NaN | 'exploration' must be a number from 0 to 1000 (ranges of goals), not 'N
      mcts:prefix-jobs=2.5 | 'prefix-jobs' must be a whole number from 1 to 1024 (jobs), not '2.5'
      mcts:prefix-jobs=off | 'prefix-jobs' must be a whole number from 1 to 1024 (jobs), not 'off'
      human              | a person, the player 'human', is for gonu match alone; a player is legal,
      mcts:seed=1,seed=2 | 'seed' is given twice in 'mcts:seed=1,seed=2'
      """)
  void parse_wrongSettings_areToldWithWhatWasMeant(String text, String message) {
    UsageException wrong = assertThrows(UsageException.class, () -> PlayerSpec.parse(text));

    assertTrue(String.valueOf(wrong.getMessage()).startsWith(message), wrong.getMessage());
  }
}
