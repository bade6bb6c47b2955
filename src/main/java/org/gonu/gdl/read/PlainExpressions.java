package org.gonu.gdl.read;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.text.Span;

/** Reads the expressions of a {@link PlainText} one after the other. */
final class PlainExpressions implements Iterator<Expression> {
  private final String text;
  private final PlainScanner scanner;

  /** The token that comes next. */
  private int token;

  /** One object for all names that read the same. Its buckets are trees: texts may be hostile. */
  private final Map<String, String> names = new HashMap<>();

  /** The elements of the open lists, one list after the other. */
  private Expression[] elements = new Expression[64];

  private int count;

  /** By depth where the elements of the open list start, and where it stands in the text. */
  private final int[] firstElement = new int[ParenthesisBalance.MAX_DEPTH];

  private final int[] start = new int[ParenthesisBalance.MAX_DEPTH];

  PlainExpressions(String text) {
    this.text = text;
    this.scanner = new PlainScanner(text);
    this.token = scanner.next();
  }

  @Override
  public boolean hasNext() {
    return token != PlainScanner.END;
  }

  @Override
  public Expression next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    int depth = 0;
    do {
      if (token == PlainScanner.OPEN) {
        firstElement[depth] = count;
        start[depth] = scanner.start();
        depth++;
      } else if (token == PlainScanner.CLOSE) {
        depth--;
        add(listing(firstElement[depth], start[depth]));
      } else {
        add(symbol());
      }
      token = scanner.next();
    } while (depth > 0);
    count--;
    return elements[count];
  }

  private void add(Expression element) {
    if (count == elements.length) {
      elements = Arrays.copyOf(elements, 2 * count);
    }
    elements[count] = element;
    count++;
  }

  private Expression listing(int first, int open) {
    Expression[] own = Arrays.copyOfRange(elements, first, count);
    count = first;
    return new Expression.Listing(Lists.immutable.with(own), new Span(open, scanner.end()));
  }

  private Expression symbol() {
    String name = text.substring(scanner.start(), scanner.end());
    String known = names.putIfAbsent(name, name);
    return new Expression.Symbol(
        known == null ? name : known, new Span(scanner.start(), scanner.end()));
  }
}
