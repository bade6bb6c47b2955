package org.gonu.text;

import java.util.stream.Collectors;
import org.gonu.text.DiagnosticLook.Part;

/**
 * Formats diagnostics for people.
 *
 * <pre>
 * rules/x.kif:12:5: error: unsafe variable '?y' in the head of 'next' [GDL-101]
 *   12 | (&lt;= (next (cell ?x ?y b))
 *      |                    ^^
 * note: rules/x.kif:3:1: ...
 * help: bind '?y' in a positive literal of the body
 * </pre>
 */
public final class DiagnosticPrinter {
  /**
   * Maximum part of a source line that is shown where there is no terminal, in characters. Some
   * sheets are a single line.
   */
  private static final int SHOWN_WIDTH = 100;

  /** On narrow terminals at least this many characters of a source line are shown. */
  private static final int MIN_SHOWN_WIDTH = 20;

  /** Stands for the part of a source line that is not shown. */
  private static final String ELLIPSIS = "...";

  private final DiagnosticLook look;

  /** A printer without colours. */
  public DiagnosticPrinter() {
    this(DiagnosticLook.PLAIN);
  }

  /** A printer with colours, and for the width of a terminal. */
  public DiagnosticPrinter(DiagnosticLook look) {
    this.look = look;
  }

  /** The findings one after another, without the closing count. */
  public String print(Diagnostics diagnostics) {
    StringBuilder out = new StringBuilder();
    for (Diagnostic diagnostic : diagnostics) {
      print(diagnostic, out);
    }
    return out.toString();
  }

  /** One finding: its line, the source line with a caret, notes and help. */
  public String print(Diagnostic diagnostic) {
    StringBuilder out = new StringBuilder();
    print(diagnostic, out);
    return out.toString();
  }

  /** The closing count, such as {@code 2 errors, 1 warning}; empty if there was nothing. */
  public String summary(int errors, int warnings) {
    String errorPart = errors == 0 ? "" : Counted.of(errors, "error");
    String warningPart = warnings == 0 ? "" : Counted.of(warnings, "warning");
    return errorPart + (errorPart.isEmpty() || warningPart.isEmpty() ? "" : ", ") + warningPart;
  }

  private void print(Diagnostic diagnostic, StringBuilder out) {
    SourceText source = diagnostic.source();
    Part severity = diagnostic.isError() ? Part.ERROR : Part.WARNING;
    String lead = place(source, diagnostic.span()) + ": ";
    String word = diagnostic.severity().label() + ": ";
    String code = " [" + diagnostic.code().label() + "]";
    // Wrapped as plain text, since colours have no width; then the known parts are painted.
    String line = LineWrap.wrap(lead + word + diagnostic.message() + code, look.columns(), 2);
    if (line.startsWith(lead + word) && line.endsWith(code)) {
      String message = line.substring(lead.length() + word.length(), line.length() - code.length());
      out.append(lead).append(look.paint(severity, word.strip())).append(' ');
      out.append(paintedLines(message)).append(code).append('\n');
    } else {
      out.append(line).append('\n');
    }
    excerpt(source, diagnostic.span(), severity, out);
    for (Diagnostic.Note note : diagnostic.notes()) {
      led(Part.NOTE, "note: ", place(note.source(), note.span()) + ": " + note.message(), out);
      excerpt(note.source(), note.span(), Part.NOTE, out);
    }
    diagnostic.help().ifPresent(help -> led(Part.HELP, "help: ", help, out));
  }

  /** Each line is painted by itself, so that colours do not go on beyond a line. */
  private String paintedLines(String message) {
    return message
        .lines()
        .map(line -> look.paint(Part.MESSAGE, line))
        .collect(Collectors.joining("\n"));
  }

  /** A line that begins with a word in colour. */
  private void led(Part part, String word, String text, StringBuilder out) {
    String line = LineWrap.wrap(word + text, look.columns(), word.length());
    out.append(look.paint(part, word.strip())).append(' ');
    out.append(line.substring(word.length())).append('\n');
  }

  /** {@code name:line:column} of the start of a span. */
  public static String place(SourceText source, Span span) {
    return source.name() + ":" + source.position(span.start());
  }

  /** The line where a span starts, with its characters marked; nothing for an empty span. */
  private void excerpt(SourceText source, Span span, Part marks, StringBuilder out) {
    if (span.length() == 0) {
      return;
    }
    int line = source.position(span.start()).line();
    String number = " " + line + " |";
    Span whole = source.lineSpan(line);
    Span shown = window(source, whole, span.start(), shownWidth(number));
    String before = shown.start() > whole.start() ? ELLIPSIS : "";
    String after = shown.end() < whole.end() ? ELLIPSIS : "";
    int marked = source.codePoints(new Span(span.start(), Math.min(span.end(), shown.end())));
    int indent = before.length() + source.codePoints(new Span(shown.start(), span.start()));
    out.append(look.paint(Part.MARGIN, number)).append(' ');
    out.append(before)
        .append(ControlCharacters.masked(source.text(shown).replace('\t', ' ')))
        .append(after)
        .append('\n');
    out.append(look.paint(Part.MARGIN, " ".repeat(number.length() - 1) + "|"));
    out.append(" ".repeat(indent + 1));
    out.append(look.paint(marks, "^".repeat(Math.max(1, marked)))).append('\n');
  }

  /** How many characters of a source line fit beside its number. */
  private int shownWidth(String number) {
    if (look.columns().isEmpty()) {
      return SHOWN_WIDTH;
    }
    int rest = look.columns().getAsInt() - number.length() - 1 - 2 * ELLIPSIS.length();
    return Math.max(MIN_SHOWN_WIDTH, rest);
  }

  /** The part of a line that is shown: all of it, or the surroundings of an offset. */
  private static Span window(SourceText source, Span line, int offset, int width) {
    if (line.length() <= width) {
      return line;
    }
    int from = Math.min(offset - width / 2, line.end() - width);
    from = Math.max(line.start(), from);
    int to = from + width;
    String text = source.text();
    boolean splitsFirst = Character.isLowSurrogate(text.charAt(from));
    boolean splitsLast = to < line.end() && Character.isLowSurrogate(text.charAt(to));
    return new Span(splitsFirst ? from + 1 : from, splitsLast ? to + 1 : to);
  }
}
