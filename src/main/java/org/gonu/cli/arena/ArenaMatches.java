package org.gonu.cli.arena;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.cli.console.InputException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.RecordFile;
import org.gonu.cli.match.AttendedMatches;
import org.gonu.cli.match.MatchPlans;
import org.gonu.cli.match.OpenPlayers;
import org.gonu.cli.match.PlayerSpec;
import org.gonu.cli.match.SharedMachine;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Role;
import org.gonu.match.MatchRecord;
import org.gonu.match.PlayerFailure;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.player.ThinkLog;
import org.gonu.server.MatchPlan;
import org.gonu.server.arena.ArenaResult;
import org.gonu.server.arena.ArenaSettings;
import org.gonu.server.arena.Fixture;
import org.gonu.server.arena.SideResult;
import org.gonu.server.arena.TimedPlayer;
import org.gonu.text.Sha256;

/** Plays the matches of an arena, each with new players, and records them. */
public final class ArenaMatches implements ArenaHost {
  private final ArenaSettings settings;
  private final ArenaPlan plan;
  private final ArenaSide sideA;
  private final ArenaSide sideB;
  private final PlayerSettings defaults;
  private final PlayerContext context;

  private final AttendedMatches matches = new AttendedMatches();

  /** What plays the matches of a plan in this program. */
  public ArenaMatches(ArenaPlan plan, ThinkLog thinkLog) {
    this.plan = plan;
    settings = plan.settings();
    sideA = ArenaSide.parse(settings.playerA());
    sideB = ArenaSide.parse(settings.playerB());
    defaults = SharedMachine.defaults(plan.concurrency() * 2 * plan.seatsAtOnce());
    context = PlayerContext.of(thinkLog);
  }

  @Override
  public ArenaResult play(Fixture fixture, int worker) {
    ArenaSheet sheet =
        plan.sheets().detectOptional(s -> s.name().equals(fixture.sheet())).orElseThrow();
    String seats = sheet.seating().ofMatch(fixture.match());
    if (!sheet.seating().isSolo()) {
      Played match = play(fixture, worker, sheet, seats, "");
      return new ArenaResult(
          fixture,
          seats,
          match.side('A'),
          match.side('B'),
          match.steps(),
          match.files(),
          Optional.of(Sha256.hex(match.moves())));
    }
    Played ofA = play(fixture, worker, sheet, "A", "a");
    Played ofB = play(fixture, worker, sheet, "B", "b");
    return new ArenaResult(
        fixture,
        seats,
        ofA.side('A'),
        ofB.side('B'),
        (ofA.steps() + ofB.steps()) / 2.0,
        ofA.files().newWithAll(ofB.files()),
        Optional.of(Sha256.hex(ofA.moves() + ofB.moves())));
  }

  private Played play(Fixture fixture, int worker, ArenaSheet sheet, String seats, String letter) {
    ImmutableList<PlayerSpec> specs = specs(sheet, seats, worker);
    long seed = fixture.seed(settings, sheet.seating());
    MatchPlan match =
        new MatchPlans(sheet.path(), sheet.game(), specs, settings.clocks())
            .plan(seed, fixture.match() + letter);
    String name = String.format(Locale.ROOT, "%s.%05d%s", sheet.name(), fixture.match(), letter);
    try (OpenPlayers opened = OpenPlayers.open(specs, defaults.withSeed(seed), context, false)) {
      ImmutableList<TimedPlayer> players = opened.players().collect(TimedPlayer::new);
      MatchRecord record =
          matches.play(
              sheet.game(),
              match,
              opened,
              players.collect(player -> player),
              AttendedMatches.Attended.TO_THE_END);
      RecordFile file = RecordFile.in(plan.directory(), name).withSheet(sheet.path(), sheet.game());
      file.write(record);
      return new Played(sheet, seats, record, players, String.valueOf(file.path().getFileName()));
    } catch (AttendedMatches.AbsentException missing) {
      throw unreachable(specs.get(missing.absent().getFirst().index()), missing, fixture);
    } catch (BrokenContractException fault) {
      throw new BrokenSheetException(GameFile.broken(sheet.game(), fault));
    }
  }

  /** Ends the arena: a match without one of its players tells nothing about them. */
  private static InputException unreachable(
      PlayerSpec player, AttendedMatches.AbsentException missing, Fixture fixture) {
    return new InputException(
        "gonu: the player "
            + player.text()
            + " cannot be reached: "
            + missing.reasons().getFirst()
            + "\nmatch "
            + (fixture.match() + 1)
            + " of "
            + fixture.sheet()
            + " does not count, and the arena ends here\n"
            + "help: start the player, and run the same command again to go on\n");
  }

  private ImmutableList<PlayerSpec> specs(ArenaSheet sheet, String seats, int worker) {
    int width = plan.seatsAtOnce();
    MutableList<PlayerSpec> specs = Lists.mutable.empty();
    int[] taken = {worker * width, worker * width};
    for (Role role : sheet.game().roles()) {
      int seat = sheet.seats().indexOf(role);
      if (seat < 0) {
        specs.add(PlayerSpec.RANDOM);
      } else if (seats.charAt(seat) == 'A') {
        specs.add(sideA.player(taken[0]++));
      } else {
        specs.add(sideB.player(taken[1]++));
      }
    }
    return specs.toImmutable();
  }

  @Override
  public void abort() {
    matches.abort();
  }

  /** A match that has been played to its end. */
  private record Played(
      ArenaSheet sheet,
      String seats,
      MatchRecord record,
      ImmutableList<TimedPlayer> players,
      String file) {
    int steps() {
      return record.moves().size();
    }

    String moves() {
      return record.moves().makeString("\n") + "\n\n";
    }

    ImmutableList<String> files() {
      return Lists.immutable.of(file);
    }

    SideResult side(char side) {
      ImmutableList<Role> own =
          sheet.seats().selectWithIndex((role, seat) -> seats.charAt(seat) == side);
      return new SideResult(
          own.collectInt(role -> record.goalValues().get(role.index()).orElseThrow()).average(),
          failures(own, PlayerFailure.Kind.TIMEOUT),
          failures(own, PlayerFailure.Kind.ILLEGAL),
          failures(own, PlayerFailure.Kind.CONNECTION),
          (int) own.sumOfInt(role -> players.get(role.index()).moves()),
          own.sumOfDouble(role -> players.get(role.index()).seconds()));
    }

    private int failures(ImmutableList<Role> roles, PlayerFailure.Kind kind) {
      return (int) roles.sumOfInt(role -> AttendedMatches.failures(record, role, kind));
    }
  }
}
