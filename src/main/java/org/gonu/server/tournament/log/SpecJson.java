package org.gonu.server.tournament.log;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.match.MatchClocks;
import org.gonu.server.rating.Sprt;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.Scoring;
import org.gonu.server.tournament.TieBreak;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.course.RoundSchedule;
import org.gonu.text.JsonFields;

/** The JSON form of a specification, with all fields, in a fixed order. */
final class SpecJson {
  private SpecJson() {}

  static ObjectNode write(TournamentSpec spec) {
    ObjectNode node =
        JsonNodeFactory.instance.objectNode().put("name", spec.name()).put("seed", spec.seed());
    ArrayNode games = node.putArray("games");
    spec.games().each(game -> write(game, games.addObject()));
    ArrayNode players = node.putArray("players");
    for (Entrant player : spec.players()) {
      ArrayNode addresses = players.addObject().put("name", player.name()).putArray("addresses");
      player.addresses().each(addresses::add);
    }
    node.set("format", write(spec.format()));
    node.put("repetitions", spec.repetitions()).put("scoring", spec.scoring().label());
    spec.sprt()
        .ifPresentOrElse(
            test ->
                node.putObject("sprt")
                    .put("elo0", test.elo0())
                    .put("elo1", test.elo1())
                    .put("alpha", test.alpha())
                    .put("beta", test.beta()),
            () -> node.putNull("sprt"));
    ArrayNode tieBreaks = node.putArray("tieBreaks");
    spec.tieBreaks().each(each -> tieBreaks.add(each.label()));
    node.put("concurrency", spec.concurrency());
    // Only where it says something: the hashes of earlier specifications stay as they are.
    return spec.scrambled() ? node.put("scrambled", true) : node;
  }

  private static void write(GameEntry game, ObjectNode node) {
    node.put("name", game.name()).put("sheet", game.sheet()).put("sha256", game.sha256());
    ArrayNode seats = node.putArray("seats");
    game.seats().each(seats::add);
    if (!game.clocks().preview().isZero()) {
      node.put("previewMillis", game.clocks().preview().toMillis());
    }
    node.put("startMillis", game.clocks().start().toMillis())
        .put("playMillis", game.clocks().play().toMillis())
        .put("graceMillis", game.clocks().grace().toMillis());
  }

  private static ObjectNode write(Format format) {
    ObjectNode node = JsonNodeFactory.instance.objectNode().put("kind", format.label());
    return format.accept(
        new Format.Visitor<>() {
          @Override
          public ObjectNode roundRobin(Format.RoundRobin roundRobin) {
            return node;
          }

          @Override
          public ObjectNode swiss(Format.Swiss swiss) {
            return node.put("rounds", swiss.rounds())
                .put("games", swiss.games().label())
                .put("bye", swiss.bye());
          }

          @Override
          public ObjectNode knockOut(Format.KnockOut knockOut) {
            return node.put("extra", knockOut.extra()).put("games", knockOut.games().label());
          }

          @Override
          public ObjectNode gauntlet(Format.Gauntlet gauntlet) {
            return node.put("one", gauntlet.hero());
          }
        });
  }

  /**
   * Reads a specification.
   *
   * @throws IllegalArgumentException if it is none
   */
  static TournamentSpec read(JsonNode node) {
    ImmutableList<GameEntry> games = JsonFields.list(node, "games").collect(SpecJson::game);
    ImmutableList<Entrant> players = JsonFields.list(node, "players").collect(SpecJson::player);
    JsonNode sprt = JsonFields.field(node, "sprt");
    if (games.isEmpty()
        || players.size() < 2
        || games.size() > TournamentSpec.MAX_GAMES
        || players.size() > TournamentSpec.MAX_PLAYERS) {
      throw new IllegalArgumentException(games.size() + " games, " + players.size() + " players");
    }
    TournamentSpec spec =
        new TournamentSpec(
            JsonFields.text(node, "name"),
            JsonFields.whole(node, "seed", 0, Long.MAX_VALUE),
            games,
            players,
            new TournamentSpec.Rules(
                format(JsonFields.field(node, "format"), players.size()),
                (int) JsonFields.whole(node, "repetitions", 1, TournamentSpec.MAX_REPETITIONS),
                JsonFields.choice(node, "scoring", Scoring.values(), Scoring::label),
                sprt.isNull() ? Optional.empty() : Optional.of(sprt(sprt)),
                JsonFields.list(node, "tieBreaks")
                    .collect(each -> JsonFields.choice(each, TieBreak.values(), TieBreak::label))),
            new TournamentSpec.Conduct(
                (int) JsonFields.whole(node, "concurrency", 1, TournamentSpec.MAX_CONCURRENCY),
                node.has("scrambled") && JsonFields.truth(node, "scrambled")));
    if (RoundSchedule.maxMatches(spec) > TournamentSpec.MAX_MATCHES) {
      throw new IllegalArgumentException("up to " + RoundSchedule.maxMatches(spec) + " matches");
    }
    return spec;
  }

  private static GameEntry game(JsonNode node) {
    ImmutableList<String> seats = JsonFields.list(node, "seats").collect(JsonFields::text);
    if (seats.isEmpty()) {
      throw new IllegalArgumentException("a game without seats");
    }
    return new GameEntry(
        JsonFields.text(node, "name"),
        JsonFields.text(node, "sheet"),
        JsonFields.text(node, "sha256"),
        seats,
        MatchClocks.of(millis(node, "startMillis", 1), millis(node, "playMillis", 1))
            .withPreview(
                node.has("previewMillis") ? millis(node, "previewMillis", 0) : Duration.ZERO)
            .withGrace(millis(node, "graceMillis", 0)));
  }

  private static Duration millis(JsonNode node, String field, long least) {
    return Duration.ofMillis(JsonFields.whole(node, field, least, MatchClocks.LONGEST.toMillis()));
  }

  private static Entrant player(JsonNode node) {
    ImmutableList<String> addresses = JsonFields.list(node, "addresses").collect(JsonFields::text);
    if (addresses.isEmpty()) {
      throw new IllegalArgumentException("a player without an address");
    }
    return new Entrant(JsonFields.text(node, "name"), addresses);
  }

  private static Sprt sprt(JsonNode node) {
    return new Sprt(
        JsonFields.decimal(node, "elo0"),
        JsonFields.decimal(node, "elo1"),
        JsonFields.decimal(node, "alpha"),
        JsonFields.decimal(node, "beta"));
  }

  private static Format format(JsonNode node, int players) {
    String kind = JsonFields.text(node, "kind");
    return switch (kind) {
      case "round-robin" -> new Format.RoundRobin();
      case "swiss" ->
          new Format.Swiss(
              (int) JsonFields.whole(node, "rounds", 1, 255),
              roundGames(node),
              JsonFields.decimal(node, "bye"));
      case "knock-out" ->
          new Format.KnockOut((int) JsonFields.whole(node, "extra", 0, 100), roundGames(node));
      case "gauntlet" -> new Format.Gauntlet((int) JsonFields.whole(node, "one", 0, players - 1L));
      default -> throw new IllegalArgumentException("no format '" + kind + "'");
    };
  }

  private static Format.RoundGames roundGames(JsonNode node) {
    return JsonFields.choice(node, "games", Format.RoundGames.values(), Format.RoundGames::label);
  }
}
