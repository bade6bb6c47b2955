package org.gonu.text;

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
  /** Maximum part of a source line that is shown, in characters. Some sheets are a single line. */
  private static final int SHOWN_WIDTH = 100;

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
    String errorPart = errors == 0 ? "" : count(errors, "error");
    String warningPart = warnings == 0 ? "" : count(warnings, "warning");
    return errorPart + (errorPart.isEmpty() || warningPart.isEmpty() ? "" : ", ") + warningPart;
  }

  private static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  private static void print(Diagnostic diagnostic, StringBuilder out) {
    SourceText source = diagnostic.source();
    out.append(place(source, diagnostic.span()))
        .append(": ")
        .append(diagnostic.severity().label())
        .append(": ")
        .append(diagnostic.message())
        .append(" [")
        .append(diagnostic.code().label())
        .append("]\n");
    excerpt(source, diagnostic.span(), out);
    for (Diagnostic.Note note : diagnostic.notes()) {
      out.append("note: ").append(place(note.source(), note.span())).append(": ");
      out.append(note.message()).append('\n');
      excerpt(note.source(), note.span(), out);
    }
    diagnostic.help().ifPresent(help -> out.append("help: ").append(help).append('\n'));
  }

  /** {@code name:line:column} of the start of a span. */
  public static String place(SourceText source, Span span) {
    return source.name() + ":" + source.position(span.start());
  }

  /** The line where a span starts, with its characters marked; nothing for an empty span. */
  private static void excerpt(SourceText source, Span span, StringBuilder out) {
    if (span.length() == 0) {
      return;
    }
    int line = source.position(span.start()).line();
    Span whole = source.lineSpan(line);
    Span shown = window(source, whole, span.start());
    String before = shown.start() > whole.start() ? "..." : "";
    String after = shown.end() < whole.end() ? "..." : "";
    int marked = source.codePoints(new Span(span.start(), Math.min(span.end(), shown.end())));
    int indent = before.length() + source.codePoints(new Span(shown.start(), span.start()));
    String number = String.valueOf(line);
    out.append(' ').append(number).append(" | ");
    out.append(before)
        .append(ControlCharacters.masked(source.text(shown).replace('\t', ' ')))
        .append(after)
        .append('\n');
    out.append(" ".repeat(number.length() + 1)).append(" | ");
    out.append(" ".repeat(indent)).append("^".repeat(Math.max(1, marked))).append('\n');
  }

  /** The part of a line that is shown: all of it, or the surroundings of an offset. */
  private static Span window(SourceText source, Span line, int offset) {
    if (line.length() <= SHOWN_WIDTH) {
      return line;
    }
    int from = Math.min(offset - SHOWN_WIDTH / 2, line.end() - SHOWN_WIDTH);
    from = Math.max(line.start(), from);
    int to = from + SHOWN_WIDTH;
    String text = source.text();
    boolean splitsFirst = Character.isLowSurrogate(text.charAt(from));
    boolean splitsLast = to < line.end() && Character.isLowSurrogate(text.charAt(to));
    return new Span(splitsFirst ? from + 1 : from, splitsLast ? to + 1 : to);
  }
}
