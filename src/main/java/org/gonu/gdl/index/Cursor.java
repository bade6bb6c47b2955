package org.gonu.gdl.index;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Blanks;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * The context of a place in a text, which may be unfinished: the open lists and the word before the
 * place.
 *
 * @param open the lists around the place, outermost first
 * @param word the part of a word before the place, empty if there is none
 * @param inComment true if it stands in a comment
 */
public record Cursor(ImmutableList<OpenList> open, Span word, boolean inComment) {

  /**
   * A list that is not closed before the place.
   *
   * @param offset of its parenthesis
   * @param head its first word; empty if there is none before the place or if it is a list
   * @param index number of elements before the one that the place is in
   */
  public record OpenList(int offset, Optional<String> head, int index) {
    /** True if its first word is this one. */
    public boolean isHeadedBy(String text) {
      return head.isPresent() && head.get().toLowerCase(Locale.ROOT).equals(text);
    }
  }

  /**
   * The context of an offset. If parentheses do not balance, one in the first column starts a
   * statement, as in the reader.
   */
  public static Cursor at(SourceText source, int offset) {
    Scan scan = new Scan(source.text());
    boolean followLayout = !scan.isBalanced();
    return scan.upTo(offset, followLayout);
  }

  /** One walk over a text from its start. */
  private static final class Scan {
    private final String text;
    private final MutableList<OpenList> open = Lists.mutable.empty();

    Scan(String text) {
      this.text = text;
    }

    boolean isBalanced() {
      int depth = 0;
      for (int i = 0; i < text.length() && depth >= 0; i++) {
        char c = text.charAt(i);
        if (c == ';') {
          i = endOfLine(i);
        } else {
          depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        }
      }
      return depth == 0;
    }

    Cursor upTo(int end, boolean followLayout) {
      int i = 0;
      while (i < end) {
        char c = text.charAt(i);
        int next = i + 1;
        if (c == ';') {
          next = endOfLine(i) + 1;
          if (next > end) {
            return new Cursor(open.toImmutable(), new Span(end, end), true);
          }
        } else if (c == '(') {
          if (followLayout && startsLine(i)) {
            open.clear();
          }
          open.add(new OpenList(i, Optional.empty(), 0));
        } else if (c == ')') {
          close();
        } else if (!Blanks.isBlank(c)) {
          next = endOfWord(i);
          if (next >= end) {
            return new Cursor(open.toImmutable(), new Span(i, end), false);
          }
          element(Optional.of(text.substring(i, next)));
        }
        i = next;
      }
      return new Cursor(open.toImmutable(), new Span(end, end), false);
    }

    private void close() {
      if (open.notEmpty()) {
        open.remove(open.size() - 1);
        element(Optional.empty());
      }
    }

    /** Counts an element of the innermost list, which is its head if it is the first. */
    private void element(Optional<String> word) {
      if (open.notEmpty()) {
        OpenList last = open.remove(open.size() - 1);
        Optional<String> head = last.index() == 0 ? word : last.head();
        open.add(new OpenList(last.offset(), head, last.index() + 1));
      }
    }

    private boolean startsLine(int i) {
      return i == 0 || text.charAt(i - 1) == '\n' || text.charAt(i - 1) == '\r';
    }

    private int endOfLine(int from) {
      int i = from;
      while (i < text.length() && text.charAt(i) != '\n' && text.charAt(i) != '\r') {
        i++;
      }
      return i;
    }

    private int endOfWord(int from) {
      int i = from;
      while (i < text.length()
          && !Blanks.isBlank(text.charAt(i))
          && "();".indexOf(text.charAt(i)) < 0) {
        i++;
      }
      return i;
    }
  }
}
