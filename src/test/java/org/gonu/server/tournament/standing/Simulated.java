package org.gonu.server.tournament.standing;

import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.server.rating.Sprt;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.Faults;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.Lot;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.Scoring;
import org.gonu.server.tournament.TieBreak;
import org.gonu.server.tournament.TournamentSpec;

/** Tournaments without games: results are a function of match and players. */
public final class Simulated {
  private Simulated() {}

  /** A specification of players p1, p2, ... and games of so many seats each. */
  public static TournamentSpec spec(int players, Format format, int repetitions, int... seats) {
    MutableList<GameEntry> games = Lists.mutable.empty();
    for (int number : seats) {
      games.add(
          new GameEntry(
              "game" + (games.size() + 1),
              "rules/game.kif",
              "ab".repeat(32),
              IntInterval.oneTo(number).collect(seat -> "seat" + seat).toImmutable(),
              GameEntry.USUAL_CLOCKS));
    }
    return new TournamentSpec(
        "test",
        7,
        games.toImmutable(),
        IntInterval.oneTo(players)
            .collect(number -> new Entrant("p" + number, Lists.immutable.of("random")))
            .toImmutable(),
        new TournamentSpec.Rules(
            format,
            repetitions,
            Scoring.GOALS,
            Optional.empty(),
            Lists.immutable.with(TieBreak.values())),
        new TournamentSpec.Conduct(4, false));
  }

  /** The same with a sequential test. */
  public static TournamentSpec withSprt(TournamentSpec spec, Sprt test) {
    return new TournamentSpec(
        spec.name(),
        spec.seed(),
        spec.games(),
        spec.players(),
        new TournamentSpec.Rules(
            spec.format(), spec.repetitions(), spec.scoring(), Optional.of(test), spec.tieBreaks()),
        spec.conduct());
  }

  /**
   * A result by strength, where earlier players are stronger, and chance: a function of the match.
   */
  public static MatchResult result(Tournament tournament, ScheduledMatch match) {
    SplittableRandom random = new SplittableRandom(Lot.number(3, match.id()));
    MutableList<Integer> goals = Lists.mutable.empty();
    for (int seat = 0; seat < match.seats().size(); seat++) {
      goals.add(Math.min(100, Math.max(0, 25 * random.nextInt(5) - 5 * match.seats().get(seat))));
    }
    return result(tournament, match, goals.toImmutable());
  }

  /** A result with given goals. */
  public static MatchResult result(
      Tournament tournament, ScheduledMatch match, ImmutableList<Integer> goals) {
    return new MatchResult(
        match.id(),
        match.attempt(),
        tournament.names(match),
        Optional.of(goals),
        match.seats().collect(seat -> Faults.NONE),
        "",
        9,
        "records/" + match.recordName() + ".json",
        "");
  }

  /** An attempt without a result, for which some seats are to blame. */
  public static MatchResult noResult(
      Tournament tournament, ScheduledMatch match, ImmutableList<Integer> absentSeats) {
    return new MatchResult(
        match.id(),
        match.attempt(),
        tournament.names(match),
        Optional.empty(),
        IntInterval.zeroTo(match.seats().size() - 1)
            .collect(seat -> new Faults(0, 0, 0, absentSeats.contains(seat)))
            .toImmutable(),
        "nobody there",
        0,
        "",
        "");
  }

  /** Plays to the end, always one of the next matches drawn at random. */
  public static Tournament play(Tournament start, long seed, int atOnce) {
    SplittableRandom random = new SplittableRandom(seed);
    Tournament tournament = start;
    MutableList<ScheduledMatch> playing = Lists.mutable.empty();
    while (!tournament.isFinished() || playing.notEmpty()) {
      for (ScheduledMatch match : tournament.next()) {
        if (playing.size() < atOnce && !playing.contains(match)) {
          playing.add(match);
        }
      }
      ScheduledMatch ended = playing.remove(random.nextInt(playing.size()));
      tournament = tournament.with(result(tournament, ended));
    }
    return tournament;
  }

  /** What standings say, in one comparable text. */
  public static String text(Tournament tournament) {
    return tournament.standings().rows().makeString("\n") + tournament.isFinished();
  }

  /** Plays all that is next with goals by seat that a function gives. */
  static Tournament round(Tournament start, Goals goals) {
    Tournament tournament = start;
    for (ScheduledMatch match : start.next()) {
      tournament = tournament.with(Simulated.result(tournament, match, goals.of(match)));
    }
    return tournament;
  }

  interface Goals {
    ImmutableList<Integer> of(ScheduledMatch match);
  }

  /** Who stands first in the specification wins. */
  static ImmutableList<Integer> byNumber(ScheduledMatch match) {
    int best = match.seats().min();
    return match.seats().collect(player -> player == best ? 100 : 0);
  }

  static ImmutableList<Integer> draw(ScheduledMatch match) {
    return match.seats().collect(player -> 50);
  }

  static ImmutableList<String> places(Tournament tournament) {
    return tournament
        .standings()
        .rows()
        .collect(row -> tournament.spec().players().get(row.player()).name());
  }
}
