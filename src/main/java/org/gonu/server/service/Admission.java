package org.gonu.server.service;

import java.util.Locale;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Role;
import org.gonu.server.event.EventBody;
import org.gonu.server.store.SheetRow;
import org.gonu.server.store.Sheets;

/** Checks requests for matches, and makes the first event of those that are admitted. */
final class Admission {
  private static final String TOKEN_LETTERS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

  /** Length of the random token of a record, as in ggp-base. */
  private static final int TOKEN_LENGTH = 32;

  private final Sheets sheets;
  private final Games games;
  private final Roster roster;
  private final ServerSettings settings;
  private final SplittableRandom random;

  Admission(Sheets sheets, Games games, Roster roster, ServerSettings settings) {
    this.sheets = sheets;
    this.games = games;
    this.roster = roster;
    this.settings = settings;
    this.random = new SplittableRandom(settings.seed());
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
    long seed;
    String suffix;
    String token;
    synchronized (random) {
      suffix = String.format(Locale.ROOT, "%08x", random.nextInt());
      seed = request.seed().orElseGet(() -> random.nextLong(1_000_000_000L));
      token = token();
    }
    return new EventBody.Created(
        "gonu." + sheet.name() + "." + now + "." + suffix,
        token,
        new EventBody.SheetOf(sheet.hash(), sheet.name()),
        roles,
        request.players(),
        request.clocks(),
        seed,
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

  private String token() {
    StringBuilder token = new StringBuilder();
    for (int i = 0; i < TOKEN_LENGTH; i++) {
      token.append(TOKEN_LETTERS.charAt(random.nextInt(TOKEN_LETTERS.length())));
    }
    return token.toString();
  }
}
