package org.gonu.web.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.HttpResponseException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.jspecify.annotations.Nullable;

/** What the events of a table have led to. Confined to the lock of its table. */
final class TableState {
  private @Nullable ObjectNode reference;
  private final Map<String, Seat> seats = new LinkedHashMap<>();
  private final MutableList<Step> steps = Lists.mutable.empty();

  /** By role, the moves chosen for the present step while others have still to choose. */
  private final Map<String, String> chosen = new LinkedHashMap<>();

  /** By role, what our player thought of the choice that it has made of these. */
  private final Map<String, ObjectNode> thoughts = new LinkedHashMap<>();

  /** Milliseconds left by role at the begin of the turn; empty without a clock. */
  private Map<String, Long> clocks = new LinkedHashMap<>();

  /** The same when the turn began. */
  private Map<String, Long> clocksOfTurn = clocks;

  private long increment;
  private @Nullable String asking;

  /** The step to which the role that asks wants to go back, and all roles of who asks. */
  private int askedStep;

  private ImmutableList<String> askers = Lists.immutable.empty();

  /** Names of the roles that decide at the present step; empty until the rules have told them. */
  private ImmutableList<String> deciders = Lists.immutable.empty();

  private @Nullable ObjectNode result;
  private long turnSince;
  private long turn;
  private long sequence;
  private long lastAt;

  /**
   * A joint move that was made.
   *
   * @param deciders names of the roles that had a choice
   * @param clocks before the step
   */
  record Step(
      ImmutableList<String> moves, ImmutableList<String> deciders, Map<String, Long> clocks) {}

  /** Goes on by one event. */
  void apply(TableEvent event) {
    sequence = event.sequence();
    lastAt = event.at();
    ObjectNode body = event.body();
    switch (event.kind()) {
      case CREATED -> create(body, event);
      case CHOSEN -> {
        String role = body.get("role").asText();
        chosen.put(role, event.secret().get("move").asText());
        if (event.secret().get("thought") instanceof ObjectNode thought) {
          thoughts.put(role, thought);
        }
        readClocks(body);
      }
      case MOVED -> {
        steps.add(new Step(texts(body.get("moves")), texts(body.get("deciders")), clocksOfTurn));
        readClocks(body);
        beginTurn(event.at());
      }
      case TAKEBACK_ASKED -> {
        asking = body.get("role").asText();
        askedStep = body.get("to").asInt();
        askers = texts(body.path("askers"));
      }
      case TAKEBACK_DENIED -> asking = null;
      case TAKEN_BACK -> takeBack(body.get("role").asText(), body.get("to").asInt(), event.at());
      case SWAPPED -> swap(body, event);
      case ENDED -> {
        result = body;
        readClocks(body);
        turn++;
      }
      case THOUGHT -> {}
    }
  }

  private void create(ObjectNode body, TableEvent event) {
    reference = (ObjectNode) body.get("game");
    readSeats(body, event.secret());
    increment = body.path("clock").path("increment").asLong();
    readClocks(body);
    for (JsonNode step : body.path("begun")) {
      steps.add(new Step(texts(step.get("moves")), texts(step.get("deciders")), clocks));
    }
    beginTurn(event.at());
  }

  /** Changes seats. Choices and clocks stay, but in tables of versions that began a turn here. */
  private void swap(ObjectNode body, TableEvent event) {
    readSeats(body, event.secret());
    if (!body.path(TableSeats.KEEPS_TURN).asBoolean()) {
      beginTurn(event.at());
      return;
    }
    if (asking != null && !askers.newWith(asking).allSatisfy(role -> seat(role).isPerson())) {
      asking = null;
    }
    turn++;
  }

  /** Goes back to a step; to the present one, a role takes back what it has chosen there. */
  private void takeBack(String role, int to, long at) {
    if (to == steps.size()) {
      chosen.remove(role);
      thoughts.remove(role);
      clocks.computeIfPresent(role, (name, left) -> clocksOfTurn.get(name));
      turn++;
      return;
    }
    ImmutableList<String> before = deciders;
    while (steps.size() > to) {
      Step undone = steps.remove(steps.size() - 1);
      clocks = undone.clocks();
      before = undone.deciders();
    }
    beginTurn(at);
    deciders = before;
  }

  private void readSeats(ObjectNode body, ObjectNode secret) {
    body.get("seats")
        .properties()
        .forEach(
            seat ->
                seats.put(
                    seat.getKey(),
                    Seat.of(seat.getValue(), secret.path("tokens").path(seat.getKey()).asText())));
  }

  private void readClocks(ObjectNode body) {
    if (body.has("clocks")) {
      Map<String, Long> read = new LinkedHashMap<>();
      body.get("clocks")
          .properties()
          .forEach(clock -> read.put(clock.getKey(), clock.getValue().asLong()));
      clocks = read;
    }
  }

  private void beginTurn(long at) {
    chosen.clear();
    thoughts.clear();
    deciders = Lists.immutable.empty();
    asking = null;
    clocksOfTurn = clocks;
    turnSince = at;
    turn++;
  }

  /** The time while nobody could play does not count. */
  void restart(long at) {
    turnSince = at;
  }

  private static ImmutableList<String> texts(JsonNode list) {
    return Lists.mutable.withAll(list).collect(JsonNode::asText).toImmutable();
  }

  /** How the game is named. */
  ObjectNode reference() {
    ObjectNode known = reference;
    if (known == null) {
      throw new IllegalStateException("a table without its first event");
    }
    return known;
  }

  Map<String, Seat> seats() {
    return seats;
  }

  Seat seat(String role) {
    Seat seat = seats.get(role);
    if (seat == null) {
      throw new IllegalArgumentException("no role " + role);
    }
    return seat;
  }

  ImmutableList<Step> steps() {
    return steps.toImmutable();
  }

  ImmutableList<ImmutableList<String>> moves() {
    return steps.collect(Step::moves).toImmutable();
  }

  /** Notes which roles decide at the present step, as the rules tell. */
  void know(ImmutableList<String> names) {
    deciders = names;
  }

  /** Names of the roles that decide at the present step; empty until the rules have told them. */
  ImmutableList<String> deciders() {
    return deciders;
  }

  Map<String, String> chosen() {
    return chosen;
  }

  /** By role, what our player thought of a choice that others do not know yet. */
  Map<String, ObjectNode> thoughts() {
    return thoughts;
  }

  Map<String, Long> clocks() {
    return clocks;
  }

  long increment() {
    return increment;
  }

  /** The role that wants to take back; empty if none does. */
  Optional<String> asking() {
    return Optional.ofNullable(asking);
  }

  /** True if whoever has a role asks, or shares a person with who does. */
  boolean isAsker(String role) {
    return role.equals(asking) || askers.contains(role);
  }

  /** The step to which that role wants to go back. */
  int askedStep() {
    return askedStep;
  }

  Optional<ObjectNode> result() {
    return Optional.ofNullable(result);
  }

  boolean isOver() {
    return result != null;
  }

  /**
   * Does nothing as long as the match goes on.
   *
   * @throws HttpResponseException with status 409 if it is over
   */
  void ensureGoesOn() {
    if (isOver()) {
      throw new HttpResponseException(409, "the match is over");
    }
  }

  /** When the present turn began, in milliseconds since 1970. */
  long turnSince() {
    return turnSince;
  }

  /** A number that changes whenever it is somebody else's turn, or another turn of the same. */
  long turn() {
    return turn;
  }

  long sequence() {
    return sequence;
  }

  /** When something happened last. */
  long lastAt() {
    return lastAt;
  }
}
