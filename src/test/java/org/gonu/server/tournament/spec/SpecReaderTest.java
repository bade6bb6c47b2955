package org.gonu.server.tournament.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.match.MatchClocks;
import org.gonu.server.rating.Sprt;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.Scoring;
import org.gonu.server.tournament.TieBreak;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.log.LogLine;
import org.gonu.server.tournament.log.LogReader;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Specifications: what they say, and what is found about faulty ones. */
final class SpecReaderTest {
  private static final String WHOLE =
      """
      tournament: "Cup: 2026"   # with a colon
      seed: 11
      clocks: {start: 30, play: 2, grace: 0}
      format: {kind: swiss, rounds: 4, games: in-turn, bye: 1}
      repetitions: 3
      scoring: wins
      sprt: {elo0: 0, elo1: 30, alpha: 0.1}
      tie-breaks: [wins, buchholz]
      concurrency: 8
      games:
        - two
        - sheet: three
          name: three-again
          sha256: abababab
          clocks: {play: 4}
      players:
        - random
        - {name: Ann, address: legal}
        - name: Zoë
          address: channel:zoe
      """;

  /** Sheets named by the number of their seats. */
  private static final References REFERENCES =
      new References() {
        private final ImmutableList<String> names = Lists.immutable.of("one", "two", "three");

        @Override
        public Sheet sheet(String reference) throws UnknownReferenceException {
          int seats = names.indexOf(reference) + 1;
          if (seats == 0) {
            throw new UnknownReferenceException("no sheet '" + reference + "'", "look again");
          }
          return new Sheet(
              reference + ".kif",
              reference,
              "ab".repeat(32),
              Lists.immutable.of("a", "b", "c").take(seats));
        }

        @Override
        public Optional<String> faultOfAddress(String address) {
          return address.equals("mtcs") ? Optional.of("no player") : Optional.empty();
        }
      };

  private static Outcome<TournamentSpec> read(String text) {
    return SpecReader.read(new SourceText("cup.yaml", text), REFERENCES);
  }

  private static String findings(String text) {
    return new DiagnosticPrinter().print(read(text).diagnostics());
  }

  @Test
  void read_allFields_areWhatIsWritten() {
    Outcome<TournamentSpec> outcome = read(WHOLE);

    assertEquals("", new DiagnosticPrinter().print(outcome.diagnostics()));
    TournamentSpec spec = outcome.get();
    assertEquals("Cup: 2026", spec.name());
    assertEquals(11, spec.seed());
    assertEquals(new Format.Swiss(4, Format.RoundGames.IN_TURN, 1), spec.format());
    assertEquals(3, spec.repetitions());
    assertEquals(Scoring.WINS, spec.scoring());
    assertEquals(Optional.of(new Sprt(0, 30, 0.1, 0.05)), spec.sprt());
    assertEquals(Lists.immutable.of(TieBreak.WINS, TieBreak.BUCHHOLZ), spec.tieBreaks());
    assertEquals(8, spec.concurrency());
    assertEquals(clocks(30, 2).withGrace(Duration.ZERO), spec.games().get(0).clocks());
    assertEquals(clocks(30, 4).withGrace(Duration.ZERO), spec.games().get(1).clocks());
    assertEquals("three-again", spec.games().get(1).name());
    assertEquals("Zoë", spec.players().get(2).name());
    assertTrue(spec.players().get(2).isChannel());
  }

  private static MatchClocks clocks(int startSeconds, int playSeconds) {
    return MatchClocks.of(Duration.ofSeconds(startSeconds), Duration.ofSeconds(playSeconds));
  }

  @Test
  void read_previewAndScrambled_areInTheLogButChangeNoOtherHash() {
    String text = "tournament: x\ngames: two\nplayers: [legal, random]\n";
    TournamentSpec plain = read(text).get();
    TournamentSpec more = read(text + "scrambled: true\nclocks: {preview: 7, start: 5}\n").get();

    assertEquals(clocks(5, 2).withPreview(Duration.ofSeconds(7)), more.games().getFirst().clocks());
    assertTrue(more.scrambled());
    assertFalse(LogLine.of(plain).matches(".*(scrambled|preview).*"), LogLine.of(plain));
    for (TournamentSpec spec : Lists.immutable.of(plain, more)) {
      byte[] log = (LogLine.of(spec) + "\n").getBytes(StandardCharsets.UTF_8);
      assertEquals(spec, LogReader.read("log", log).get().tournament().spec());
    }
  }

  @Test
  void read_fewFields_hasDefaults() {
    TournamentSpec spec = read("tournament: x\ngames: two\nplayers: [legal, random]\n").get();

    assertEquals(new Format.RoundRobin(), spec.format());
    assertEquals(GameEntry.USUAL_CLOCKS, spec.games().getFirst().clocks());
    assertEquals(TieBreak.CRASHES, spec.tieBreaks().getFirst());
    assertEquals(1, spec.repetitions());
  }

