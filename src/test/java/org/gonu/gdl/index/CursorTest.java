package org.gonu.gdl.index;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.gonu.text.SourceText;
import org.gonu.text.Span;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is being typed where. */
final class CursorTest {
  /** Blanks are those of the grammar: signs that nobody sees, too. */
  @ParameterizedTest
  @ValueSource(chars = {' ', '\n', '\u00A0', '\uFEFF', '\u0000', '\u0085', '\u200E', '\u2068'})
  void at_anyBlank_partsWords(char blank) {
    Cursor cursor = Cursor.at(new SourceText("x.kif", "(p" + blank + "a"), 4);

    assertEquals(new Span(3, 4), cursor.word());
    assertEquals(new Cursor.OpenList(0, Optional.of("p"), 1), cursor.open().getOnly());
  }
}
