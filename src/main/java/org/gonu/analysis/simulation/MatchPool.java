package org.gonu.analysis.simulation;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.machine.Move;

/**
 * The moves of matches that came to their end, by what a role got in them: some for each outcome,
 * which later ones replace. How many there are is bounded, and how long they are together.
 */
final class MatchPool {
  /** Most matches of an outcome, and outcomes in all. */
  private static final int MATCHES_OF_OUTCOME = 60;

  private static final int MAX_OUTCOMES = 400;

  private final SplittableRandom random;
  private final int maxSteps;
  private final MutableMap<Outcome, MutableList<Match>> matches = Maps.mutable.empty();
  private final MutableList<Outcome> outcomes = Lists.mutable.empty();
  private int steps;

  /** A goal value of a role at an end; empty if it has none there, or several. */
  record Outcome(int role, OptionalInt value) {}

  /** The joint moves of a match, from its start to its end. */
  record Match(ImmutableList<ImmutableList<Move>> jointMoves) {
    private static Match of(Course course) {
      return new Match(course.steps().drop(1).collect(Course::jointMove));
    }

    /** Number of joint moves. */
    int length() {
      return jointMoves.size();
    }

    /** The joint move of a step, from 0. */
    ImmutableList<Move> jointMove(int step) {
      return jointMoves.get(step);
    }
  }

  /**
   * An empty pool.
   *
   * @param random draws what is asked for, and what is replaced
   * @param maxSteps most steps of all matches together; a match counts for each of its outcomes
   */
  MatchPool(SplittableRandom random, int maxSteps) {
    this.random = random;
    this.maxSteps = maxSteps;
  }

  /** True if there is no match. */
  boolean isEmpty() {
    return outcomes.isEmpty();
  }

  /** Number of steps of all matches together. */
  int steps() {
    return steps;
  }

  /** An outcome of which there are matches. */
  Outcome anyOutcome() {
    return outcomes.get(random.nextInt(outcomes.size()));
  }

  /** A match with an outcome that this pool gave. */
  Match any(Outcome outcome) {
    return any(ofOutcome(outcome));
  }

  /** A match with an outcome and of a length; empty if there is none. */
  Optional<Match> any(Outcome outcome, int length) {
    MutableList<Match> fitting = ofOutcome(outcome).select(match -> match.length() == length);
    return fitting.isEmpty() ? Optional.empty() : Optional.of(any(fitting));
  }

  private Match any(MutableList<Match> some) {
    return some.get(random.nextInt(some.size()));
  }

  private MutableList<Match> ofOutcome(Outcome outcome) {
    return matches.getIfAbsent(outcome, Lists.mutable::empty);
  }

  /** Keeps a match that came to its end, if there is room. */
  void keep(Course course) {
    Match match = Match.of(course);
    ImmutableList<OptionalInt> goals = course.inspection().goals();
    for (int role = 0; role < goals.size(); role++) {
      keep(match, new Outcome(role, goals.get(role)));
    }
  }

  private void keep(Match match, Outcome outcome) {
    MutableList<Match> own = ofOutcome(outcome);
    boolean isFull = own.size() == MATCHES_OF_OUTCOME;
    if (own.isEmpty() && outcomes.size() == MAX_OUTCOMES) {
      return;
    }
    int replaced = isFull ? random.nextInt(own.size()) : -1;
    int growth = match.length() - (isFull ? own.get(replaced).length() : 0);
    if (steps + growth > maxSteps) {
      return;
    }
    steps += growth;
    if (isFull) {
      own.set(replaced, match);
      return;
    }
    if (own.isEmpty()) {
      matches.put(outcome, own);
      outcomes.add(outcome);
    }
    own.add(match);
  }
}
