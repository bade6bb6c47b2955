package org.gonu.cli.console;

import java.util.OptionalInt;
import java.util.function.Supplier;
import org.gonu.text.DiagnosticLook;

/**
 * Where an output stream goes, and how text is shown there. Files and other programs get no colours
 * and no broken lines.
 */
public final class Screen implements DiagnosticLook {
  private final boolean isTerminal;
  private final boolean coloured;
  private final Supplier<OptionalInt> width;

  private Screen(boolean isTerminal, boolean coloured, Supplier<OptionalInt> width) {
    this.isTerminal = isTerminal;
    this.coloured = coloured;
    this.width = width;
  }

  /** No terminal. */
  public static Screen none(boolean coloured) {
    return new Screen(false, coloured, OptionalInt::empty);
  }

  /** A terminal of a known width. */
  public static Screen terminal(boolean coloured, int columns) {
    return new Screen(true, coloured, () -> OptionalInt.of(columns));
  }

  /**
   * What is behind a stream of this process. Terminals show colours unless the user refuses them.
   *
   * @param descriptor 1 for standard output, 2 for standard error
   */
  static Screen behind(int descriptor) {
    if (!Terminal.isBehind(descriptor)) {
      return none(false);
    }
    return new Screen(true, Terminal.mayShowColours(), Terminal::columns);
  }

  /** The same place with or without colours. */
  Screen withColours(boolean wanted) {
    return new Screen(isTerminal, wanted, width);
  }

  /** True if a person looks at it: progress can be shown on one line that changes. */
  public boolean isTerminal() {
    return isTerminal;
  }

  /** True if it shows colours. */
  public boolean isColoured() {
    return coloured;
  }

  /** Asks for the width each time: people make windows wider. */
  @Override
  public OptionalInt columns() {
    return width.get();
  }

  @Override
  public String paint(Part part, String text) {
    return switch (part) {
      case ERROR -> Colours.BOLD_RED.of(text, this);
      case WARNING -> Colours.BOLD_YELLOW.of(text, this);
      case MESSAGE -> Colours.BOLD.of(text, this);
      case MARGIN -> Colours.BOLD_BLUE.of(text, this);
      case NOTE -> Colours.BOLD_GREEN.of(text, this);
      case HELP -> Colours.BOLD_CYAN.of(text, this);
    };
  }
}
