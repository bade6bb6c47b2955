package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Role;
import org.gonu.player.Level;
import org.gonu.server.route.RequestBody;
import org.gonu.server.service.RefusedException;
import org.gonu.text.RandomText;
import org.gonu.text.Sha256;

/** Reads who sits where, and makes the tokens of persons. */
final class SeatReader {
  /** How requests may name the seat of chance; the first is what answers call it. */
  private static final ImmutableList<String> CHANCE = Lists.immutable.of("chance", "random");

  private static final int MAX_NAME = 40;
  private static final int USUAL_LEVEL = 5;

  private final Map<String, Seat> seats = new LinkedHashMap<>();
  private final ObjectNode tokens;

  /**
   * Reads the seats of a request; one that is left out is taken by our player, and that of chance
   * by chance.
   *
   * @param tokens the tokens of persons are put here, by role
   */
  SeatReader(RequestBody body, ImmutableList<Role> roles, ObjectNode tokens) {
    this.tokens = tokens;
    for (Role role : roles) {
      seats.put(
          role.name(),
          role.isChance()
              ? chance(body.optionalObject(role.name()))
              : body.optionalObject(role.name())
                  .map(seat -> seat(role, seat))
                  .orElseGet(() -> new Seat(Seat.Kind.GONU, USUAL_LEVEL, "", "")));
    }
    body.end();
  }

  Map<String, Seat> seats() {
    return seats;
  }

  private static Seat chance(Optional<RequestBody> seat) {
    if (seat.isPresent() && !CHANCE.contains(seat.get().text("kind"))) {
      throw invalid("the role of chance is nobody's; its seat is of the kind chance");
    }
    return new Seat(Seat.Kind.CHANCE, 0, "", "");
  }

  private Seat seat(Role role, RequestBody seat) {
    String kind = seat.text("kind");
    String name = seat.optionalText("name").orElse("");
    if (name.length() > MAX_NAME) {
      throw invalid("a name has up to " + MAX_NAME + " characters");
    }
    switch (kind) {
      case "person" -> {
        seat.end();
        String token = RandomText.next();
        tokens.put(role.name(), token);
        return new Seat(Seat.Kind.PERSON, 0, name, Sha256.hex(token));
      }
      case "gonu" -> {
        long level = seat.optionalNumber("level").orElse(USUAL_LEVEL);
        seat.end();
        if (level < Level.LOWEST || level > Level.HIGHEST) {
          throw invalid("a level is a number from " + Level.LOWEST + " to " + Level.HIGHEST);
        }
        return new Seat(Seat.Kind.GONU, (int) level, name, "");
      }
      default -> throw invalid("a seat is of the kind person or gonu");
    }
  }

  private static RefusedException invalid(String message) {
    return new RefusedException(RefusedException.Kind.INVALID, message);
  }
}
