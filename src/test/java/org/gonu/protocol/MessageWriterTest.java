package org.gonu.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.gdl.Constant;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** The exact characters of messages. */
class MessageWriterTest {
  private static final RuleSheet SHEET = sheet("(role x) (<= terminal ; now\n (true (end 1)))");
  private static final RuleSheet FOREIGN =
      sheet(
          "(role wei\u00df) (legal wei\u00df (zug_xfc 1)) (legal wei\u00df (zug\u00fc ?b\u00e4r))");

  private static RuleSheet sheet(String text) {
    return GdlReader.readSheet(new SourceText("test.kif", text), CasePolicy.INSENSITIVE).get();
  }

  private static Term term(String text) {
    return GdlReader.readTerm(new SourceText("term", text), Spelling.EXACT).get();
  }

  private static String write(Message message) {
    return new MessageWriter(AsciiNames.of(SHEET)).write(message);
  }

  @Test
  void write_everyMessage_isWhatGgpBaseWrites() {
    Update moves = new Update.Moves(Lists.immutable.of(Constant.of("noop"), term("(mark 1 1)")));

    assertEquals("( INFO )", write(new Message.Info()));
    assertEquals(
        "( PREVIEW (( role x ) ( <= terminal ( true ( end 1 ) ) ) ) 20 )",
        write(new Message.Preview(SHEET, 20)));
    assertEquals(
        "( START m.1 x (( role x ) ( <= terminal ( true ( end 1 ) ) ) ) 30 15)",
        write(new Message.Start("m.1", "x", SHEET, 30, 15)));
    assertEquals("( PLAY m.1 NIL )", write(new Message.Play("m.1", new Update.Nothing())));
    assertEquals("( PLAY m.1 (noop ( mark 1 1 ) ) )", write(new Message.Play("m.1", moves)));
    assertEquals("( STOP m.1 (noop ( mark 1 1 ) ) )", write(new Message.Stop("m.1", moves)));
    assertEquals("( STOP m.1 NIL )", write(new Message.Stop("m.1", new Update.Nothing())));
    assertEquals("( ABORT m.1 )", write(new Message.Abort("m.1")));
  }

  @Test
  void write_observation_hasFiveElements() {
    Update seen =
        new Update.Observation(2, Optional.of(Constant.of("noop")), Lists.immutable.empty());

    assertEquals("( PLAY m 2 noop NIL )", write(new Message.Play("m", seen)));
  }

  @Test
  void write_namesBeyondAscii_travelUnderOthersAndComeBack() {
    AsciiNames names = AsciiNames.of(FOREIGN);
    String text =
        new MessageWriter(names).write(new Message.Start("m", "wei\u00df", FOREIGN, 30, 15));

    assertTrue(text.chars().allMatch(c -> c < 0x80), text);
    assertTrue(text.contains("( role wei_xdf )"), text);
    assertTrue(text.contains("( zug_xfc 1 )"), text);
    assertTrue(text.contains("( zug_xfc_ ?b_xe4r )"), text);
    assertEquals("( zug\u00fc 2 )", names.fromWire("( ZUG_XFC_ 2 )"));
    assertEquals("(zug_xfc 1)", names.fromWire("(zug_xfc 1)"));
  }

  @Test
  void write_thenRead_givesTheSameMessage() {
    Message read = MessageReader.read(write(new Message.Start("m", "x", SHEET, 30, 15)));

    assertEquals(write(new Message.Start("m", "x", SHEET, 30, 15)), write(read));
  }
}
