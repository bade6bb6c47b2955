package org.gonu.server.tournament.course;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.factory.primitive.DoubleLists;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.Lot;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.Pairing;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.SeatPlan;
import org.gonu.server.tournament.TournamentSpec;

/**
 * A repetition of a game in a pairing: the pair of matches, or as many as there are seats, that are
 * counted together.
 *
 * @param id unique in the tournament
 */
public record Unit(
    String id, Pairing pairing, int game, int repetition, ImmutableList<ScheduledMatch> matches) {
  private static final double WON = 100;

  /** The repetitions that a pairing can come to, in the order in which they are played. */
  static ImmutableList<Unit> all(TournamentSpec spec, Pairing pairing, int repetitions) {
    MutableList<Unit> units = Lists.mutable.empty();
    for (int repetition = 1; repetition <= repetitions; repetition++) {
      for (int game : pairing.games()) {
        units.add(of(spec, pairing, game, repetition));
      }
    }
    return units.toImmutable();
  }

  private static Unit of(TournamentSpec spec, Pairing pairing, int game, int repetition) {
    GameEntry entry = spec.games().get(game);
    String id = pairing.id() + "." + entry.name() + "." + repetition;
    long seed = Lot.matchSeed(spec.seed(), id);
    ImmutableList<ScheduledMatch> matches =
        SeatPlan.of(entry, pairing.players(), repetition, seed)
            .collectWithIndex(
                (seats, leg) ->
                    new ScheduledMatch(
                        id + "-" + (leg + 1), 1, pairing, game, repetition, leg + 1, seats, seed));
    return new Unit(id, pairing, game, repetition, matches);
  }

  /** The id of the repetition that a match belongs to by its own id; empty if that is none. */
  static String idOf(String match) {
    return match.substring(0, Math.max(0, match.lastIndexOf('-')));
  }

  /** What is to be played of it. */
  ImmutableList<ScheduledMatch> open(Ledger ledger) {
    MutableList<ScheduledMatch> open = Lists.mutable.empty();
    for (ScheduledMatch match : matches) {
      Ledger.State state = ledger.state(match.id());
      if (state.isOpen()) {
        open.add(match.withAttempt(state.attempt()));
      }
    }
    return open.toImmutable();
  }

  /** The contests that have been decided so far. */
  ImmutableList<Contest> contests(TournamentSpec spec, Ledger ledger) {
    if (SeatPlan.isSolo(spec.games().get(game))) {
      return matches.allSatisfy(match -> counts(match, ledger))
          ? Lists.immutable.of(contest(matches, spec, ledger))
          : Lists.immutable.empty();
    }
    return matches
        .select(match -> counts(match, ledger))
        .collect(match -> contest(Lists.immutable.of(match), spec, ledger));
  }

  private static boolean counts(ScheduledMatch match, Ledger ledger) {
    Ledger.Kind kind = ledger.state(match.id()).kind();
    return kind == Ledger.Kind.PLAYED || kind == Ledger.Kind.FORFEITED;
  }

  private Contest contest(
      ImmutableList<ScheduledMatch> together, TournamentSpec spec, Ledger ledger) {
    double[] sums = new double[pairing.players().size()];
    int[] seats = new int[sums.length];
    boolean forfeited = false;
    for (ScheduledMatch match : together) {
      Ledger.State state = ledger.state(match.id());
      forfeited |= state.kind() == Ledger.Kind.FORFEITED;
      for (int seat = 0; seat < match.seats().size(); seat++) {
        int place = pairing.players().indexOf(match.seats().get(seat));
        sums[place] += goal(state, seat, spec.players().get(match.seats().get(seat)).name());
        seats[place]++;
      }
    }
    for (int place = 0; place < sums.length; place++) {
      sums[place] /= seats[place];
    }
    return new Contest(
        pairing, game, id, pairing.players(), DoubleLists.immutable.of(sums), forfeited);
  }

  private static double goal(Ledger.State state, int seat, String player) {
    if (state.kind() == Ledger.Kind.FORFEITED) {
      return state.forfeiters().contains(player) ? 0 : WON;
    }
    return state.result().flatMap(MatchResult::goals).orElseThrow().get(seat);
  }
}
