package org.gonu.gdl.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;
import org.gonu.gdl.Blanks;
import org.gonu.gdl.read.antlr.GdlLexer;
import org.junit.jupiter.api.Test;

/** What is white space in a sheet. */
final class BlanksTest {
  @Test
  void isBlank_everyCharacter_isAsTheLexerReadsIt() {
    GdlLexer lexer = new GdlLexer(CharStreams.fromString(""));
    lexer.removeErrorListeners();
    for (char c = 0; c < Character.MAX_VALUE; c++) {
      if (!Character.isSurrogate(c) && c != ';') {
        lexer.setInputStream(CharStreams.fromString(String.valueOf(c)));
        boolean isSkipped = lexer.nextToken().getType() == Token.EOF;
        assertEquals(isSkipped, Blanks.isBlank(c), Integer.toHexString(c));
      }
    }
  }
}
