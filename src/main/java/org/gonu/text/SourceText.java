package org.gonu.text;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * A text with a name (the path as the user typed it) and an index of its lines. LF, CR and CRLF end
 * a line.
 */
public final class SourceText {
  private static final char REPLACEMENT = '\uFFFD';

  private final String name;
  private final String text;

  /** Offset of the first character of each line, ascending. */
  private final int[] lineStarts;

  /**
   * Wraps a text.
   *
   * @param name what messages call the text: a path, or a word such as {@code <message>}
   */
  public SourceText(String name, String text) {
    this.name = name;
    this.text = text;
    this.lineStarts = findLineStarts(text);
  }

  /**
   * Decodes bytes as UTF-8 or, where they are not, as ISO-8859-1: old rule sheets carry Latin
   * letters in their comments. A byte order mark is dropped; it may also tell that they are UTF-16,
   * as some shells of Windows write files.
   */
  public static SourceText decode(String name, byte[] bytes) {
    if (isUtf16(bytes)) {
      return new SourceText(name, new String(bytes, StandardCharsets.UTF_16));
    }
    // What is not UTF-8 is replaced by this character, which hardly ever stands in a text itself.
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (text.indexOf(REPLACEMENT) >= 0 && !isUtf8(bytes)) {
      text = new String(bytes, StandardCharsets.ISO_8859_1);
    }
    return new SourceText(name, text.startsWith("\uFEFF") ? text.substring(1) : text);
  }

  /** True if bytes are no text of Unicode, so that they are decoded as ISO-8859-1. */
  public static boolean isLatin(byte[] bytes) {
    return !isUtf16(bytes) && !isUtf8(bytes);
  }

  private static boolean isUtf16(byte[] bytes) {
    return bytes.length >= 2 && isUtf16Mark(bytes[0], bytes[1]);
  }

  private static boolean isUtf16Mark(byte first, byte second) {
    return (first == (byte) 0xFF && second == (byte) 0xFE)
        || (first == (byte) 0xFE && second == (byte) 0xFF);
  }

  private static boolean isUtf8(byte[] bytes) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException not) {
      return false;
    }
  }

  private static int[] findLineStarts(String text) {
    IntArrayList starts = IntArrayList.newListWith(0);
    if (text.indexOf('\r') < 0) {
      for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
        starts.add(end + 1);
      }
      return starts.toArray();
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean firstOfCrLf = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (c == '\n' || (c == '\r' && !firstOfCrLf)) {
        starts.add(i + 1);
      }
    }
    return starts.toArray();
  }

  /** What messages call this text. */
  public String name() {
    return name;
  }

  /** The whole text. */
  public String text() {
    return text;
  }

  /** The characters of a span. */
  public String text(Span span) {
    return text.substring(span.start(), span.end());
  }

  /** Number of characters of a span as people count them: a surrogate pair is one. */
  public int codePoints(Span span) {
    return text.codePointCount(span.start(), span.end());
  }

  /** Line and column of an offset, which may be the end of the text. */
  public Position position(int offset) {
    if (offset < 0 || offset > text.length()) {
      throw new IllegalArgumentException("offset " + offset + " outside of " + name);
    }
    int found = Arrays.binarySearch(lineStarts, offset);
    int line = found >= 0 ? found : -found - 2;
    return new Position(line + 1, offset - lineStarts[line] + 1);
  }

  /** What ends new lines of this text: CRLF if it has that anywhere, else LF. */
  public String lineEnd() {
    return text.contains("\r\n") ? "\r\n" : "\n";
  }

  /** Number of lines, at least 1. */
  public int lineCount() {
    return lineStarts.length;
  }

  /** The text of a line, counted from 1, without its end-of-line characters. */
  public String line(int line) {
    return text(lineSpan(line));
  }

  /** The place of a line, counted from 1, without its end-of-line characters. */
  public Span lineSpan(int line) {
    int start = lineStarts[line - 1];
    int end = line < lineStarts.length ? lineStarts[line] : text.length();
    while (end > start && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
      end--;
    }
    return new Span(start, end);
  }

  @Override
  public String toString() {
    return name;
  }
}
