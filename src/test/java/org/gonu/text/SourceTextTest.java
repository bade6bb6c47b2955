package org.gonu.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class SourceTextTest {
  @Test
  void position_afterEveryKindOfLineEnd_countsOneLine() {
    SourceText source = new SourceText("x", "a\nb\rc\r\nd");

    assertEquals(4, source.lineCount());
    assertEquals(new Position(2, 1), source.position(2));
    assertEquals(new Position(3, 1), source.position(4));
    assertEquals(new Position(4, 1), source.position(7));
    assertEquals("c", source.line(3));
  }

  @Test
  void position_atEndOfText_isBehindLastCharacter() {
    assertEquals(new Position(1, 4), new SourceText("x", "abc").position(3));
  }

  @Test
  void position_outsideOfText_isRefused() {
    SourceText source = new SourceText("x", "abc");

    assertThrows(IllegalArgumentException.class, () -> source.position(4));
  }

  @Test
  void decode_utf8WithByteOrderMark_dropsMark() {
    byte[] bytes = "\uFEFFżółw".getBytes(StandardCharsets.UTF_8);

    assertEquals("żółw", SourceText.decode("x", bytes).text());
  }

  @Test
  void decode_notUtf8_readsLatin1() {
    byte[] bytes = "caf\u00E9".getBytes(StandardCharsets.ISO_8859_1);

    assertEquals("caf\u00E9", SourceText.decode("x", bytes).text());
  }

  @Test
  void decode_utf16_isReadByItsByteOrderMark() {
    byte[] big = "\uFEFFżółw".getBytes(StandardCharsets.UTF_16BE);
    byte[] little = "\uFEFFżółw".getBytes(StandardCharsets.UTF_16LE);

    assertEquals("żółw", SourceText.decode("x", big).text());
    assertEquals("żółw", SourceText.decode("x", little).text());
  }
}
