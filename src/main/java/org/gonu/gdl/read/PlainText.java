package org.gonu.gdl.read;

import java.util.Iterator;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.text.SourceText;

/**
 * A text in which the reader finds nothing to repair. Its expressions are read by hand, many times
 * faster than by the generated parser, which stays the measure: both read the same, or the text is
 * not plain (decision 0090).
 *
 * <p>A text is not plain if its parentheses do not balance or are nested too deep, or if it has
 * {@link PlainScanner#ODD} tokens.
 */
final class PlainText implements Iterable<Expression> {
  private final SourceText source;
  private final int size;
  private final boolean isLikeInfix;

  private PlainText(SourceText source, int size, boolean isLikeInfix) {
    this.source = source;
    this.size = size;
    this.isLikeInfix = isLikeInfix;
  }

  /** The text, if it is plain. */
  static Optional<PlainText> of(SourceText source) {
    PlainScanner scanner = new PlainScanner(source.text());
    int size = 0;
    int depth = 0;
    int endOfName = -1;
    boolean isLikeInfix = false;
    int token = scanner.next();
    while (token != PlainScanner.END) {
      if (depth == 0) {
        isLikeInfix |= token == PlainScanner.OPEN && scanner.start() == endOfName;
        endOfName = token == PlainScanner.SYMBOL ? scanner.end() : -1;
        size++;
      }
      depth += token == PlainScanner.OPEN ? 1 : token == PlainScanner.CLOSE ? -1 : 0;
      if (token == PlainScanner.ODD || depth < 0 || depth > ParenthesisBalance.MAX_DEPTH) {
        return Optional.empty();
      }
      token = scanner.next();
    }
    return depth > 0 ? Optional.empty() : Optional.of(new PlainText(source, size, isLikeInfix));
  }

  /** Number of expressions that stand in no list. */
  int size() {
    return size;
  }

  /** True if a name outside of all lists has a list right behind it, as in {@code role(white)}. */
  boolean isLikeInfix() {
    return isLikeInfix;
  }

  /** The expressions that stand in no list, each read when it is asked for. */
  @Override
  public Iterator<Expression> iterator() {
    return new PlainExpressions(source.text());
  }

  /** All expressions that stand in no list. */
  ImmutableList<Expression> toList() {
    return Lists.immutable.withAll(this);
  }
}
