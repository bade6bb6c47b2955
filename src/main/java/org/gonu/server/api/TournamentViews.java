package org.gonu.server.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.TournamentRow;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.standing.PairingSummary;
import org.gonu.server.tournament.standing.Tournament;

/** Tournaments as JSON, in the forms of {@link TournamentSchemas}. */
final class TournamentViews {
  /** Most matches that are to be played next which an answer tells. */
  private static final int MAX_OPEN = 100;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private TournamentViews() {}

  /** A tournament in a list. */
  static ObjectNode row(TournamentRow row) {
    return Views.object()
        .put("id", row.id())
        .put("title", specification(row).path("name").asText())
        .put("state", row.state().label())
        .put("seed", row.seed())
        .put("createdAt", row.createdAt());
  }

  /** The specification: a field of the first line of the log. */
  private static ObjectNode specification(TournamentRow row) {
    try {
      return MAPPER.readTree(row.specification()).withObject("/specification");
    } catch (JsonProcessingException damaged) {
      throw new IllegalStateException("the specification of " + row.id(), damaged);
    }
  }

  /**
   * Matches for one answer.
   *
   * @param found from the first one wanted on, one more than the limit if there are more
   * @param from number of that first one, from 1
   * @param limit most matches in the answer
   */
  record MatchPage(ImmutableList<MatchRow> found, int from, int limit) {
    private void putInto(ObjectNode view) {
      ArrayNode list = view.putArray("matches");
      found.take(limit).each(match -> list.add(Views.match(match)));
      if (found.size() > limit) {
        view.put("next", from + (long) limit);
      }
    }
  }

  /**
   * A tournament with what it plays.
   *
   * @param obstacles why matches that are to be played now cannot begin, a line for each reason
   */
  static ObjectNode whole(
      TournamentRow row,
      Tournament tournament,
      MatchPage matches,
      ImmutableList<String> obstacles) {
    TournamentSpec spec = tournament.spec();
    ObjectNode view = row(row);
    view.set("specification", specification(row));
    ArrayNode pairings = view.putArray("pairings");
    tournament.pairings().each(each -> pairing(pairings.addObject(), each, spec));
    ImmutableList<ScheduledMatch> open = tournament.next();
    ArrayNode next = view.putArray("open");
    open.take(MAX_OPEN).each(match -> open(next.addObject(), match, tournament));
    view.put("openMatches", open.size()).put("played", tournament.results().size());
    matches.putInto(view);
    obstacles.each(view.putArray("obstacles")::add);
    return view;
  }

  private static void pairing(ObjectNode out, PairingSummary each, TournamentSpec spec) {
    out.put("pairing", each.pairing().id()).put("round", each.pairing().round());
    ArrayNode players = out.putArray("players");
    each.pairing().players().collect(spec.players()::get).collect(Entrant::name).each(players::add);
    out.put("finished", each.isDone());
  }

  private static void open(ObjectNode out, ScheduledMatch match, Tournament tournament) {
    out.put("match", match.id())
        .put("attempt", match.attempt())
        .put("game", tournament.spec().games().get(match.game()).name());
    ArrayNode players = out.putArray("players");
    tournament.names(match).each(players::add);
  }
}
