package org.gonu.cli.console;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import org.gonu.text.ControlCharacters;
import org.jspecify.annotations.Nullable;

/**
 * A stream for people, in UTF-8. Control characters in printed text are escaped, since names from
 * sheets, records and peers may contain any, and a terminal would obey them. The sequences of
 * {@link Colours} are kept. Bytes that are written, not printed, are data and are not changed.
 */
public final class EscapingStream extends PrintStream {
  /** A stream on top of another. */
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

  /** Escapes a text. Carriage returns are kept: they are part of line ends on some systems. */
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
