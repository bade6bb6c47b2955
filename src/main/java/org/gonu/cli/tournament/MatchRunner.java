package org.gonu.cli.tournament;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.gonu.cli.input.RecordFile;
import org.gonu.cli.match.AttendedMatches;
import org.gonu.cli.match.MatchPlans;
import org.gonu.cli.match.OpenPlayers;
import org.gonu.cli.match.PlayerSpec;
import org.gonu.cli.match.SharedMachine;
import org.gonu.game.Game;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Role;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordWriter;
import org.gonu.match.PlayerFailure;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.server.MatchPlan;
import org.gonu.server.scramble.Scrambling;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.Faults;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.text.ControlCharacters;
import org.gonu.text.Sha256;

/** Plays the matches of a tournament, each with new players, and records them. */
final class MatchRunner {
  private static final int MAX_REASON_LENGTH = 500;

  private final TournamentSpec spec;
  private final ImmutableMap<Integer, Game> games;
  private final Path records;
  private final PlayerSettings defaults;
  private final PlayerContext context = PlayerContext.ofManyMatches();

  private final AttendedMatches matches = new AttendedMatches();

  /**
   * A runner.
   *
   * @param records the directory in which records are written, with copies of the sheets
   * @param concurrency matches at once
   */
  MatchRunner(
      TournamentSpec spec, ImmutableMap<Integer, Game> games, Path records, int concurrency) {
    this.spec = spec;
    this.games = games;
    this.records = records;
    int players = games.collectInt(game -> game.roles().size()).max() * concurrency;
    this.defaults = SharedMachine.defaults(players);
  }

  /**
   * Plays a match to its end.
   *
   * @param addresses of the players of the seats
   */
  MatchResult play(ScheduledMatch match, ImmutableList<String> addresses) {
    Game game = game(match);
    ImmutableList<PlayerSpec> specs = cast(game, addresses);
    try (OpenPlayers opened =
        OpenPlayers.open(specs, defaults.withSeed(match.seed()), context, false)) {
      if (spec.scrambled()) {
        opened.scrambledBy(new Scrambling(game, match.seed()));
      }
      MatchRecord record =
          matches.play(
              game,
              plan(match, game, specs),
              opened,
              opened.players(),
              AttendedMatches.Attended.AT_THE_START);
      RecordFile file = RecordFile.in(records, match.recordName(), "--out");
      file.write(record);
      return result(match, game, record, String.valueOf(file.path().getFileName()));
    } catch (AttendedMatches.AbsentException missing) {
      return noResult(match, game, missing.absent(), missing.reasons().makeString("; "));
    } catch (BrokenContractException fault) {
      return noResult(
          match, game, Lists.immutable.empty(), "the rules break down: " + fault.getMessage());
    }
  }

  /** Aborts all matches in progress. */
  void abort() {
    matches.abort();
  }

  private Game game(ScheduledMatch match) {
    Game game = games.get(match.game());
    if (game == null) {
      throw new IllegalArgumentException("no game " + match.game());
    }
    return game;
  }

  private static ImmutableList<PlayerSpec> cast(Game game, ImmutableList<String> addresses) {
    ImmutableList<Role> seats = SpecificationSheets.seats(game);
    return game.roles()
        .collect(
            role -> {
              int seat = seats.indexOf(role);
              return seat < 0 ? PlayerSpec.RANDOM : PlayerSpec.parse(addresses.get(seat));
            });
  }

  private MatchPlan plan(ScheduledMatch match, Game game, ImmutableList<PlayerSpec> specs) {
    GameEntry entry = spec.games().get(match.game());
    ImmutableList<Role> seats = SpecificationSheets.seats(game);
    ImmutableList<String> names =
        game.roles()
            .collect(
                role ->
                    seats.contains(role)
                        ? spec.players().get(match.seats().get(seats.indexOf(role))).name()
                        : PlayerSpec.RANDOM.text());
    return new MatchPlans(entry.name() + ".kif", game, specs, entry.clocks())
        .withScrambled(spec.scrambled())
        .plan(
            match.seed(),
            match.recordName().replaceAll("[^A-Za-z0-9]", "."),
            header -> header.tournament(spec.name()).playerNames(names));
  }

  private MatchResult result(ScheduledMatch match, Game game, MatchRecord record, String file) {
    ImmutableList<Role> seats = SpecificationSheets.seats(game);
    String text = MatchRecordWriter.print(record);
    return new MatchResult(
        match.id(),
        match.attempt(),
        names(match),
        Optional.of(seats.collect(role -> record.goalValues().get(role.index()).orElseThrow())),
        seats.collect(role -> faults(record, role)),
        "",
        record.moves().size(),
        RunAction.RECORDS + "/" + file,
        Sha256.hex(text.getBytes(StandardCharsets.UTF_8)));
  }

  private ImmutableList<String> names(ScheduledMatch match) {
    return match.seats().collect(spec.players()::get).collect(Entrant::name);
  }

  private static Faults faults(MatchRecord record, Role role) {
    return new Faults(
        AttendedMatches.failures(record, role, PlayerFailure.Kind.TIMEOUT),
        AttendedMatches.failures(record, role, PlayerFailure.Kind.ILLEGAL),
        AttendedMatches.failures(record, role, PlayerFailure.Kind.CONNECTION),
        false);
  }

  private MatchResult noResult(
      ScheduledMatch match, Game game, ImmutableList<Role> absent, String reason) {
    MutableList<Faults> faults = Lists.mutable.empty();
    for (Role role : SpecificationSheets.seats(game)) {
      faults.add(new Faults(0, 0, 0, absent.contains(role)));
    }
    String safe = ControlCharacters.escapedLine(reason);
    return new MatchResult(
        match.id(),
        match.attempt(),
        names(match),
        Optional.empty(),
        faults.toImmutable(),
        safe.substring(0, Math.min(safe.length(), MAX_REASON_LENGTH)),
        0,
        "",
        "");
  }
}
