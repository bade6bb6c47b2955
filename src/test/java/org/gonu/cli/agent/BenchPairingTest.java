package org.gonu.cli.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.LongSets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.primitive.MutableLongSet;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

final class BenchPairingTest {
  private static final Path SHEET = Path.of("rules/tic-tac-toe.kif");

  /** Matches of two roles, three rounds. */
  private final ImmutableList<BenchPairing> pairings;

  BenchPairingTest() throws IOException {
    SourceText text = new SourceText(SHEET.toString(), Files.readString(SHEET));
    Game game = Game.load(text, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    BenchSheet sheet = new BenchSheet("tic-tac-toe", SHEET.toString(), game, game.roles());
    pairings = BenchPairing.all(Lists.immutable.of(sheet), Opponent.list("random"), 6);
  }

  @Test
  void seed_ofTheMatchesOfARound_isOne() {
    assertEquals(pairings.get(2).seed(7), pairings.get(3).seed(7));
  }

  @Test
  void seed_ofOtherRoundsAndNeighbouringSeeds_isAnother() {
    MutableLongSet seeds = LongSets.mutable.empty();
    for (long seed = 0; seed < 100; seed++) {
      for (int match = 0; match < pairings.size(); match += 2) {
        seeds.add(pairings.get(match).seed(seed));
      }
    }
    assertEquals(300, seeds.size());
    assertTrue(seeds.min() >= 0);
  }
}
