package org.gonu.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.gonu.gdl.Printer;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MatchRecordReaderTest {
  private final Path directory;

  MatchRecordReaderTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void read_allFieldsOfGgpOrg_areThere() {
    MatchRecord record = read(Records.COIN);

    MatchHeader header = record.header();
    assertEquals(Optional.of("demo.coin.1"), header.matchId());
    assertEquals("q1W2e3R4", header.randomToken().orElseThrow());
    assertEquals(1700000000000L, header.startTime().orElseThrow());
    assertEquals("http://localhost/coin/v0/", header.gameMetaUrl().orElseThrow());
    assertEquals(new MatchHeader.Clocks(-1, 10, 5), header.clocks());
    assertEquals("[Ann, Bot-7]", header.playerNames().toString());
    assertEquals("[true, false]", header.humanPlayers().toString());
    assertEquals(Optional.of("demo"), header.tournament());
    assertTrue(header.scrambled());
    assertTrue(record.isCompleted());
    assertFalse(record.isAborted());
    assertEquals("[[(pick heads), noop]]", record.moves().toString());
    assertEquals("[(phase over), (shown heads)]", record.states().get(1).toString());
    assertEquals("[1700000000010, 1700000004321]", record.stateTimes().toString());
    assertEquals("[[, ], [, TO]]", record.errors().toString());
    assertEquals("[OptionalInt[100], OptionalInt[0]]", record.goalValues().toString());
    assertEquals(Optional.of("0AB"), record.signature().publicKey());
    assertEquals(Optional.of("A0CD"), record.signature().signature());
  }

  @Test
  void read_ownFields_areThere() {
    MatchRecord record = read(Records.COIN);

    assertEquals(Optional.of("Coin"), record.header().gameName());
    assertEquals(Optional.of("coin.kif"), record.header().ruleSheet());
    assertEquals("[a, b]", record.header().roles().toString());
    assertEquals(7, record.header().seed().orElseThrow());
    assertEquals(Optional.of("Gonu 0.1"), record.header().software());
    assertEquals("[[OptionalInt[2], OptionalInt[1]]]", record.legalCounts().toString());
    assertEquals("[[[(pick heads), (pick tails)], [noop]]]", record.legalMoves().toString());
  }

  @Test
  void read_movesOnly_suffices() {
    MatchRecord record = read("{\"moves\":[[\"noop\"]]}");

    assertEquals(MatchHeader.builder().build(), record.header());
    assertEquals(1, record.moves().size());
    assertTrue(record.states().isEmpty());
    assertFalse(record.isCompleted());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "matchId",
        "randomToken",
        "startTime",
        "gameMetaURL",
        "gameName",
        "ruleSheet",
        "roles",
        "playerNamesFromHost",
        "isPlayerHuman",
        "tournamentNameFromHost",
        "scrambled",
        "previewClock",
        "startClock",
        "playClock",
        "seed",
        "software",
        "isCompleted",
        "isAborted",
        "goalValues",
        "errors",
        "stateTimes",
        "states",
        "legalCounts",
        "legalMoves",
        "matchHostPK",
        "matchHostSignature",
        "ed25519PublicKey",
        "ed25519Signature"
      })
  void read_oneFieldMissingOrNull_givesTheRest(String field) {
    String without = Records.COIN.replace("\"" + field + "\"", "\"unknown\"");
    String withNull = Records.COIN.replaceAll("\"" + field + "\": .*,", "\"" + field + "\": null,");

    assertFalse(without.equals(Records.COIN));
    assertEquals(1, read(without).moves().size());
    assertEquals(read(without), read(withNull));
  }

  /** What is shown of a record is escaped where it is printed; moves are terms without any. */
  @Test
  void read_controlCharacters_areKeptInTextsAndBlankInMoves() {
    MatchRecord record =
        read(
            """
            {"matchId":"\\u001b[2J","moves":[["( mark\\u001b 1 )"]],"errors":[["IL \\u001b[2J"]]}
            """);

    assertEquals(Optional.of("\u001b[2J"), record.header().matchId());
    assertEquals("[[IL \u001b[2J]]", record.errors().toString());
    assertEquals("[[(mark 1)]]", record.moves().toString());
  }

  @Test
  void read_nullGoal_isNoValue() {
    MatchRecord record = read("{\"moves\":[],\"goalValues\":[null,50]}");

    assertEquals(OptionalInt.empty(), record.goalValues().get(0));
    assertEquals(OptionalInt.of(50), record.goalValues().get(1));
  }

  @Test
  void read_termsInAnySpacing_areTheSame() {
    MatchRecord record =
        read("{\"moves\":[[\"(mark 1\\n1)\",\" noop \"]],\"states\":[\"((cell 1 1 b)x)\"]}");

    assertEquals("( mark 1 1 )", Printer.SPACED.print(record.moves().get(0).get(0).term()));
    assertEquals("( ( cell 1 1 b ) x )", Printer.SPACED.print(record.states().get(0)));
  }

  @Test
  void read_withoutMoves_saysSo() {
    assertFault("{}", "x.json:1:1: error: a match record needs the field 'moves'");
  }

  @Test
  void read_malformedJson_namesLineAndColumn() {
    assertFault("{\n \"moves\": [}\n", "x.json:2:12: error: not valid JSON: expected a value");
  }

  @Test
  void read_truncatedFile_namesItsEnd() {
    assertFault(
        "{\n\"moves\": [[\"noop\"",
        "x.json:2:18: error: not valid JSON: the text ends within the array that begins in line 2,"
            + " column 11");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "[]", "7", "null", "\"moves\"", "{} {}", "{\"moves\":[],}"})
  void read_notOneObject_isAnError(String text) {
    Outcome<MatchRecord> outcome = MatchRecordReader.read(new SourceText("x.json", text));

    assertTrue(outcome.diagnostics().hasErrors());
    assertTrue(outcome.value().isEmpty());
  }

  @Test
  void read_wrongTypes_namesEachPlace() {
    String text =
        """
        {
          "moves": [["noop", true], 3],
          "startTime": "now",
          "states": [["x"]],
          "goalValues": [1.5],
          "isCompleted": 1
        }
        """;

    assertFault(
        text,
        "x.json:2:22: error: /moves/0/1: expected a string",
        "x.json:2:29: error: /moves/1: expected an array",
        "x.json:3:16: error: /startTime: expected an integer",
        "x.json:4:14: error: /states/0: expected a string",
        "x.json:5:18: error: /goalValues/0: expected an integer",
        "x.json:6:18: error: /isCompleted: expected true or false");
  }

  @Test
  void read_brokenTerm_namesTheString() {
    assertFault("{\"moves\":[[\"(mark 1\"]]}", "x.json:1:12: error: /moves/0/0: ");
    assertFault("{\"moves\":[],\"states\":[\"((f ?x))\"]}", "x.json:1:23: error: /states/0: ");
  }

  @Test
  void read_sameFieldTwice_isAnError() {
    assertFault(
        "{\"moves\":[],\n\"moves\":[]}", "x.json:2:", "not valid JSON: a name stands twice");
  }

  @Test
  void read_missingFile_isAnError() {
    Path file = directory.resolve("none.json");

    Outcome<MatchRecord> outcome = MatchRecordReader.read(file);

    String message = outcome.diagnostics().toString();
    assertTrue(message.startsWith(file + ":1:1: error: there is no such file"), message);
  }

  @Test
  void read_directory_isAnError() {
    assertTrue(MatchRecordReader.read(directory).diagnostics().hasErrors());
  }

  @Test
  void read_byteOrderMark_isPassedOver() throws IOException {
    Path file = Files.writeString(directory.resolve("x.json"), "\uFEFF{\"moves\":[]}");

    assertTrue(MatchRecordReader.read(file).value().isPresent());
  }

  private static MatchRecord read(String text) {
    return MatchRecordReader.read(new SourceText("x.json", text)).get();
  }

  private static void assertFault(String text, String... parts) {
    Outcome<MatchRecord> outcome = MatchRecordReader.read(new SourceText("x.json", text));
    String message = outcome.diagnostics().toString();
    assertTrue(outcome.value().isEmpty());
    for (String part : parts) {
      assertTrue(message.contains(part), message);
    }
  }
}
