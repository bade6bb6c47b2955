package org.gonu.cli.agent;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.agent.AgentCounts;
import org.gonu.server.rating.Interval;
import org.gonu.server.rating.Tally;

/**
 * The sums of some results.
 *
 * @param points sum of the goals of the agent, each 0 to 100
 */
record BenchStanding(int matches, long points, Tally tally, long steps, AgentCounts counts) {
  private static final BenchStanding NONE =
      new BenchStanding(0, 0, Tally.NONE, 0, AgentCounts.NONE);

  static BenchStanding of(ImmutableList<BenchResult> results) {
    return results.injectInto(NONE, BenchStanding::plus);
  }

  private BenchStanding plus(BenchResult result) {
    return new BenchStanding(
        matches + 1,
        points + result.points(),
        tally.plus(result.tally()),
        steps + result.steps(),
        counts.plus(result.counts()));
  }

  /** Mean points as a fraction, 0 to 1; 0 without matches. */
  double share() {
    return ratio(points / 100.0, matches);
  }

  /** The 95 % interval of {@link #share}. */
  Interval shareInterval() {
    return Interval.ofMean(share(), matches);
  }

  /** The share of the decisions that were answered by a legal move at the first attempt. */
  double firstShare() {
    return ratio(counts.first(), counts.decisions());
  }

  /** The 95 % interval of {@link #firstShare}. */
  Interval firstInterval() {
    return Interval.ofMean(firstShare(), counts.decisions());
  }

  double meanSteps() {
    return ratio((double) steps, matches);
  }

  double secondsPerDecision() {
    return ratio(counts.seconds(), counts.decisions());
  }

  private static double ratio(double part, int whole) {
    return whole == 0 ? 0 : part / whole;
  }

  /** Fills in the members of an object. */
  ObjectNode fill(ObjectNode node) {
    node.put("matches", matches)
        .put("share", share())
        .put("shareLow", shareInterval().low())
        .put("shareHigh", shareInterval().high())
        .put("won", tally.won())
        .put("drawn", tally.drawn())
        .put("lost", tally.lost())
        .put("firstShare", firstShare())
        .put("firstLow", firstInterval().low())
        .put("firstHigh", firstInterval().high())
        .put("meanSteps", meanSteps())
        .put("secondsPerDecision", secondsPerDecision());
    return node.setAll(BenchResult.json(counts));
  }
}
