package org.gonu.gdl.format;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.format.Piece.Comment;
import org.gonu.gdl.format.Piece.Gap;
import org.gonu.gdl.format.Piece.Group;
import org.gonu.gdl.format.Piece.Word;
import org.gonu.gdl.read.CommentScanner;
import org.gonu.gdl.read.Expression;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Puts the comments of a text back between its expressions. The text has no syntax errors. */
final class PieceBuilder {
  private final String text;
  private final ImmutableList<Span> comments;

  /** The first comment that is not placed yet. */
  private int next;

  /** Where the piece before ends: an offset in the text. */
  private int end;

  PieceBuilder(SourceText source) {
    this.text = source.text();
    this.comments = CommentScanner.in(text);
  }

  /** The statements of a sheet with the comments between them; one outer list is dissolved. */
  ImmutableList<Piece> statements(ImmutableList<Expression> expressions) {
    MutableList<Piece> pieces = Lists.mutable.empty();
    if (Expression.areWrapped(expressions)) {
      Expression.Listing outer = (Expression.Listing) expressions.getFirst();
      addComments(outer.span().start(), pieces);
      addAll(outer.elements(), outer.span().end() - 1, pieces);
    } else {
      addAll(expressions, text.length(), pieces);
    }
    addComments(text.length(), pieces);
    return pieces.toImmutable();
  }

  /**
   * Adds expressions and the comments before, between and behind them.
   *
   * @param until offset at which the comments behind them end
   */
  private void addAll(ImmutableList<Expression> expressions, int until, MutableList<Piece> pieces) {
    for (Expression expression : expressions) {
      addComments(expression.span().start(), pieces);
      if (expression instanceof Expression.Symbol symbol) {
        pieces.add(new Word(symbol.text(), gapBefore(symbol.span())));
        end = symbol.span().end();
      } else {
        addGroup((Expression.Listing) expression, pieces);
      }
    }
    addComments(until, pieces);
  }

  private void addGroup(Expression.Listing list, MutableList<Piece> pieces) {
    Gap gap = gapBefore(list.span());
    end = list.span().start() + 1;
    MutableList<Piece> inner = Lists.mutable.empty();
    addAll(list.elements(), list.span().end() - 1, inner);
    if (inner.size() > 1 && inner.getLast() instanceof Comment last && last.isTrailing()) {
      inner.remove(inner.size() - 1);
      pieces.add(Group.of(inner.toImmutable(), gap));
      pieces.add(last);
    } else {
      pieces.add(Group.of(inner.toImmutable(), gap));
    }
    end = list.span().end();
  }

  private void addComments(int until, MutableList<Piece> pieces) {
    while (next < comments.size() && comments.get(next).start() < until) {
      Span span = comments.get(next++);
      Gap gap = gapBefore(span);
      boolean endsOther = gap == Gap.BLANK && pieces.notEmpty();
      boolean afterComment = endsOther && pieces.getLast() instanceof Comment;
      pieces.add(
          new Comment(
              text.substring(span.start(), span.end()).stripTrailing(),
              afterComment ? Gap.LINE : gap));
      end = span.end();
    }
  }

  private Gap gapBefore(Span span) {
    int lines = 0;
    for (int i = end; i < span.start(); i++) {
      char c = text.charAt(i);
      boolean endsLine = c == '\n' || (c == '\r' && text.charAt(i + 1) != '\n');
      lines += endsLine ? 1 : 0;
    }
    return lines == 0 ? Gap.BLANK : lines == 1 ? Gap.LINE : Gap.EMPTY_LINE;
  }
}
