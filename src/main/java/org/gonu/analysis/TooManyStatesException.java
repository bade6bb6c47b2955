package org.gonu.analysis;

import java.util.Locale;

/** There are more states than memory holds. */
public final class TooManyStatesException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** There is no room beside so many states. */
  TooManyStatesException(int states) {
    super(
        String.format(
            Locale.ROOT, "there is no memory for more than %,d states after sequences", states));
  }
}
