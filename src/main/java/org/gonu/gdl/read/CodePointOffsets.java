package org.gonu.gdl.read;

/** The lexer counts code points, spans count UTF-16 units; this maps the first to the second. */
final class CodePointOffsets {
  /** UTF-16 offset of each code point and of the end; empty if all are the same. */
  private final int[] utf16;

  private CodePointOffsets(int[] utf16) {
    this.utf16 = utf16;
  }

  static CodePointOffsets of(String text) {
    int count = text.codePointCount(0, text.length());
    if (count == text.length()) {
      return new CodePointOffsets(new int[0]);
    }
    int[] utf16 = new int[count + 1];
    int offset = 0;
    for (int i = 0; i < count; i++) {
      utf16[i] = offset;
      offset += Character.charCount(text.codePointAt(offset));
    }
    utf16[count] = offset;
    return new CodePointOffsets(utf16);
  }

  int toUtf16(int codePointOffset) {
    return utf16.length == 0 ? codePointOffset : utf16[codePointOffset];
  }
}
