package org.gonu.board.move;

import java.util.Optional;
import org.gonu.board.BoardPlan;

/** One way to find the places of moves of one shape. */
interface Reader {
  /**
   * The places of a move; nothing if the move cannot be read in this way.
   *
   * @param before the state in which it is made
   */
  Optional<MoveSites> read(MoveTerm move, BoardPlan.Contents before);
}
