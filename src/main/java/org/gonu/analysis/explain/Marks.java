package org.gonu.analysis.explain;

import java.util.function.UnaryOperator;

/**
 * How the parts of an explanation are marked, such as by colours.
 *
 * @param holds marks what holds
 * @param fails marks what does not
 * @param aside marks remarks
 */
public record Marks(
    UnaryOperator<String> holds, UnaryOperator<String> fails, UnaryOperator<String> aside) {
  /** Plain text. */
  public static final Marks NONE =
      new Marks(UnaryOperator.identity(), UnaryOperator.identity(), UnaryOperator.identity());
}
