package org.gonu.cli.sheet;

import org.gonu.analysis.explain.Marks;
import org.gonu.cli.console.Colours;
import org.gonu.cli.console.Console;

/** The colours of explanations. */
public final class ColouredMarks {
  private ColouredMarks() {}

  /** Green for what holds, red for what does not, where standard output has colours. */
  public static Marks on(Console console) {
    return new Marks(
        text -> Colours.GREEN.of(text, console),
        text -> Colours.RED.of(text, console),
        text -> Colours.FAINT.of(text, console));
  }
}
