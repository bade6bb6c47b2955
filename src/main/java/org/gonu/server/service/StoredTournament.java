package org.gonu.server.service;

import java.nio.charset.StandardCharsets;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.store.DecisionRow;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.Store;
import org.gonu.server.store.TournamentRow;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.log.LogContent;
import org.gonu.server.tournament.log.LogLine;
import org.gonu.server.tournament.log.LogReader;
import org.gonu.server.tournament.standing.Tournament;
import org.gonu.text.Outcome;

/** A tournament computed from what is on the disk alone. */
final class StoredTournament {
  private StoredTournament() {}

  /**
   * Makes the log of a tournament from the store, and reads it.
   *
   * @param matches all matches of the tournament
   * @throws IllegalStateException if the store contradicts itself
   */
  static Tournament read(Store store, TournamentRow row, ImmutableList<MatchRow> matches) {
    return parsed(row, log(store, row, matches));
  }

  private static Tournament parsed(TournamentRow row, String log) {
    Outcome<LogContent> content = LogReader.read(row.id(), log.getBytes(StandardCharsets.UTF_8));
    return content
        .value()
        .orElseThrow(
            () -> new IllegalStateException(content.diagnostics().firstErrors(1).toString()))
        .tournament();
  }

  private static String log(Store store, TournamentRow row, ImmutableList<MatchRow> matches) {
    StringBuilder log = new StringBuilder(row.specification()).append('\n');
    TournamentSpec spec = parsed(row, log.toString()).spec();
    for (MatchRow match : matches) {
      if (match.state() == MatchRow.State.ENDED) {
        MatchResult result = TournamentResults.of(spec, store.matches().events(match.id()));
        log.append(LogLine.of(result)).append('\n');
      }
    }
    for (DecisionRow decision : store.tournaments().decisions(row.id())) {
      log.append(decision.body()).append('\n');
    }
    return log.toString();
  }
}
