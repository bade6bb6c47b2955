package org.gonu.server.tournament.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.rating.Interval;
import org.gonu.server.rating.Ratings;
import org.gonu.server.rating.Sprt;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.TieBreak;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.course.FaultCount;
import org.gonu.server.tournament.standing.PairingSummary;
import org.gonu.server.tournament.standing.StandingRow;
import org.gonu.server.tournament.standing.Standings;
import org.gonu.server.tournament.standing.Tournament;

/** Standings as JSON: places, ratings in all and for each game, results of each against each. */
public final class StandingsJson {
  private static final double CENTS = 100;
  private static final double MILLIONTHS = 1e6;

  private StandingsJson() {}

  /** The standings of a tournament. */
  public static ObjectNode of(Tournament tournament) {
    TournamentSpec spec = tournament.spec();
    Standings standings = tournament.standings();
    ObjectNode node =
        JsonNodeFactory.instance
            .objectNode()
            .put("tournament", spec.name())
            .put("format", spec.format().label())
            .put("seed", spec.seed())
            .put("finished", tournament.isFinished())
            .put("openMatches", tournament.next().size())
            .put("voidMatches", tournament.voidMatches());
    Ratings ratings = standings.ratings();
    ArrayNode rows = node.putArray("standings");
    standings.rows().each(row -> fill(rows.addObject(), row, spec, ratings));
    ArrayNode games = node.putArray("games");
    for (int game = 0; game < spec.games().size(); game++) {
      ObjectNode one =
          games
              .addObject()
              .put("game", spec.games().get(game).name())
              .put("sha256", spec.games().get(game).sha256())
              .put("matches", standings.contestsOfGame(game));
      ArrayNode rated = one.putArray("ratings");
      Ratings own = standings.ratings(game);
      for (StandingRow row : standings.rows()) {
        rate(rated.addObject().put("player", name(spec, row.player())), own, row.player());
      }
    }
    cross(node.putArray("cross"), spec, standings);
    ArrayNode pairings = node.putArray("pairings");
    tournament.pairings().each(each -> fill(pairings.addObject(), each, spec));
    return node;
  }

  private static String name(TournamentSpec spec, int player) {
    return spec.players().get(player).name();
  }

  private static void fill(ObjectNode node, StandingRow row, TournamentSpec spec, Ratings ratings) {
    FaultCount faults = row.totals().faults();
    node.put("rank", row.rank())
        .put("player", name(spec, row.player()))
        .put("score", exact(row.score()))
        .put("points", exact(row.totals().points()))
        .put("matches", row.totals().contests())
        .put("won", row.totals().won())
        .put("drawn", row.totals().drawn())
        .put("lost", row.totals().lost())
        .put("byes", row.totals().byes())
        .put("withdrawn", row.withdrawn());
    rate(node, ratings, row.player());
    node.putObject("faults")
        .put("crashes", faults.crashes())
        .put("late", faults.late())
        .put("illegal", faults.illegal())
        .put("failed", faults.failed())
        .put("absent", faults.absent())
        .put("forfeited", faults.forfeited());
    ObjectNode tieBreaks = node.putObject("tieBreaks");
    ImmutableList<TieBreak> order = spec.tieBreaks().newWithout(TieBreak.LOT).newWith(TieBreak.LOT);
    row.tieBreaks()
        .forEachWithIndex((value, i) -> tieBreaks.put(order.get(i).label(), exact(value)));
  }

  private static void rate(ObjectNode node, Ratings ratings, int player) {
    Interval interval = ratings.interval(player);
    node.put("elo", cents(ratings.elo(player)))
        .put("eloLow", cents(interval.low()))
        .put("eloHigh", cents(interval.high()));
  }

  private static void cross(ArrayNode cross, TournamentSpec spec, Standings standings) {
    for (StandingRow one : standings.rows()) {
      for (StandingRow other : standings.rows()) {
        if (standings.contests(one.player(), other.player()) > 0) {
          cross
              .addObject()
              .put("player", name(spec, one.player()))
              .put("opponent", name(spec, other.player()))
              .put("points", exact(standings.points(one.player(), other.player())))
              .put("matches", standings.contests(one.player(), other.player()));
        }
      }
    }
  }

  private static void fill(ObjectNode node, PairingSummary each, TournamentSpec spec) {
    node.put("pairing", each.pairing().id());
    ArrayNode players = node.putArray("players");
    each.pairing().players().collect(spec.players()::get).collect(Entrant::name).each(players::add);
    node.put("finished", each.isDone()).put("pairs", each.pairs().pairs());
    if (each.pairs().pairs() > 0) {
      Interval scores = each.pairs().interval();
      node.put("score", exact(each.pairs().mean()))
          .put("scoreLow", exact(scores.low()))
          .put("scoreHigh", exact(scores.high()));
      ArrayNode counts = node.putArray("pentanomial");
      each.pairs().fiveCounts().each(counts::add);
      spec.sprt().ifPresent(test -> fill(node.putObject("sprt"), test, each));
    }
  }

  private static void fill(ObjectNode node, Sprt test, PairingSummary each) {
    node.put("llr", exact(test.logLikelihoodRatio(each.pairs())))
        .put("lower", exact(test.lower()))
        .put("upper", exact(test.upper()))
        .put("verdict", each.verdict().name().toLowerCase(Locale.ROOT));
  }

  private static double cents(double number) {
    return Math.round(CENTS * number) / CENTS;
  }

  private static double exact(double number) {
    return Math.round(MILLIONTHS * number) / MILLIONTHS;
  }
}
