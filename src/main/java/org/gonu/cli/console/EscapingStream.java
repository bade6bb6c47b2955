package org.gonu.cli.console;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import org.gonu.text.ControlCharacters;
import org.jspecify.annotations.Nullable;

/**
 * A stream for people, in UTF-8: control characters in what is printed become escapes, for names of
 * sheets, records and peers may hold any and a terminal would obey them. The sequences of {@link
 * Colours} stay. Bytes that are written, not printed, are data and go through as they are.
 */
public final class EscapingStream extends PrintStream {
  public EscapingStream(OutputStream out) {
    super(out, true, StandardCharsets.UTF_8);
  }

  @Override
  public void print(@Nullable String text) {
    super.print(escaped(String.valueOf(text)));
  }

  @Override
  public void print(@Nullable Object object) {
    print(String.valueOf(object));
  }

  @Override
  public void print(char c) {
    print(String.valueOf(c));
  }

  @Override
  public void print(char[] characters) {
    print(String.valueOf(characters));
  }

  /** Returns are ends of lines on some systems. */
  private static String escaped(String text) {
    String lineEnd = System.lineSeparator();
    String lines = lineEnd.equals("\n") ? text : text.replace(lineEnd, "\n");
    Matcher colour = Colours.SEQUENCE.matcher(lines);
    StringBuilder escaped = new StringBuilder();
    int from = 0;
    while (colour.find()) {
      escaped.append(ControlCharacters.escaped(lines.substring(from, colour.start())));
      escaped.append(colour.group());
      from = colour.end();
    }
    return escaped.append(ControlCharacters.escaped(lines.substring(from))).toString();
  }
}
