package org.gonu.gdl.format;

import org.eclipse.collections.api.list.ImmutableList;

/** An element of the layout: a name, a comment, or a list of elements. */
sealed interface Piece {
  /**
   * Width of an element that cannot be on one line: it contains a comment, or conditions that the
   * author put on several lines.
   */
  int TOO_WIDE = 1 << 20;

  /** How the author separated it from the element before it. */
  Gap gap();

  /** Columns that it takes on one line; {@link #TOO_WIDE} where that cannot be. */
  int width();

  /** The space between two pieces in the text. */
  enum Gap {
    /** They are on one line. */
    BLANK,
    /** The second one starts a line. */
    LINE,
    /** There are empty lines between them. */
    EMPTY_LINE
  }

  /** A name or variable. */
  record Word(String text, Gap gap) implements Piece {
    @Override
    public int width() {
      return text.codePointCount(0, text.length());
    }
  }

  /** A comment, from its semicolon to the end of the line, which it therefore ends. */
  record Comment(String text, Gap gap) implements Piece {
    @Override
    public int width() {
      return TOO_WIDE;
    }

    /** True if it belongs to what stands before it on its line. */
    boolean isTrailing() {
      return gap == Gap.BLANK;
    }
  }

  /**
   * A list in parentheses. A comment behind the last piece of its last line is not in it but after
   * it, so that the parenthesis can stand before it.
   */
  record Group(ImmutableList<Piece> pieces, Gap gap, int width) implements Piece {
    static Group of(ImmutableList<Piece> pieces, Gap gap) {
      long width = 1L + pieces.size() + pieces.collectInt(Piece::width).sum();
      Group group = new Group(pieces, gap, (int) Math.min(TOO_WIDE, width));
      return group.isBrokenByAuthor() ? new Group(pieces, gap, TOO_WIDE) : group;
    }

    /** True if it starts with this word in any case. */
    boolean startsWith(String word) {
      return pieces.notEmpty()
          && pieces.getFirst() instanceof Word first
          && first.text().equalsIgnoreCase(word);
    }

    /** True for a rule, which has its head on its first line. */
    boolean isRule() {
      return startsWith("<=");
    }

    /** True for a list of conditions on several lines, where it stays. */
    private boolean isBrokenByAuthor() {
      boolean conditions = isRule() || startsWith("or") || startsWith("and");
      return conditions && pieces.drop(1).anySatisfy(piece -> piece.gap() != Gap.BLANK);
    }
  }
}
