package org.gonu.machine;

import org.gonu.gdl.Term;

/**
 * What one role does in one step.
 *
 * @param term the second argument of {@code legal} and {@code does}, ground
 */
public record Move(Term term) {
  /**
   * A move.
   *
   * @throws IllegalArgumentException if the term has variables
   */
  public Move {
    if (!term.isGround()) {
      throw new IllegalArgumentException("a move has no variables: " + term);
    }
  }

  @Override
  public String toString() {
    return term.toString();
  }
}
