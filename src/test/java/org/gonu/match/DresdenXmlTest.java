package org.gonu.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

final class DresdenXmlTest {
  private static final ImmutableList<String> ROLES = Lists.immutable.of("white", "black");

  @ParameterizedTest
  @ValueSource(strings = {"krk-1", "connect-four-1", "chinese-checkers-1"})
  void print_recordedMatch_holdsWhatTheRecordHolds(String name) throws Exception {
    MatchRecord record = MatchRecordReader.read(Path.of("test-matches", name + ".json")).get();

    Document document = parse(DresdenXml.print(record, ROLES, record.states().getLast()));

    assertEquals(record.header().matchId().orElseThrow(), texts(document, "match-id").getOnly());
    assertEquals(ROLES.collect(DresdenXmlTest::upper), texts(document, "role"));
    assertEquals(
        record.header().playerNames().collect(DresdenXmlTest::upper), texts(document, "player"));
    assertEquals(
        record.moves().flatCollect(joint -> joint.collect(move -> upper(move.toString()))),
        texts(document, "move"));
    assertEquals(record.moves().size(), texts(document, "step-number").size());
    assertEquals(
        record.goalValues().collect(goal -> String.valueOf(goal.orElseThrow())),
        texts(document, "reward"));
    assertEquals(
        record.states().getLast().collect(fact -> upper(Printer.COMPACT.print(fact))),
        elements(document.getDocumentElement(), "fact").collect(DresdenXmlTest::term));
  }

  @Test
  void print_runningMatch_hasClocksAndNoScores() throws Exception {
    MatchRecord record = running("m");

    Document document = parse(DresdenXml.print(record, ROLES, record.states().getLast()));

    assertEquals("10", texts(document, "startclock").getOnly());
    assertEquals("5", texts(document, "playclock").getOnly());
    assertTrue(texts(document, "scores").isEmpty());
  }

  @Test
  void print_markupAndOddCharacters_areEscaped() throws Exception {
    String odd = "<a href=\"x\">&amp;]]>'\u00e9\u0416\ud83d\ude00\u0001\ud800";
    MatchRecord record = running(odd);

    String text = DresdenXml.print(record, ROLES, record.states().getLast());

    assertTrue(text.chars().allMatch(c -> c < 0x80), text);
    assertFalse(text.contains("<a"), text);
    assertEquals(
        odd.replace('\u0001', '\ufffd').replace("\ud800", "\ufffd"),
        texts(parse(text), "match-id").getOnly());
  }

  private static MatchRecord running(String matchId) {
    MatchHeader header =
        MatchHeader.builder().matchId(matchId).clocks(new MatchHeader.Clocks(-1, 10, 5)).build();
    return MatchRecord.atStart(header, Lists.immutable.<Term>of(Constant.of("open")), 1);
  }

  private static Document parse(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)));
  }

  private static ImmutableList<String> texts(Document document, String element) {
    return elements(document.getDocumentElement(), element).collect(Node::getTextContent);
  }

  private static ImmutableList<Element> elements(Element parent, String name) {
    MutableList<Element> found = Lists.mutable.empty();
    var nodes = parent.getElementsByTagName(name);
    for (int i = 0; i < nodes.getLength(); i++) {
      found.add((Element) nodes.item(i));
    }
    return found.toImmutable();
  }

  /** The term that an element with a name and arguments stands for, as it is printed. */
  private static String term(Element element) {
    MutableList<String> parts = Lists.mutable.empty();
    for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element part) {
        boolean isCompound = part.getElementsByTagName("prop-f").getLength() > 0;
        parts.add(isCompound ? term(part) : part.getTextContent());
      }
    }
    return parts.size() == 1 ? parts.getFirst() : parts.makeString("(", " ", ")");
  }

  private static String upper(String text) {
    return text.toUpperCase(Locale.ROOT);
  }
}
