package org.gonu.player;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Move;

/**
 * Plays the first legal move in canonical order: the simplest opponent, and the same every time.
 */
public final class LegalPlayer extends ImmediatePlayer {
  /**
   * A player.
   *
   * @param name without blanks
   */
  public LegalPlayer(String name) {
    super(name);
  }

  @Override
  Move choose(ImmutableList<Move> legalMoves) {
    return legalMoves.getFirst();
  }
}
