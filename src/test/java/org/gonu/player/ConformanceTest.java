package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.gonu.http.RawSocket;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whole messages as the hosts in use write them, byte by byte, and the bytes of the replies. */
@Timeout(120)
class ConformanceTest {
  private PlayerEndpoint endpoint;

  @BeforeEach
  void open() throws IOException {
    endpoint = PlayerEndpoint.open(new ScriptedMind(), PlayerOptions.of("Hex", 0));
  }

  @AfterEach
  void close() {
    endpoint.close();
  }

  private String send(String request) {
    return RawSocket.exchange(endpoint.port(), request);
  }

  private String say(String message) {
    return send(RawSocket.request(message));
  }

  @Test
  void tiltyard_extraHeaders_areIgnored() {
    String start = Sheets.start("tiltyard.ttt.1", "left", Sheets.TURNS, 30, 15);
    String request =
        "POST / HTTP/1.0\r\nAccept: text/delim\r\nHost: h\r\nSender: GAMESERVER\r\n"
            + "Receiver: PLAYER\r\nGGP-Match-ID: tiltyard.ttt.1\r\nGGP-Match-Step: 0\r\n"
            + "GGP-Match-Host: Tiltyard\r\nGGP-Match-Players: 0a1b, 2c3d\r\n"
            + ("Content-Type: text/acl\r\nContent-Length: " + start.length() + "\r\n\r\n")
            + start;

    assertEquals("ready", send(request));
  }

  @Test
  void start_controlCharactersInNames_areBlanks() {
    String sheet = Sheets.TURNS.replace("noop", "\u001bnoop\u0007").replace("a)", "\u009ba\u0007)");

    assertEquals("ready", say(Sheets.start("m\u0007", "left", sheet, 30, 15)));
    assertEquals("( mark 0 b )", say("( PLAY m NIL )"));
    assertEquals("aborted", say("( ABORT m )"));
  }

  @Test
  void dresden_upperCaseWithoutSpaces_isAnsweredInUpperCase() {
    String start = Sheets.dresden(Sheets.start("m1", "right", Sheets.TURNS, 30, 15));
    assertTrue(start.startsWith("(START M1 RIGHT ((ROLE LEFT)(ROLE RIGHT)(SUCC 0 1)"), start);

    assertEquals("ready", say(start));
    assertEquals("NOOP", say("(PLAY M1 NIL)"));
    assertEquals("( MARK 1 B )", say("(PLAY M1 ((MARK 0 A) NOOP))"));
    assertEquals("done", say("(STOP M1 (NOOP (MARK 1 B)))"));
  }

  @Test
  void dresdenGdl2_perceptsInPlaceOfMoves_areUnderstood() {
    say(Sheets.dresden(Sheets.start("m1", "left", Sheets.TURNS, 30, 15)));
    say("(PLAY M1 NIL)");

    assertEquals("NOOP", say("(PLAY M1 ((DID RIGHT NOOP)(DID LEFT (MARK 0 B))))"));
    assertEquals("( MARK 2 B )", say("(PLAY M1 ((DID LEFT NOOP)(DID RIGHT (MARK 1 B))))"));
  }

  @Test
  void dresdenGdl2_fiveElements_countTurns() {
    say(Sheets.dresden(Sheets.start("m1", "left", Sheets.TURNS, 30, 15)));

    assertEquals("( MARK 0 B )", say("(PLAY M1 0 NIL NIL)"));
    assertEquals("( MARK 0 B )", say("(PLAY M1 0 NIL NIL)"));
    assertEquals("NOOP", say("(PLAY M1 1 (MARK 0 B) ((DID RIGHT NOOP)))"));
    assertEquals("NOOP", say("(PLAY M1 1 (MARK 0 B) ((DID RIGHT NOOP)))"));
    assertEquals("( MARK 2 B )", say("(PLAY M1 2 NOOP ((DID RIGHT (MARK 1 A))))"));
    assertEquals("done", say("(STOP M1 3 (MARK 2 B) ((DID RIGHT NOOP)))"));
  }

  @Test
  void dresdenGdl2_nothingSeen_isAnsweredWithLegalMoves() {
    say(Sheets.start("m1", "left", Sheets.TURNS, 30, 15));

    assertEquals("( mark 0 b )", say("(PLAY m1 0 NIL NIL)"));
    assertEquals("noop", say("(PLAY m1 1 (mark 0 b) NIL)"));
    assertEquals("( mark 2 b )", say("(PLAY m1 2 noop NIL)"));
  }

  @Test
  void get_wholeMatchInPaths_isPlayed() {
    assertEquals("ready", get(Sheets.start("m1", "left", Sheets.TURNS, 30, 15)));
    assertEquals("( mark 0 b )", get("( PLAY m1 NIL )"));
    assertEquals("noop", get("( PLAY m1 (( mark 0 b ) noop ) )"));
    assertEquals("aborted", get("( ABORT m1 )"));
  }

