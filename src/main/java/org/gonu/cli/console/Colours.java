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
  FAINT("2");

  private static final String ESCAPE = "\u001B[";

  /** The escape sequences of the colours. */
  static final Pattern SEQUENCE = Pattern.compile("\u001B\\[(?:0|2|31|32|33)m");

  private final String parameter;

  Colours(String parameter) {
    this.parameter = parameter;
  }

  /** True if standard output is a terminal and the user wants colours, see no-color.org. */
  public static boolean areShownByTerminal() {
    String refusal = System.getenv("NO_COLOR");
    return (refusal == null || refusal.isEmpty()) && isTerminal();
  }

  /** True if the program runs on a terminal. */
  @SuppressWarnings("SystemConsoleNull") // from Java 22 on, the console itself is asked
  public static boolean isTerminal() {
    java.io.Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return Boolean.TRUE.equals(java.io.Console.class.getMethod("isTerminal").invoke(console));
    } catch (ReflectiveOperationException beforeJava22) {
      return true;
    }
  }

  /** A text in this colour. */
  public String of(String text, Console console) {
    return console.coloured() ? ESCAPE + parameter + "m" + text + ESCAPE + "0m" : text;
  }
}
