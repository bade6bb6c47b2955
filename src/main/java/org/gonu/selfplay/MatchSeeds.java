package org.gonu.selfplay;

import java.util.SplittableRandom;
import org.gonu.machine.Hashing;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;

/** The random numbers of matches. */
final class MatchSeeds {
  /** Odd, so that different numbers stay different (SplitMix64). */
  private static final long GAMMA = 0x9e3779b97f4a7c15L;

  private MatchSeeds() {}

  /** The source of random numbers of a match. */
  static SplittableRandom of(long seed, long match) {
    return new SplittableRandom(Hashing.mix(Hashing.mix(seed) + GAMMA * (match + 1)));
  }

  /**
   * Draws a legal move of a role.
   *
   * @return its number over all roles; -1 if the role has no legal move
   */
  static int draw(PackedGame game, int role, long[] legal, SplittableRandom random) {
    int from = game.firstMove(role);
    int count = MoveBits.count(legal, from, game.firstMove(role + 1));
    if (count == 0) {
      return -1;
    }
    int move = MoveBits.next(legal, from);
    for (int left = count == 1 ? 0 : random.nextInt(count); left > 0; left--) {
      move = MoveBits.next(legal, move + 1);
    }
    return move;
  }
}