  private String get(String message) {
    String path = URLEncoder.encode(message, StandardCharsets.UTF_8);
    return send("GET /" + path + " HTTP/1.0\r\nHost: x\r\n\r\n");
  }

  @Test
  void emptyPost_pings() {
    assertEquals("( ( name Hex ) ( status available ) ( species gonu ) )", say(""));
    assertEquals(
        "( ( name Hex ) ( status available ) ( species gonu ) )", send("POST / HTTP/1.0\r\n\r\n"));
  }

  @Test
  void noLengthLfOnlyLowerCase_isPlayed() {
    assertEquals(
        "ready",
        send("POST / HTTP/1.0\nsender: x\n\n" + Sheets.start("m1", "left", Sheets.TURNS, 9, 9)));
    assertEquals("( mark 0 b )", send("post / http/1.0\n\n(play m1 nil)"));
  }

  @Test
  void splitPackets_isPlayed() {
    String request = RawSocket.request(Sheets.start("m1", "left", Sheets.TURNS, 9, 9));
    try (RawSocket host = RawSocket.connect(endpoint.port())) {
      for (int i = 0; i < request.length(); i += 97) {
        host.send(request.substring(i, Math.min(i + 97, request.length())));
      }

      assertEquals("ready", host.readBody());
    }
  }

  @Test
  void startWithSevenElementsAndListForId_isPlayed() {
    String start = Sheets.start("(m 1)", "left", Sheets.TURNS, 9, 9);

    assertEquals("ready", say(start.substring(0, start.length() - 1) + " extra)"));
    assertEquals("( mark 0 b )", say("( PLAY ( m 1 ) NIL )"));
  }

  @Test
  void clocksOfNoUse_arePlayedWith() {
    assertEquals(
        "ready", say(Sheets.start("m1", "left", Sheets.TURNS, 9, 9).replace(" 9 9)", " soon -1)")));
    assertEquals("( mark 0 b )", say("( PLAY m1 NIL )"));
  }

  @Test
  void namesThatDifferInCase_areTwoNamesAndSpelledAsReceived() {
    String sheet = Sheets.TURNS.replace("(mark ?n a)", "(Mark ?n a)").replace("?n b", "?n A");

    assertEquals("ready", say(Sheets.start("m1", "left", sheet, 9, 9)));
    assertTrue(say("( PLAY m1 NIL )").matches("\\( (Mark 0 a|mark 0 A) \\)"));
  }

  @Test
  void keywordsInAnyCase_arePlayed() {
    String sheet = Sheets.TURNS.replace("legal", "LEGAL").replace("next", "Next");

    assertEquals("ready", say(Sheets.start("m1", "left", sheet, 9, 9)));
    assertEquals("( mark 0 b )", say("( PLAY m1 NIL )"));
  }

  @Test
  void byteBeyondAscii_comesBackAsItWas() {
    String latin1 = Sheets.TURNS.replace("?n b", "?n \u00e9");
    String utf8 = Sheets.TURNS.replace("?n b", "?n \u00c3\u00a9");

    assertEquals("ready", say(Sheets.start("m1", "left", latin1, 9, 9)));
    assertEquals("( mark 0 \u00e9 )", say("( PLAY m1 NIL )"));
    assertEquals("noop", say("( PLAY m1 (( mark 0 \u00e9 ) noop ) )"));
    assertEquals("done", say("( STOP m1 NIL )"));
    assertEquals("ready", say(Sheets.start("m2", "left", utf8, 9, 9)));
    assertEquals("( mark 0 \u00c3\u00a9 )", say("( PLAY m2 NIL )"));
  }

  @Test
  void hostClosesEarly_matchGoesOn() {
    say(Sheets.start("m1", "left", Sheets.TURNS, 9, 9));
    RawSocket.connect(endpoint.port())
        .send("POST / HTTP/1.0\r\nContent-Length: 99\r\n\r\n(")
        .close();
    RawSocket.connect(endpoint.port()).close();

    assertEquals("( mark 0 b )", say("( PLAY m1 NIL )"));
  }

  @Test
  void sheetOfTenMegabytes_isPlayed() {
    StringBuilder facts = new StringBuilder(Sheets.TURNS);
    String name = " " + "node".repeat(25);
    for (int i = 0; facts.length() < 10_000_000; i++) {
      facts.append("(link").append(name).append(i).append(name).append(i + 1).append(") ");
    }

    assertEquals("ready", say(Sheets.start("m1", "left", facts.toString(), 100, 50)));
    assertEquals("( mark 0 b )", say("( PLAY m1 NIL )"));
  }
}
