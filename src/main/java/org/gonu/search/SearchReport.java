package org.gonu.search;

import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Move;

/**
 * What a search found for one role.
 *
 * @param playouts finished playouts in the tree, those of earlier searches that are still in it too
 * @param depth length of the expected line, in steps
 * @param candidates the role's moves, most visited first; empty in a terminal state
 * @param expectedLine the joint moves that the statistics favour
 */
public record SearchReport(
    long playouts,
    int depth,
    ImmutableList<Candidate> candidates,
    ImmutableList<ImmutableList<Move>> expectedLine) {

  /**
   * One move of the role.
   *
   * @param value expected goal, 0 to 100 points
   */
  public record Candidate(Move move, int visits, double value) {}

  /**
   * The move to play.
   *
   * @throws IllegalStateException if the state of the search is terminal
   */
  public Candidate best() {
    return candidates
        .getFirstOptional()
        .orElseThrow(() -> new IllegalStateException("no moves in a terminal state"));
  }

  /** One line for people: the move, its value, how sure, and what is expected to follow. */
  public String summary() {
    return String.format(
        Locale.ROOT,
        "%s  value %.1f  visits %,d of %,d  line %s",
        best().move(),
        best().value(),
        best().visits(),
        playouts,
        expectedLine.collect(joint -> joint.makeString("/")).makeString(" "));
  }
}
