package org.gonu.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.course.RoundSchedule;
import org.gonu.server.tournament.log.LogLine;
import org.gonu.server.tournament.log.LogReader;
import org.gonu.server.tournament.spec.References;
import org.gonu.server.tournament.spec.SpecReader;
import org.gonu.server.tournament.standing.Tournament;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/**
 * Specifications of tournaments. One that can be read is in the log as it is, and its tournament
 * can begin.
 */
final class SpecificationTarget implements Target {
  /** Tournaments of more matches are not begun: that takes longer than reading. */
  private static final long MAX_MATCHES = 2_000;

  /** Every name is that of a game of two roles, every address may be one. */
  private static final References REFERENCES =
      new References() {
        @Override
        public Sheet sheet(String reference) {
          return new Sheet(reference, "game", "ab".repeat(32), Lists.immutable.of("one", "two"));
        }

        @Override
        public Optional<String> faultOfAddress(String address) {
          return Optional.empty();
        }
      };

  @Override
  public List<byte[]> samples() {
    return Samples.texts(
        """
        tournament: Cup
        seed: 11
        clocks: {preview: 3, start: 30, play: 2, grace: 0}
        format: {kind: swiss, rounds: 4, games: in-turn, bye: 1}
        repetitions: 3
        scoring: wins
        sprt: {elo0: 0, elo1: 30, alpha: 0.1}
        tie-breaks: [wins, buchholz]
        concurrency: 8
        scrambled: true
        games:
          - tic-tac-toe
        players:
          - random
          - {name: Ann, address: legal}
          - {name: Zoe, address: channel:zoe}
        """,
        "tournament: x\ngames: [a]\nplayers: [p, q, r]\nformat: {kind: knock-out, best-of: 3}\n",
        "{tournament: 'y', games: a, players: [p, 'http://h:1'], format: {kind: gauntlet, one:"
            + " p}}");
  }

  @Override
  public List<String> words() {
    return List.of(
        "\n",
        "  ",
        "- ",
        ": ",
        "{",
        "}",
        "[",
        "]",
        "&a ",
        "*a",
        "!!",
        "|",
        "'",
        "\"",
        "#",
        "-1",
        "1e99",
        "99999999999999999999",
        "0x7f",
        "null",
        "~",
        "---",
        "\u0000",
        "\ufeff",
        "round-robin",
        "repetitions: 10000");
  }

  @Override
  public void take(byte[] input) {
    String text = new String(input, StandardCharsets.UTF_8);
    Outcome<TournamentSpec> outcome = SpecReader.read(new SourceText("cup", text), REFERENCES);
    assertEquals(outcome.value().isEmpty(), outcome.diagnostics().hasErrors());
    if (outcome.value().isPresent()) {
      TournamentSpec spec = outcome.get();
      byte[] log = (LogLine.of(spec) + "\n").getBytes(StandardCharsets.UTF_8);
      assertEquals(spec, LogReader.read("log", log).get().tournament().spec());
      if (RoundSchedule.maxMatches(spec) <= MAX_MATCHES) {
        assertTrue(Tournament.begin(spec).next().notEmpty());
      }
    }
  }
}
