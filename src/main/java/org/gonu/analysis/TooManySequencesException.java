package org.gonu.analysis;

import java.util.Locale;

/** There are more joint-move sequences than a long can count. */
public final class TooManySequencesException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooManySequencesException() {
    super(String.format(Locale.ROOT, "there are more than %,d sequences", Long.MAX_VALUE));
  }

  /** The sum of two counts. */
  static long sum(long one, long other) {
    if (one > Long.MAX_VALUE - other) {
      throw new TooManySequencesException();
    }
    return one + other;
  }
}
