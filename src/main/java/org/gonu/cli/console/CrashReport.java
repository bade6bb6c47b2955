package org.gonu.cli.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A file with what is needed to find a bug of this program. */
public final class CrashReport {
  /** The option whose value is a secret. */
  private static final String TOKEN = "--token";

  private static final String MASK = "...";

  private final String[] args;
  private final Throwable bug;

  /**
   * A report on a bug.
   *
   * @param args the command line
   */
  public CrashReport(String[] args, Throwable bug) {
    this.args = args.clone();
    this.bug = bug;
  }

  /** Writes the file and tells the user where it is. */
  public void announce(Console console) {
    console.err().println("gonu: this is a bug of gonu: " + bug);
    try {
      Path file = Files.createTempFile(Path.of("").toAbsolutePath(), "crash-", ".txt");
      Files.writeString(file, text(), StandardCharsets.UTF_8);
      console.err().println("help: please report it with the file " + file.getFileName());
    } catch (IOException noFile) {
      console.err().println("help: please report it with this text:");
      console.err().print(text());
    }
  }

  /** The command line without secrets: it is sent to others. */
  private static List<String> masked(String[] args) {
    List<String> words = new ArrayList<>();
    for (String word : args) {
      boolean isSecret = !words.isEmpty() && words.get(words.size() - 1).equals(TOKEN);
      words.add(isSecret ? MASK : word.startsWith(TOKEN + "=") ? TOKEN + "=" + MASK : word);
    }
    return words;
  }

  String text() {
    StringWriter trace = new StringWriter();
    bug.printStackTrace(new PrintWriter(trace, true));
    return String.join(
        "\n",
        "gonu " + Version.current() + ", " + Instant.now(),
        "Java " + property("java.version") + ", " + property("os.name") + " " + property("os.arch"),
        "command: gonu " + String.join(" ", masked(args)),
        "",
        trace.toString());
  }

  private static String property(String name) {
    return System.getProperty(name, "unknown");
  }
}