  @Test
  void read_formats_haveTheirFields() {
    String rest = "tournament: x\ngames: [two]\nplayers: [legal, random]\n";

    assertEquals(
        new Format.KnockOut(3, Format.RoundGames.ALL),
        read(rest + "format: {kind: knock-out, best-of: 5, extra: 3}").get().format());
    assertEquals(5, read(rest + "format: {kind: knock-out, best-of: 5}").get().repetitions());
    assertEquals(
        new Format.Gauntlet(1),
        read(rest + "format: {kind: gauntlet, one: random}").get().format());
    assertEquals(
        new Format.Swiss(5, Format.RoundGames.ALL, 0.5),
        read(rest + "format: swiss").get().format());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "seed: 11|seed: -1|cup.yaml:2:7: error: 'seed' is a whole number",
        "seed: 11|sead: 1|cup.yaml:2:1: error: there is no field 'sead' here",
        "seed: 11|{seed: 11}|cup.yaml:3:1: error: not valid YAML",
        "play: 2|play: fast|cup.yaml:3:27: error: 'play' is a number",
        "kind: swiss|kind: swis|cup.yaml:4:16: error: 'swis' is not known here",
        "rounds: 4|rounds: 4000|cup.yaml:4:31: error: 'rounds' is a whole number",
        "rounds: 4|extra: 4|cup.yaml:4:23: error: there is no field 'extra' here",
        "elo1: 30|elo1: -5|cup.yaml:7:7: error: 'elo0' must be less",
        "wins, buchholz|wins, wins|cup.yaml:8:13: error: a tie-break is named twice",
        "- two|- four|cup.yaml:11:5: error: no sheet 'four' [GDL-603]",
        "abababab|abababac|cup.yaml:14:13: error: 'three.kif' is another version",
        "name: three-again|name: two|cup.yaml:12:5: error: two games are named 'two'",
        "name: three-again|name: a/b|cup.yaml:12:5: error: 'a/b' is no name of a game",
        "address: legal|address: mtcs|cup.yaml:18:26: error: no player",
        "name: Ann|name: Random|cup.yaml:18:5: error: two players are named 'Random'",
        "name: Ann|name: \"a\\u202Eb\"|cup.yaml:18:12: error: this is no name",
        "channel:zoe|channel:z/e|cup.yaml:20:14: error: this is no channel",
        "play: 4|play: 1.5|cup.yaml:1:1: error: 'Zoë' is told whole seconds",
        "seed: 11|seed: &a 11|cup.yaml:2:7: error: anchors and aliases are not allowed"
      })
  void read_faultyField_isReportedWithItsPlace(String right, String wrong, String message) {
    assertTrue(WHOLE.contains(right), right);

    String findings = findings(WHOLE.replace(right, wrong));

    assertTrue(findings.startsWith(message), findings);
    assertTrue(findings.contains("\nhelp: "), findings);
  }

  @Test
  void read_faultyFieldOfAKnownFormat_isToldOnce() {
    String findings = findings(WHOLE.replace("rounds: 4", "round: 4"));

    assertTrue(findings.contains("known here: rounds, games, bye, kind"), findings);
    assertEquals(findings.indexOf("'round'"), findings.lastIndexOf("'round'"), findings);
  }

  @Test
  void read_otherFaultsOfYaml_getHelpOfTheirOwn() {
    assertTrue(
        findings(WHOLE + "---\nseed: 1\n").contains("help: a specification is one document"));
    assertTrue(findings(WHOLE.replace("buchholz]", "buchholz")).contains("is not closed"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"games:", "games: []"})
  void read_listOfGamesWithNothing_isToldAsSuch(String games) {
    String findings = findings("tournament: x\n" + games + "\nplayers: [legal, random]\n");

    assertTrue(findings.contains("error: there is no game [GDL-602]"), findings);
    assertFalse(findings.contains("GDL-603"), findings);
  }

  @Test
  void read_remotePlayerWithTwoSeats_needsTwoAddresses() {
    String text =
        """
        tournament: x
        format: gauntlet
        games: [three]
        players:
          - {name: A, address: http://a:1}
          - {name: B, address: [http://b:1, http://b:2]}
        """;

    assertTrue(findings(text).contains("'A' has up to 2 seats in one match"), findings(text));
    assertFalse(findings(text).contains("'B'"));
  }

  @Test
  void read_tooManyMatches_isRefused() {
    StringBuilder text = new StringBuilder("tournament: x\nrepetitions: 10000\ngames: [two]\n");
    text.append("players:\n");
    for (int player = 0; player < 10; player++) {
      text.append("  - {name: p").append(player).append(", address: legal}\n");
    }

    assertTrue(findings(text.toString()).contains("this would be up to 900000 matches"));
  }

  @Test
  void read_aliasBombDeepOrLongText_endsAtOnce() {
    String bomb = "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\ngames: *c\n";

    assertTrue(findings(bomb).contains("anchors and aliases"), findings(bomb));
    assertTrue(findings("games: " + "[".repeat(100_000)).contains("GDL-601"));
    assertTrue(findings("x".repeat(YamlText.MAX_LENGTH + 1)).contains("more than"));
    assertTrue(findings("").contains("nothing in this file"));
    assertTrue(findings("--- a\n--- b\n").contains("GDL-601"));
  }

  @Test
  void read_mutatedTexts_neverThrows() {
    Random random = new Random(23);
    for (int trial = 0; trial < 3000; trial++) {
      StringBuilder text = new StringBuilder(WHOLE);
      for (int change = 0; change <= random.nextInt(4); change++) {
        int at = random.nextInt(Math.max(1, text.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.delete(at, at + 1);
          case 1 ->
              text.insert(
                  Math.min(at, text.length()),
                  "{}[]:,-&*!|>'\"%@`# \n\t\u0000é".charAt(random.nextInt(23)));
          default -> text.setLength(Math.min(text.length(), at + 1));
        }
      }

      Outcome<TournamentSpec> outcome = read(text.toString());

      assertTrue(outcome.value().isPresent() || outcome.diagnostics().hasErrors());
    }
  }
}
