package org.gonu.text;

/**
 * Writes diagnostics for people.
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
  /** Longest stretch of a source line that is shown, in characters; sheets come on one line too. */
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

  private static void excerpt(SourceText source, Span span, StringBuilder out) {
    Position start = source.position(span.start());
    String line = source.line(start.line()).replace('\t', ' ');
    if (line.isBlank()) {
      return;
    }
    int from = 0;
    int caret = start.column() - 1;
    if (line.length() > SHOWN_WIDTH) {
      from = Math.max(0, Math.min(caret - SHOWN_WIDTH / 2, line.length() - SHOWN_WIDTH));
    }
    int to = Math.min(line.length(), from + SHOWN_WIDTH);
    String before = from > 0 ? "..." : "";
    String after = to < line.length() ? "..." : "";
    int marked = Math.max(1, Math.min(span.length(), to - caret));
    String number = String.valueOf(start.line());
    out.append(' ').append(number).append(" | ");
    out.append(before).append(line, from, to).append(after).append('\n');
    out.append(" ".repeat(number.length() + 1)).append(" | ");
    out.append(" ".repeat(before.length() + caret - from)).append("^".repeat(marked)).append('\n');
  }
}
