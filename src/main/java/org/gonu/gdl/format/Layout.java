package org.gonu.gdl.format;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.format.Piece.Comment;
import org.gonu.gdl.format.Piece.Gap;
import org.gonu.gdl.format.Piece.Group;
import org.gonu.gdl.format.Piece.Word;

/** Writes pieces in the canonical layout. */
final class Layout {
  /** Maximum columns of a line, unless a name is too long. */
  static final int MAX_COLUMNS = 100;

  /** Indentation of the literals of a rule, in columns. */
  private static final int INDENT = 4;

  private final StringBuilder out = new StringBuilder();
  private int column = 0;

  private Layout() {}

  /** The text of a sheet. */
  static String of(ImmutableList<Piece> statements) {
    Layout layout = new Layout();
    if (isOneLine(statements)) {
      layout.spread(statements);
    } else {
      layout.statements(statements);
    }
    if (layout.column > 0) {
      layout.out.append('\n');
    }
    return layout.out.toString();
  }

  /** True for a sheet on one line, as in messages, whose line breaks carry no information. */
  private static boolean isOneLine(ImmutableList<Piece> statements) {
    return statements.count(s -> !(s instanceof Comment)) > 1
        && statements.drop(1).allSatisfy(s -> s.gap() == Gap.BLANK);
  }

  private void statements(ImmutableList<Piece> statements) {
    for (int i = 0; i < statements.size(); i++) {
      Piece piece = statements.get(i);
      if (i > 0 && sharesLine(statements.get(i - 1), piece)) {
        text(" ");
      } else if (i > 0) {
        newLine(piece.gap(), 0);
      }
      piece(piece, 0);
    }
  }

  /** Facts that the author put on one line stay on it; everything else has its own lines. */
  private boolean sharesLine(Piece before, Piece piece) {
    if (before instanceof Comment || piece.gap() != Gap.BLANK) {
      return false;
    }
    return piece instanceof Comment || (isFact(before) && isFact(piece) && fits(piece, 1));
  }

  private static boolean isFact(Piece piece) {
    return !(piece instanceof Comment) && !(piece instanceof Group group && group.isRule());
  }

  /**
   * Facts of one relation fill lines, each literal of a rule has its own line, and an empty line
   * separates relations. A comment ends the line of the statement before it.
   */
  private void spread(ImmutableList<Piece> statements) {
    for (int i = 0; i < statements.size(); i++) {
      Piece piece = statements.get(i);
      boolean sameRelation = i > 0 && relation(statements.get(i - 1)).equals(relation(piece));
      boolean facts = i > 0 && isFact(statements.get(i - 1)) && isFact(piece);
      if (piece instanceof Comment || (sameRelation && facts && fits(piece, 1))) {
        text(" ");
      } else if (i > 0) {
        newLine(sameRelation ? Gap.LINE : Gap.EMPTY_LINE, 0);
      }
      if (piece instanceof Group rule && rule.isRule() && rule.pieces().size() > 2) {
        broken(rule, 0);
      } else {
        piece(piece, 0);
      }
    }
  }

  private static String relation(Piece statement) {
    if (statement instanceof Group group && group.pieces().notEmpty()) {
      boolean hasHead = group.isRule() && group.pieces().size() > 1;
      return relation(group.pieces().get(hasHead ? 1 : 0));
    }
    return statement instanceof Word word ? word.text() : "";
  }

  /**
   * Writes a piece at the present column.
   *
   * @param closing number of parentheses that follow it on its line
   */
  private void piece(Piece piece, int closing) {
    if (piece instanceof Group group) {
      if (fits(group, closing) || group.pieces().size() < 2) {
        flat(group);
      } else {
        broken(group, closing);
      }
    } else {
      text(piece instanceof Word word ? word.text() : ((Comment) piece).text());
    }
  }

  private boolean fits(Piece piece, int more) {
    return column + piece.width() + more <= MAX_COLUMNS;
  }

  private void flat(Group group) {
    text("(");
    for (int i = 0; i < group.pieces().size(); i++) {
      text(i == 0 ? "" : " ");
      Piece piece = group.pieces().get(i);
      if (piece instanceof Group inner) {
        flat(inner);
      } else {
        piece(piece, 0);
      }
    }
    text(")");
  }

  /** One piece a line, but the first two on the first line; rules indent, others align. */
  private void broken(Group group, int closing) {
    int left = column;
    ImmutableList<Piece> pieces = group.pieces();
    text("(");
    int indent = left + INDENT;
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      boolean last = i == pieces.size() - 1;
      boolean afterComment = i > 0 && pieces.get(i - 1) instanceof Comment;
      boolean trailing = piece instanceof Comment comment && comment.isTrailing();
      if (i > 0 && !afterComment && (trailing || (i == 1 && !(piece instanceof Comment)))) {
        text(" ");
        indent = i == 1 && !trailing && !group.isRule() ? column : indent;
      } else if (i > 0) {
        newLine(piece.gap(), indent);
      }
      piece(piece, last ? closing + 1 : 0);
    }
    if (pieces.getLast() instanceof Comment) {
      newLine(Gap.LINE, left);
    }
    text(")");
  }

  private void newLine(Gap gap, int indent) {
    out.append(gap == Gap.EMPTY_LINE ? "\n\n" : "\n").append(" ".repeat(indent));
    column = indent;
  }

  private void text(String text) {
    out.append(text);
    column += text.codePointCount(0, text.length());
  }
}
