package org.gonu.analysis;

/** Follows a count of joint-move sequences while it runs. */
public interface PerftProgress {
  /** Nobody follows. */
  PerftProgress NONE =
      new PerftProgress() {
        @Override
        public void begins(int depth, long states) {
          // Nobody follows.
        }

        @Override
        public void expands(long states) {
          // Nobody follows.
        }
      };

  /**
   * Called before the sequences of a depth are counted.
   *
   * @param states from which their last moves are made
   */
  void begins(int depth, long states);

  /**
   * Called now and then while they are counted, by several threads.
   *
   * @param states whose moves are being made, beside those of earlier calls
   */
  void expands(long states);
}
