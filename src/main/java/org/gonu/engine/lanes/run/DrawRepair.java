package org.gonu.engine.lanes.run;

import java.util.SplittableRandom;
import org.gonu.engine.lanes.compile.PhaseCode;

/**
 * Draws moves in the lanes where the draw of the code has failed, so that no lane falls behind the
 * others. The code draws by rejection and gives up after some trials; here the legal moves are
 * counted, lane by lane, and the choice is as uniform.
 */
final class DrawRepair {
  private final long[] slots;
  private final int width;

  /** By candidate and word the lanes in which it is legal; the code overwrites its own. */
  private final long[] legal;

  /** By lane of a word the number of legal moves, then the rank of the drawn one. */
  private final int[] ranks = new int[Long.SIZE];

  /**
   * A repair for the lanes of some slots.
   *
   * @param candidates most candidates of a phase, over all roles
   */
  DrawRepair(long[] slots, int width, int candidates) {
    this.slots = slots;
    this.width = width;
    legal = new long[candidates * width];
  }

  /** Keeps the legal moves of a phase. To be called between the inspection and the choice. */
  void keep(PhaseCode code, int[] candidates) {
    int at = 0;
    for (int move : candidates) {
      System.arraycopy(slots, code.legal()[move], legal, at, width);
      at += width;
    }
  }

  /**
   * Makes a move of one role in some lanes of a word.
   *
   * @param candidates all those given to {@link #keep}
   * @param from index of the first candidate of the role
   * @param to index behind its last one
   * @param lanes in which the role has a legal move
   */
  void draw(
      PhaseCode code,
      int[] candidates,
      int from,
      int to,
      int word,
      long lanes,
      SplittableRandom random) {
    for (int i = from; i < to; i++) {
      for (long left = legal[i * width + word] & lanes; left != 0; left &= left - 1) {
        ranks[Long.numberOfTrailingZeros(left)]++;
      }
    }
    for (long left = lanes; left != 0; left &= left - 1) {
      int lane = Long.numberOfTrailingZeros(left);
      ranks[lane] = random.nextInt(ranks[lane]);
    }
    long open = lanes;
    for (int i = from; i < to && open != 0; i++) {
      for (long left = legal[i * width + word] & open; left != 0; left &= left - 1) {
        int lane = Long.numberOfTrailingZeros(left);
        if (ranks[lane]-- == 0) {
          ranks[lane] = 0;
          open &= ~(1L << lane);
          make(code.made()[candidates[i]], word, 1L << lane);
        }
      }
    }
  }

  private void make(int[] marks, int word, long lane) {
    for (int mark : marks) {
      slots[mark + word] |= lane;
    }
  }
}
