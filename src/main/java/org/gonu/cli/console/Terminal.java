package org.gonu.cli.console;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What the program can learn of the terminal it runs on; Java itself tells next to nothing. */
final class Terminal {
  /** Names of terminals below {@code /dev}, as Linux gives them. */
  private static final Pattern DEVICE = Pattern.compile("/dev/(pts/.*|tty.*|console)");

  /** What {@code stty size} prints: rows and columns. */
  private static final Pattern SIZE = Pattern.compile("\\d+ (\\d{1,4})\\s*");

  private static final int PATIENCE_MILLIS = 500;

  private Terminal() {}

  /**
   * True if a stream of this process goes to a terminal.
   *
   * @param descriptor 0 for standard input, 1 for standard output, 2 for standard error
   */
  static boolean isBehind(int descriptor) {
    try {
      Path target = Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor));
      return DEVICE.matcher(target.toString()).matches();
    } catch (IOException | UnsupportedOperationException notLinux) {
      return hasConsole();
    }
  }

  /** True if standard input and output both are a terminal: all that other systems tell. */
  @SuppressWarnings("SystemConsoleNull") // from Java 22 on, the console itself is asked
  private static boolean hasConsole() {
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

  /** False if the user refuses colours, see no-color.org, or the terminal is called dumb. */
  static boolean mayShowColours() {
    String refusal = System.getenv("NO_COLOR");
    boolean isRefused = refusal != null && !refusal.isEmpty();
    return !isRefused && !"dumb".equals(System.getenv("TERM"));
  }

  /** The width: what the user says by {@code COLUMNS}, else what {@code stty} tells. */
  static OptionalInt columns() {
    OptionalInt wished = number(System.getenv("COLUMNS"));
    return wished.isPresent() ? wished : columnsByStty();
  }

  private static OptionalInt columnsByStty() {
    try {
      Process stty =
          new ProcessBuilder("stty", "size")
              .redirectInput(new File("/dev/tty"))
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (!stty.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
        stty.destroyForcibly();
        return OptionalInt.empty();
      }
      String told = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      Matcher size = SIZE.matcher(told);
      return size.matches() ? number(size.group(1)) : OptionalInt.empty();
    } catch (IOException noSuchProgram) {
      return OptionalInt.empty();
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
      return OptionalInt.empty();
    }
  }

  /** A width; empty for anything else, and for 0, which terminals of unknown width report. */
  private static OptionalInt number(@Nullable String text) {
    return text != null && text.matches("[1-9][0-9]{0,3}")
        ? OptionalInt.of(Integer.parseInt(text))
        : OptionalInt.empty();
  }
}
