package org.gonu.server.service;

import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Role;
import org.gonu.server.event.EventBody;
import org.gonu.server.store.SheetRow;
import org.gonu.server.store.Sheets;
import org.gonu.text.RandomText;
import org.gonu.text.Sha256;

/** Checks requests for matches, and makes the first event of those that are admitted. */
final class Admission {
  /** Seeds of matches are less, so that they can be typed. */
  private static final long SEEDS = 1_000_000_000L;

  /** Hexadecimal digits of a number that is many times as great. */
  private static final int SEED_DIGITS = 15;

  private final Sheets sheets;
  private final Games games;
  private final Roster roster;
  private final ServerSettings settings;
  private final AtomicLong drawn = new AtomicLong();

  Admission(Sheets sheets, Games games, Roster roster, ServerSettings settings) {
    this.sheets = sheets;
    this.games = games;
    this.roster = roster;
    this.settings = settings;
  }

  /**
   * What is known of a match beforehand.
   *
   * @throws RefusedException if sheet or players are unknown, or do not fit
   */
  EventBody.Created admit(MatchRequest request, long now) {
    SheetRow sheet = sheet(request.sheet());
    ImmutableList<String> roles = games.of(sheet.hash()).roles().collect(Role::name);
    checkPlayers(request.players(), roles);
    return new EventBody.Created(
        "gonu." + sheet.name() + "." + now + "." + RandomText.suffix(),
        RandomText.token(),
        new EventBody.SheetOf(sheet.hash(), sheet.name()),
        roles,
        request.players(),
        request.clocks(),
        request.seed().orElseGet(this::drawSeed),
        request.pairing(),
        request.scrambled(),
        settings.software());
  }

  private SheetRow sheet(String hash) {
    return sheets
        .find(hash)
        .orElseThrow(
            () ->
                new RefusedException(
                    RefusedException.Kind.UNKNOWN, "there is no sheet '" + hash + "'"));
  }

  /** Checks that there is a player for every role, and that all of them can play. */
  private void checkPlayers(ImmutableList<String> players, ImmutableList<String> roles) {
    if (roles.size() != players.size()) {
      throw new RefusedException(
          RefusedException.Kind.INVALID,
          "the game has the roles "
              + roles.makeString(", ")
              + "; "
              + players.size()
              + " players are given");
    }
    roster
        .obstacle(players)
        .ifPresent(
            reason -> {
              throw new RefusedException(RefusedException.Kind.CONFLICT, reason);
            });
  }

  /** The next seed. From seeds that were published, nobody can tell those to come. */
  private long drawSeed() {
    String hash = Sha256.hex(settings.seed() + " " + drawn.getAndIncrement());
    return Long.parseLong(hash.substring(0, SEED_DIGITS), 16) % SEEDS;
  }
}
