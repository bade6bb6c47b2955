package org.gonu.text;

/**
 * A stretch of a source text: UTF-16 offsets from {@code start} (inclusive) to {@code end}
 * (exclusive).
 */
public record Span(int start, int end) {
  /** The span of generated elements, which are in no text. */
  public static final Span NONE = new Span(0, 0);

  /**
   * A span.
   *
   * @throws IllegalArgumentException if the offsets are negative or reversed
   */
  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("not a span: " + start + " to " + end);
    }
  }

  // Written out, since those of the record cost many times as much before they are compiled.
  @Override
  public boolean equals(Object other) {
    return other instanceof Span span && start == span.start && end == span.end;
  }

  @Override
  public int hashCode() {
    return 31 * start + end;
  }

  /** Number of UTF-16 units covered. */
  public int length() {
    return end - start;
  }
}
