package org.gonu.analysis.simulation;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.simulation.MatchPool.Match;
import org.gonu.analysis.simulation.MatchPool.Outcome;
import org.gonu.machine.Move;

/**
 * Searches for ends that several roles reach at once, such as a tie of two runners, by matches that
 * are put together from others: what one role did in a match that ended well for it, beside what
 * another did in a match that ended well for that one after as many steps. Chance alone hardly ever
 * brings the two together.
 *
 * <p>It needs matches to put together. Those come from random ones, in some of which roles do what
 * a leader does, and from earlier ones of which a few moves are drawn anew.
 *
 * <p>Source: Zeller, Gopinath, Böhme, Fraser and Holler, The Fuzzing Book, on mutation and
 * crossover of inputs that were found to matter.
 */
final class CrossoverSearch {
  /** Most steps of the matches that are kept: some ten megabytes. */
  private static final int MAX_KEPT_STEPS = 500_000;

  /** Longer matches are left to the random ones of a simulation. */
  private static final int MAX_STEPS = 500;

  /** Of ten matches, as many are of these kinds; the others are put together from two. */
  private static final int RANDOM_OF_TEN = 2;

  private static final int MUTATED_OF_TEN = 2;

  private static final int COPIED_OF_TEN = 2;

  /** Attempts to find two matches of the same length. */
  private static final int ATTEMPTS = 20;

  private final Inspector inspector;
  private final ShortestFaults findings;
  private final SplittableRandom random;
  private final BooleanSupplier isOver;
  private final int roles;

  /** Matches to put together. */
  private final MatchPool pool;

  private int states;
  private int matches;

  /** Proposes the joint move of a step of a match; moves that are not legal are replaced. */
  @FunctionalInterface
  private interface Plan {
    ImmutableList<Move> jointMove(Course course);
  }

  /**
   * A search.
   *
   * @param isOver polled before every state
   */
  CrossoverSearch(Inspector inspector, ShortestFaults findings, long seed, BooleanSupplier isOver) {
    this.inspector = inspector;
    this.findings = findings;
    this.random = new SplittableRandom(seed);
    this.isOver = isOver;
    this.roles = inspector.roles().size();
    this.pool = new MatchPool(random, MAX_KEPT_STEPS);
  }

  /** Number of states that were computed. */
  int states() {
    return states;
  }

  /** Number of matches that were played to their end. */
  int matches() {
    return matches;
  }

  /** Plays one match. */
  void playOne() {
    int kind = random.nextInt(10);
    if (pool.isEmpty() || kind < RANDOM_OF_TEN) {
      play(led());
    } else if (kind < RANDOM_OF_TEN + MUTATED_OF_TEN || roles == 1) {
      play(mutated(pool.any(pool.anyOutcome())));
    } else if (kind < RANDOM_OF_TEN + MUTATED_OF_TEN + COPIED_OF_TEN) {
      Outcome outcome = pool.anyOutcome();
      play(copied(pool.any(outcome), outcome.role()));
    } else {
      crossed().ifPresent(this::play);
    }
  }

  /** Each role follows a leader in this match, or does not. */
  private Plan led() {
    int leader = random.nextInt(roles);
    boolean[] follows = new boolean[roles];
    for (int role = 0; role < roles; role++) {
      follows[role] = random.nextBoolean();
    }
    return course -> {
      ImmutableList<ImmutableList<Move>> legal = course.inspection().legal();
      Move lead = draw(legal.get(leader));
      return legal.collectWithIndex(
          (own, role) ->
              role == leader
                  ? lead
                  : follows[role]
                      ? same(course, role, lead).orElseGet(() -> draw(own))
                      : draw(own));
    };
  }

  /** A match with some moves of one role drawn anew. */
  private Plan mutated(Match match) {
    int changed = random.nextInt(roles);
    int from = random.nextInt(match.length() + 1);
    int end = from + 1 + random.nextInt(3);
    return course -> {
      int step = course.length();
      if (step >= match.length()) {
        return anyMoves(course);
      }
      ImmutableList<Move> joint = match.jointMove(step);
      return step < from || step >= end
          ? joint
          : joint.collectWithIndex(
              (move, role) -> role == changed ? draw(course.inspection().legal().get(role)) : move);
    };
  }

  /** A match in which one role, or more, does what another did in it. */
  private Plan copied(Match match, int leader) {
    boolean[] follows = new boolean[roles];
    follows[random.nextInt(roles)] = true;
    follows[random.nextInt(roles)] = true;
    return course -> {
      int step = course.length();
      if (step >= match.length()) {
        return anyMoves(course);
      }
      ImmutableList<Move> joint = match.jointMove(step);
      return joint.collectWithIndex(
          (move, role) ->
              follows[role] ? same(course, role, joint.get(leader)).orElse(move) : move);
    };
  }

  /** The legal move of a role that is what another does. */
  private static Optional<Move> same(Course course, int role, Move lead) {
    return course
        .inspection()
        .legal()
        .get(role)
        .detectOptional(move -> move.term().equals(lead.term()));
  }

  /**
   * One role as in a match, another as in a second one of the same length, the others as in any.
   */
  private Optional<Plan> crossed() {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Outcome first = pool.anyOutcome();
      Outcome second = pool.anyOutcome();
      if (first.role() != second.role()) {
        Match left = pool.any(first);
        Optional<Match> right = pool.any(second, left.length());
        if (right.isPresent()) {
          return Optional.of(crossed(left, first.role(), right.get(), second.role()));
        }
      }
    }
    return Optional.empty();
  }

  private Plan crossed(Match left, int leftRole, Match right, int rightRole) {
    boolean[] isOther = new boolean[roles];
    for (int role = 0; role < roles; role++) {
      isOther[role] = role == rightRole || (role != leftRole && random.nextBoolean());
    }
    return course -> {
      int step = course.length();
      return step >= left.length()
          ? anyMoves(course)
          : left.jointMove(step)
              .collectWithIndex(
                  (move, role) -> isOther[role] ? right.jointMove(step).get(role) : move);
    };
  }

  private ImmutableList<Move> anyMoves(Course course) {
    return course.inspection().legal().collect(this::draw);
  }

  private Move draw(ImmutableList<Move> own) {
    return own.get(random.nextInt(own.size()));
  }

  private void play(Plan plan) {
    Course course = inspector.start();
    while (course.inspection().goesOn() && course.length() < MAX_STEPS) {
      if (isOver.getAsBoolean()) {
        return;
      }
      Course now = course;
      ImmutableList<ImmutableList<Move>> legal = course.inspection().legal();
      ImmutableList<Move> joint =
          plan.jointMove(course)
              .collectWithIndex(
                  (move, role) -> legal.get(role).contains(move) ? move : draw(legal.get(role)));
      course = inspector.after(now, joint);
      states++;
      Course reached = course;
      inspector.faults(course).each(fault -> findings.add(fault, reached, false));
    }
    if (course.inspection().isTerminal()) {
      matches++;
      pool.keep(course);
    }
  }
}
