package org.gonu.gdl.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.GameKind;
import org.gonu.gdl.HeaderLine;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.SheetHeader;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HeaderReaderTest {
  private static final String HEADER =
      """
      ;;; Title: Nim: the game
      ;;; Summary: Take matches.
      ;;; Kind: one player, puzzle
      ;;; Source: Folklore.
      """;

  private static RuleSheet sheet(String text) {
    return GdlReader.readSheet(new SourceText("test.kif", text), CasePolicy.INSENSITIVE).get();
  }

  private static ImmutableList<HeaderLine> header(String text) {
    return sheet(text).header();
  }

  @Test
  void header_wellFormed_isRead() {
    assertEquals(
        Optional.of(
            new SheetHeader(
                "Nim: the game",
                "Take matches.",
                GameKind.parse("one player, puzzle").orElseThrow(),
                "Folklore.")),
        SheetHeader.of(sheet(HEADER + "(role x)")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "(role x)",
        "; Title: with one semicolon",
        ";;; Note: anything\n\n;;; Board: 3 by 3\n(role x)",
        "(role x)\n;;; Title: too late",
        "((role x)) ;;; Title: too late"
      })
  void header_otherComments_isNone(String text) {
    assertEquals(0, header(text).size());
    assertEquals(Optional.empty(), SheetHeader.of(sheet(text)));
  }

  @Test
  void header_afterAndBeforeOtherComments_isFound() {
    String text = "; Licence.\n\n;;; Remarks.\n\n" + HEADER + "\n;;; Board: 3 by 3\n";

    assertEquals(SheetHeader.FIELDS, header(text).collect(HeaderLine::name));
  }

  @Test
  void header_anyLineEnds_isTheSame() {
    String crLf = HEADER.replace("\n", "\r\n");

    assertEquals(SheetHeader.of(sheet(HEADER)), SheetHeader.of(sheet(crLf)));
  }

  @Test
  void header_placesOfNameAndValue_areExact() {
    HeaderLine line = header(";;;  Title :  Nim  \n;;; go on").getFirst();

    assertEquals(new HeaderLine("Title", "Nim", new Span(5, 10), new Span(14, 17)), line);
  }

  @Test
  void header_lineWithoutField_hasNoName() {
    HeaderLine line = header(";;; Title: Nim\n;;; goes on").getLast();

    assertEquals(new HeaderLine("", "goes on", new Span(15, 26), new Span(26, 26)), line);
  }
}
