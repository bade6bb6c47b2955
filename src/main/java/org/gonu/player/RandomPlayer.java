package org.gonu.player;

import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Move;

/** Plays a random legal move; all are equally likely. */
public final class RandomPlayer extends ImmediatePlayer {
  private final SplittableRandom random;

  /**
   * A player.
   *
   * @param name without blanks
   * @param seed the same seed makes the same choices
   */
  public RandomPlayer(String name, long seed) {
    super(name);
    this.random = new SplittableRandom(seed);
  }

  @Override
  Move choose(ImmutableList<Move> legalMoves) {
    return legalMoves.get(random.nextInt(legalMoves.size()));
  }
}
