package org.gonu.server.tournament.log;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.server.tournament.Decision;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.standing.Tournament;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;
import org.gonu.text.JsonFault;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/**
 * Reads a log, and plays the tournament again by it. An incomplete last line is left out. Every
 * other damage is an error with its line: text that is no line of a log, a specification whose hash
 * is another, a result of a match that was not to be played then.
 */
public final class LogReader {
  private final SourceText source;
  private final MutableList<LogLine.Entry> entries = Lists.mutable.empty();
  private Optional<Diagnostic> fault = Optional.empty();

  private LogReader(SourceText source) {
    this.source = source;
  }

  /**
   * Reads a log.
   *
   * @param name of the log in messages, its path
   */
  public static Outcome<LogContent> read(String name, byte[] bytes) {
    int complete = bytes.length;
    while (complete > 0 && bytes[complete - 1] != '\n') {
      complete--;
    }
    String text = new String(bytes, 0, complete, StandardCharsets.UTF_8);
    LogReader reader = new LogReader(new SourceText(name, text));
    Optional<Tournament> tournament = reader.read();
    int length = complete;
    return tournament
        .map(
            found ->
                Outcome.of(new LogContent(found, length, length < bytes.length), Diagnostics.NONE))
        .orElseGet(
            () -> Outcome.failed(Diagnostics.of(Lists.mutable.of(reader.fault.orElseThrow()))));
  }

  private Optional<Tournament> read() {
    if (source.text().isEmpty()) {
      report(1, Span.NONE, "there is no line in this log");
      return Optional.empty();
    }
    // The text ends with a line feed, after which there is one more, empty line.
    int lines = source.lineCount() - 1;
    Optional<TournamentSpec> spec = Optional.empty();
    for (int line = 1; line <= lines && fault.isEmpty(); line++) {
      try {
        if (line == 1) {
          spec = Optional.of(LogLine.specification(source.line(1)));
        } else {
          entries.add(LogLine.entry(source.line(line)));
        }
      } catch (JsonProcessingException malformed) {
        int column = malformed.getLocation() == null ? 1 : malformed.getLocation().getColumnNr();
        Span whole = source.lineSpan(line);
        int start = Math.min(whole.end(), whole.start() + Math.max(0, column - 1));
        report(
            line,
            new Span(start, Math.min(whole.end(), start + 1)),
            "not valid JSON: " + JsonFault.describe(malformed));
      } catch (IllegalArgumentException damaged) {
        report(line, source.lineSpan(line), String.valueOf(damaged.getMessage()));
      }
    }
    return fault.isPresent() ? Optional.empty() : spec.flatMap(this::replay);
  }

  private Optional<Tournament> replay(TournamentSpec spec) {
    try {
      return Optional.of(upTo(spec, entries.size()));
    } catch (IllegalArgumentException stranger) {
      return findStranger(spec);
    }
  }

  /** Finds the first entry that does not fit to those before it: from there on none do. */
  private Optional<Tournament> findStranger(TournamentSpec spec) {
    int fits = 0;
    int fails = entries.size();
    String message = "";
    while (fails - fits > 1 || message.isEmpty()) {
      int middle = fails - fits > 1 ? (fits + fails) / 2 : fails;
      try {
        upTo(spec, middle);
        fits = middle;
      } catch (IllegalArgumentException stranger) {
        fails = middle;
        message = String.valueOf(stranger.getMessage());
      }
    }
    report(fails + 1, source.lineSpan(fails + 1), message);
    return Optional.empty();
  }

  private Tournament upTo(TournamentSpec spec, int length) {
    ImmutableList<LogLine.Entry> first = Lists.immutable.withAll(entries.take(length));
    ImmutableList<MatchResult> results =
        first.collect(LogLine.Entry::result).select(Optional::isPresent).collect(Optional::get);
    ImmutableList<Decision> decisions =
        first.collect(LogLine.Entry::decision).select(Optional::isPresent).collect(Optional::get);
    return Tournament.of(spec, results.castToList(), decisions.castToList());
  }

  private void report(int line, Span span, String message) {
    Span place = span.equals(Span.NONE) ? source.lineSpan(line) : span;
    fault =
        Optional.of(
            Diagnostic.of(DiagnosticCode.TOURNAMENT_LOG, source, place, message)
                .withHelp("take the log from a copy; what comes from this line on is not trusted"));
  }
}
