package org.gonu.server.tournament;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * What came of an attempt at a match.
 *
 * @param match id of the match
 * @param attempt from 1
 * @param players names by seat
 * @param goals goal points by seat, 0 to 100; empty if the match has no result
 * @param faults by seat
 * @param reason why there is no result; empty if there is one
 * @param steps joint moves made
 * @param record file or address of the record of the match; empty if there is none
 * @param recordSha256 of that record, in hexadecimal digits; empty if there is none
 */
public record MatchResult(
    String match,
    int attempt,
    ImmutableList<String> players,
    Optional<ImmutableList<Integer>> goals,
    ImmutableList<Faults> faults,
    String reason,
    int steps,
    String record,
    String recordSha256) {
  /** Checks the shapes. */
  public MatchResult {
    boolean shaped =
        faults.size() == players.size()
            && goals.map(all -> all.size() == players.size()).orElse(true)
            && goals.map(all -> all.allSatisfy(goal -> goal >= 0 && goal <= 100)).orElse(true);
    if (attempt < 1 || steps < 0 || !shaped) {
      throw new IllegalArgumentException("the result of '" + match + "' is none");
    }
  }

  /** True if some player could not be reached, for which there is no result. */
  public boolean lacksPlayers() {
    return goals.isEmpty() && faults.anySatisfy(Faults::absent);
  }
}
