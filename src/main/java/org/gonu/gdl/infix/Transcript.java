package org.gonu.gdl.infix;

import java.util.function.Function;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.gonu.gdl.read.Expression;
import org.gonu.gdl.read.Expression.Listing;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * The statements and comments of a sheet in a new form, in their order, with the line breaks and
 * empty lines between them. Comments inside of a statement come before it.
 */
final class Transcript {
  private static final int MAX_COLUMNS = 100;

  private final SourceText source;
  private final ListIterable<Span> comments;
  private final char oldMark;
  private final char newMark;
  private final StringBuilder out = new StringBuilder();
  private int next = 0;
  private int end = 0;
  private Last last = Last.NOTHING;

  /** What was written last. */
  private enum Last {
    NOTHING,
    FACT,
    RULE,
    COMMENT
  }

  /**
   * Starts with nothing.
   *
   * @param oldMark starts comments in the source
   * @param newMark starts comments in what is written
   */
  Transcript(SourceText source, ListIterable<Span> comments, char oldMark, char newMark) {
    this.source = source;
    this.comments = comments;
    this.oldMark = oldMark;
    this.newMark = newMark;
  }

  void write(ImmutableList<Expression> statements, Function<Expression, String> form) {
    for (Expression statement : statements) {
      commentsUntil(statement.span().start());
      int gap = gap(statement.span().start());
      while (next < comments.size() && comments.get(next).start() < statement.span().end()) {
        comment(comments.get(next++), Math.max(1, gap));
        gap = 1;
      }
      statement(statement, form.apply(statement), gap);
    }
    commentsUntil(source.text().length() + 1);
    if (!out.isEmpty()) {
      out.append('\n');
    }
  }

  private void statement(Expression statement, String text, int gap) {
    boolean fact = !(statement instanceof Listing list && list.startsWith("<="));
    boolean fits = column() + 1 + text.length() <= MAX_COLUMNS;
    separate(gap == 0 && fact && last == Last.FACT && fits ? 0 : Math.max(1, gap));
    out.append(text);
    last = fact ? Last.FACT : Last.RULE;
    end = statement.span().end();
  }

  String text() {
    return out.toString();
  }

  private void commentsUntil(int offset) {
    while (next < comments.size() && comments.get(next).start() < offset) {
      Span span = comments.get(next++);
      comment(span, gap(span.start()));
    }
  }

  private void comment(Span span, int gap) {
    String text = source.text(span).stripTrailing();
    int marks = 0;
    while (marks < text.length() && text.charAt(marks) == oldMark) {
      marks++;
    }
    boolean trails = gap == 0 && (last == Last.FACT || last == Last.RULE);
    separate(trails ? 0 : Math.max(1, gap));
    String mark = marks == 0 ? newMark + " " : String.valueOf(newMark).repeat(marks);
    out.append(mark).append(text.substring(marks));
    last = Last.COMMENT;
    end = Math.max(end, span.end());
  }

  /** Ends what was before: 0 by a blank, 1 by a line break, more by an empty line. */
  private void separate(int lines) {
    if (last != Last.NOTHING) {
      out.append(lines == 0 ? " " : lines == 1 ? "\n" : "\n\n");
    }
  }

  private int column() {
    return out.length() - (out.lastIndexOf("\n") + 1);
  }

  /** Line breaks between the end of what was written last and an offset. */
  private int gap(int offset) {
    String text = source.text();
    int lines = 0;
    for (int i = end; i < offset; i++) {
      char c = text.charAt(i);
      boolean crLf = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      lines += c == '\n' || (c == '\r' && !crLf) ? 1 : 0;
    }
    return lines;
  }
}
