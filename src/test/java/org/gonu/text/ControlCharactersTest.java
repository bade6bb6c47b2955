package org.gonu.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Text that a terminal would obey. */
final class ControlCharactersTest {
  @Test
  void escaped_controlCharacters_areShownByTheirNumbers() {
    assertEquals(
        "a\\u001b[2Jb\\u0007\\u007f\\u009b\\u000d\\u202e\\u2028",
        ControlCharacters.escaped("a\u001B[2Jb\u0007\u007F\u009B\r\u202E\u2028"));
  }

  @Test
  void escaped_textOfAnyLanguage_staysAsItIs() {
    String text = "Zug\u00fc \u65e5\u672c \uD83D\uDE00\n\tline";

    assertEquals(text, ControlCharacters.escaped(text));
  }

  @Test
  void print_sourceLineWithControlCharacters_keepsTheCaretInItsPlace() {
    SourceText source = new SourceText("x.kif", "(role a\u001B[2J) (b");
    Diagnostic finding =
        Diagnostic.of(DiagnosticCode.UNSAFE_VARIABLE, source, new Span(13, 15), "here");

    assertEquals(
        "x.kif:1:14: error: here [GDL-101]\n 1 | (role a\uFFFD[2J) (b\n   |              ^^\n",
        new DiagnosticPrinter().print(finding));
  }

  @Test
  void escapedLine_anyText_staysOnOneLine() {
    assertEquals("a\\u000ab\\u0009c\\u001b", ControlCharacters.escapedLine("a\nb\tc\u001b"));
  }
}
