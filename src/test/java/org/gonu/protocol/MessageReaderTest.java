package org.gonu.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The messages of every dialect that hosts are known to speak. */
class MessageReaderTest {
  private static final Term MARK =
      new Compound(
          Constant.of("mark"), Lists.immutable.of(Constant.of("1"), Constant.of("1")), Span.NONE);
  private static final Term NOOP = Constant.of("noop");

  private static Message.Start start(String text) {
    return assertInstanceOf(Message.Start.class, MessageReader.read(text));
  }

  private static Update playUpdate(String text) {
    return assertInstanceOf(Message.Play.class, MessageReader.read(text)).update();
  }

  private static String compact(Message.Start start) {
    return Printer.COMPACT.printList(start.rules());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"( INFO )", "(info)", "info", "", " \r\n", "(ping)", "info()", "(INFO x)"})
  void read_questionForStatus_isInfo(String text) {
    assertEquals(new Message.Info(), MessageReader.read(text));
  }

  @Test
  void read_startOfGgpBase_hasAllParts() {
    Message.Start start =
        start("( START tiltyard.ttt.123 x (( role x ) ( <= terminal ( true end ) ) ) 30 15)");

    assertEquals("tiltyard.ttt.123", start.matchId());
    assertEquals("x", start.role());
    assertEquals("((role x) (<= terminal (true end)))", compact(start));
    assertEquals(30, start.startClock());
    assertEquals(15, start.playClock());
  }

  @Test
  void read_startOfDresden_keepsItsSpelling() {
    Message.Start start =
        start(
            "(START M1 XPLAYER ((ROLE XPLAYER)(<=(LEGAL XPLAYER(MARK ?M 1))(TRUE(CELL ?M 1 B))))"
                + " 120 30)");

    assertEquals("XPLAYER", start.role());
    assertEquals(
        "((role XPLAYER) (<= (legal XPLAYER (MARK ?M 1)) (true (CELL ?M 1 B))))", compact(start));
  }

  @Test
  void read_startWithSevenElements_ignoresTheRest() {
    Message.Start start = start("(start m x ((role x)) 30 15 (more))");

    assertEquals(15, start.playClock());
  }

  @Test
  void read_startWithListAsId_comparesItsText() {
    Message.Start start = start("( START ( match  7 ) ( x ) (( role x ) ) 30 15)");

    assertEquals("(match 7)", start.matchId());
    assertEquals("x", start.role());
    assertEquals(new Message.Abort("(match 7)"), MessageReader.read("(ABORT (match 7))"));
  }

  @Test
  void read_startWithOddClocks_makesTheBestOfThem() {
    Message.Start start = start("(START m x ((role x)) 12.7 soon)");

    assertEquals(12, start.startClock());
    assertEquals(WireClock.FALLBACK_SECONDS, start.playClock());
    assertEquals(WireClock.MAX_SECONDS, start("(START m x ((role x)) 1e30 -5)").startClock());
  }

  @Test
  void read_startWithBrokenRules_isUnknownAndSaysWhy() {
    Message.Unknown unknown =
        assertInstanceOf(
            Message.Unknown.class, MessageReader.read("(START m x ((role x) (<=)) 30 15)"));

    assertTrue(unknown.reason().contains("a rule needs a head"), unknown.reason());
  }

  @Test
  void read_startWithCommentInRules_skipsIt() {
    assertEquals("((role x))", compact(start("(START m x ((role x) ; (\n) 30 15)")));
  }

  @Test
  void read_preview_hasRulesAndClock() {
    Message.Preview preview =
        assertInstanceOf(Message.Preview.class, MessageReader.read("( PREVIEW (( role x ) ) 20 )"));

    assertEquals(20, preview.clock());
    assertEquals(1, preview.rules().rules().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"( PLAY m NIL )", "(play m nil)", "(PLAY m whatever)", "(PLAY m ())", "(PLAY m)"})
  void read_playWithoutMoves_isNothing(String text) {
    assertEquals(new Update.Nothing(), playUpdate(text));
  }

  @Test
  void read_playWithMoves_hasThemInOrder() {
    assertEquals(
        new Update.Moves(Lists.immutable.of(MARK, NOOP)),
        playUpdate("( PLAY m (( mark 1 1 ) noop ) )"));
    assertEquals(
        new Update.Moves(Lists.immutable.of(NOOP, MARK)),
        playUpdate("(PLAY m ((noop)(mark 1 1)))"));
  }

  @Test
  void read_playWithUnreadableMove_keepsItsPlace() {
    assertEquals(
        new Update.Moves(Lists.immutable.of(Constant.of("nil"), NOOP)),
        playUpdate("(PLAY m ((mark ?x) noop))"));
  }

  @Test
  void read_playOfGdl2_hasTurnMoveAndPercepts() {
    assertEquals(
        new Update.Observation(
            3, Optional.of(NOOP), Lists.immutable.of(MARK, Constant.of("heard"))),
        playUpdate("(PLAY m 3 noop ((mark 1 1) heard))"));
  }

  @Test
  void read_firstPlayOfGdl2_hasNeitherMoveNorPercepts() {
    assertEquals(
        new Update.Observation(0, Optional.empty(), Lists.immutable.empty()),
        playUpdate("(PLAY m 0 NIL NIL)"));
  }

  @Test
  void read_stop_isLikePlay() {
    assertEquals(
        new Message.Stop("m", new Update.Moves(Lists.immutable.of(NOOP))),
        MessageReader.read("( STOP m (noop ) )"));
    assertEquals(new Message.Stop("m", new Update.Nothing()), MessageReader.read("( STOP m NIL )"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(START m x)",
        "(PLAY)",
        "(ABORT)",
        "(dance m)",
        "((PLAY) m)",
        "favicon.ico",
        "(PLAY m",
        ")("
      })
  void read_anythingElse_isUnknown(String text) {
    assertInstanceOf(Message.Unknown.class, MessageReader.read(text));
  }

  @ParameterizedTest
  @CsvSource({
    "( START m r ((role r) (f)) 30 15 ), 30",
    "(START m r ((role r))7 15 extra), 7",
    "(START m r ((role r))), 10",
    "(START m r rules 30 15), 10",
    "nonsense, 10"
  })
  void clockOf_message_isWhatStandsBehindTheRules(String text, int seconds) {
    assertEquals(seconds, MessageReader.clockOf(text));
  }

  @Test
  void read_rulesWithHundredErrors_tellsTheFirstThreeAndHowManyMore() {
    String rules = "(<= (p ?x))".replace("?x", "()").repeat(100);

    Message message = MessageReader.read("(START m r (" + rules + ") 30 15)");

    String reason = assertInstanceOf(Message.Unknown.class, message).reason();
    assertEquals(3, reason.split("error: ", -1).length - 1, reason);
    assertTrue(reason.endsWith("and 97 more errors"), reason);
  }
}
