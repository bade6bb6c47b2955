package org.gonu.cli.console;

import java.util.regex.Pattern;

/** Colours text on terminals (ECMA-48, select graphic rendition), and leaves it alone elsewhere. */
public enum Colours {
  /** For what holds, or was seen. */
  GREEN("32"),
  /** For what does not hold, or was never seen. */
  RED("31"),
  /** For what holds in part. */
  YELLOW("33"),
  /** For what is less important. */
  FAINT("2"),
  /** For what is wrong, in words. */
  BOLD("1"),
  /** For errors. */
  BOLD_RED("1;31"),
  /** For what leads in a related place. */
  BOLD_GREEN("1;32"),
  /** For warnings. */
  BOLD_YELLOW("1;33"),
  /** For line numbers. */
  BOLD_BLUE("1;34"),
  /** For what leads in advice. */
  BOLD_CYAN("1;36");

  private static final String ESCAPE = "\u001B[";

  /** The escape sequences of the colours. */
  static final Pattern SEQUENCE =
      Pattern.compile("\u001B\\[(?:0|1|2|31|32|33|1;31|1;32|1;33|1;34|1;36)m");

  private final String parameter;

  Colours(String parameter) {
    this.parameter = parameter;
  }

  /** A text in this colour, for standard output. */
  public String of(String text, Console console) {
    return of(text, console.outScreen());
  }

  /** A text in this colour. */
  public String of(String text, Screen screen) {
    return screen.isColoured() ? ESCAPE + parameter + "m" + text + ESCAPE + "0m" : text;
  }
}
