package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.Role;
import org.gonu.web.PlayedGame;
import org.gonu.web.table.TableEvent.Kind;

/**
 * One match at which persons sit, and the rules of what they may do. Everything that happens is on
 * the disk before it counts. One thread at a time works on a table.
 */
final class Table {
  /** Points of a role whose opponent has given up or run out of time. */
  private static final int WON = 100;

  /** A person counts as connected for so long after a request with its token. */
  private static final Duration PRESENCE = Duration.ofMinutes(2);

  private final String id;
  private final TableFile file;
  private final Clock clock;
  private final Listener listener;
  private final ReentrantLock lock = new ReentrantLock();
  private final TableState state = new TableState();
  private final Map<String, Long> seen = new ConcurrentHashMap<>();

  /** All events; locked by themselves, so that followers never wait for a move. */
  private final MutableList<TableEvent> events = Lists.mutable.empty();

  /** Told when something has happened at a table; must return soon. */
  @FunctionalInterface
  interface Listener {
    void happened(Table table);
  }

  Table(String id, TableFile file, Clock clock, Listener listener) {
    this.id = id;
    this.file = file;
    this.clock = clock;
    this.listener = listener;
  }

  String id() {
    return id;
  }

  /** Notes that somebody has just shown the token of a seat. */
  void see(Role role) {
    seen.put(role.name(), clock.millis());
  }

  /** True if the one who plays a role is there: a person has shown its token a moment ago. */
  boolean isConnected(String role, Seat seat) {
    long last = seen.getOrDefault(role, Long.MIN_VALUE / 2);
    return !seat.isPerson() || clock.millis() - last < PRESENCE.toMillis();
  }

  /** What is done while nobody else works on the table. */
  @FunctionalInterface
  interface Use<T> {
    T with(TableState state);
  }

  /** Looks at the table, or changes it. */
  <T> T locked(Use<T> use) {
    lock.lock();
    try {
      return use.with(state);
    } finally {
      lock.unlock();
    }
  }

  /** Takes up what the disk has. */
  void load() throws IOException {
    ImmutableList<TableEvent> known = file.read();
    if (known.isEmpty()) {
      throw new IOException("a table without events");
    }
    known.each(state::apply);
    synchronized (events) {
      events.addAllIterable(known);
    }
    state.restart(clock.millis());
  }

  /** Events from a number on. */
  ImmutableList<TableEvent> events(long from, int limit) {
    synchronized (events) {
      return events
          .subList((int) Math.min(from - 1, events.size()), events.size())
          .take(limit)
          .toImmutable();
    }
  }

  /** Keeps what has happened, and tells it. */
  void happen(Kind kind, ObjectNode body) {
    lock.lock();
    try {
      TableEvent event = new TableEvent(state.sequence() + 1, clock.millis(), kind, body);
      file.append(Lists.immutable.of(event));
      state.apply(event);
      synchronized (events) {
        events.add(event);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } finally {
      lock.unlock();
    }
    listener.happened(this);
  }

  private static ObjectNode body() {
    return JsonNodeFactory.instance.objectNode();
  }

  /**
   * A role chooses its move.
   *
   * @throws HttpResponseException with status 409 if the step is not the present one or the role
   *     has chosen already, 422 if the move is not legal
   */
  void decide(Course course, Role role, int step, String text) {
    locked(
        now -> {
          ensureGoesOn();
          ImmutableList<ImmutableList<String>> moves = now.moves();
          if (step != moves.size()) {
            throw new HttpResponseException(
                409, "the match is at step " + moves.size() + ", not " + step);
          }
          if (now.chosen().containsKey(role.name())) {
            throw new HttpResponseException(409, role + " has chosen already");
          }
          ImmutableList<Role> deciders = course.standing(moves).deciders();
          if (!deciders.contains(role)) {
            throw new HttpResponseException(
                422, "it is the turn of " + deciders.makeString(" and ") + ", not of " + role);
          }
          String move = course.move(moves, role, text);
          Map<String, Long> clocks = clocksAfter(role);
          if (clocks.getOrDefault(role.name(), 0L) < 0) {
            lose(course.game().roles(), role, "time");
            throw new HttpResponseException(409, "the time of " + role + " is over");
          }
          choose(course, deciders, role, move, clocks);
          return move;
        });
    settle(course);
  }

  private void ensureGoesOn() {
    if (state.isOver()) {
      throw new HttpResponseException(409, "the match is over");
    }
  }

  /** The clocks if a role chooses now; none without a clock. */
  private Map<String, Long> clocksAfter(Role role) {
    Map<String, Long> clocks = new LinkedHashMap<>(state.clocks());
    clocks.computeIfPresent(
        role.name(),
        (name, left) -> {
          long rest = left - (clock.millis() - state.turnSince());
          return rest < 0 ? rest : rest + state.increment();
        });
    return clocks;
  }

  private void choose(
      Course course,
      ImmutableList<Role> deciders,
      Role role,
      String move,
      Map<String, Long> clocks) {
    Map<String, String> chosen = new LinkedHashMap<>(state.chosen());
    chosen.put(role.name(), move);
    ObjectNode body = body().put("step", state.steps().size());
    if (deciders.allSatisfy(each -> chosen.containsKey(each.name()))) {
      putMove(body, course.joint(state.moves(), chosen), deciders);
      putClocks(body, clocks);
      happen(Kind.MOVED, body);
    } else {
      putClocks(body.put("role", role.name()), clocks);
      happen(Kind.CHOSEN, TableEvent.withSecret(body, body().put("move", move)));
    }
  }

  /** Puts a joint move into a body. */
  static void putMove(ObjectNode body, ImmutableList<String> joint, ImmutableList<Role> deciders) {
    ArrayNode moves = body.putArray("moves");
    joint.each(moves::add);
    ArrayNode names = body.putArray("deciders");
    deciders.each(role -> names.add(role.name()));
  }

  static void putClocks(ObjectNode body, Map<String, Long> clocks) {
    if (!clocks.isEmpty()) {
      ObjectNode all = body.putObject("clocks");
      clocks.forEach(all::put);
    }
  }

  /** Plays on by itself as long as nobody has anything to decide, and ends the match at its end. */
  void settle(Course course) {
    locked(
        now -> {
          while (!now.isOver()) {
            Course.Standing standing = course.standing(now.moves());
            if (standing.broken().isPresent()) {
              end(Lists.immutable.empty(), "broken");
            } else if (standing.isTerminal()) {
              end(standing.goals(), "end");
            } else if (now.steps().size() >= PlayedGame.MAX_STEPS) {
              end(Lists.immutable.empty(), "length");
            } else if (standing.deciders().notEmpty()) {
              break;
            } else {
              ObjectNode body = body().put("step", now.steps().size());
              putMove(body, course.joint(now.moves(), now.chosen()), standing.deciders());
              happen(Kind.MOVED, body);
            }
          }
          return now;
        });
  }

  /** Ends the match; without goals if there is no result. */
  private void end(ImmutableList<Integer> goals, String reason) {
    ObjectNode body = body();
    if (goals.isEmpty()) {
      body.putNull("goals");
    } else {
      ArrayNode values = body.putArray("goals");
      goals.each(values::add);
    }
    happen(Kind.ENDED, body.put("reason", reason));
  }

  private void lose(ImmutableList<Role> roles, Role loser, String reason) {
    end(roles.collect(role -> role.equals(loser) || role.isChance() ? 0 : WON), reason);
  }

  /** A role gives up: it gets nothing, the others everything. */
  void resign(Course course, Role role) {
    locked(
        now -> {
          ensureGoesOn();
          lose(course.game().roles(), role, "resigned");
          return now;
        });
  }

  /** Ends the match if the time of somebody who has to choose is over. */
  void checkClocks(Course course) {
    locked(
        now -> {
          if (!now.isOver() && !now.clocks().isEmpty()) {
            course
                .standing(now.moves())
                .deciders()
                .reject(role -> now.chosen().containsKey(role.name()))
                .detectOptional(role -> clocksAfter(role).getOrDefault(role.name(), 0L) < 0)
                .ifPresent(role -> lose(course.game().roles(), role, "time"));
          }
          return now;
        });
  }

  /** True if the clock of somebody would have run out if it were his turn. */
  boolean mayBeOutOfTime() {
    return locked(
        now -> {
          long used = clock.millis() - now.turnSince();
          return !now.isOver() && now.clocks().values().stream().anyMatch(left -> left < used);
        });
  }

  /**
   * A person wants to take back its last decision. Against our players it is done; other persons
   * are asked.
   *
   * @throws HttpResponseException with status 409 if there is nothing to take back
   */
  void takeBack(Role role) {
    locked(
        now -> {
          ensureGoesOn();
          int to = lastDecision(role);
          if (others(role).anySatisfy(Seat::isPerson)) {
            if (now.asking().isPresent()) {
              throw new HttpResponseException(409, "the others have been asked already");
            }
            happen(Kind.TAKEBACK_ASKED, body().put("role", role.name()).put("to", to));
          } else {
            happen(Kind.TAKEN_BACK, body().put("role", role.name()).put("to", to));
          }
          return now;
        });
  }

  /** The step of the last decision of a role. */
  private int lastDecision(Role role) {
    ImmutableList<TableState.Step> steps = state.steps();
    for (int step = steps.size() - 1; step >= 0; step--) {
      if (steps.get(step).deciders().contains(role.name())) {
        return step;
      }
    }
    throw new HttpResponseException(409, role + " has decided nothing yet");
  }

  private ImmutableList<Seat> others(Role role) {
    return Lists.immutable
        .withAll(state.seats().entrySet())
        .reject(seat -> seat.getKey().equals(role.name()))
        .collect(Map.Entry::getValue);
  }

  /** Another person answers whether a decision may be taken back. */
  void answerTakeBack(ImmutableList<Role> roles, Role role, boolean accepts) {
    locked(
        now -> {
          ensureGoesOn();
          Optional<Role> asking =
              now.asking().flatMap(name -> roles.detectOptional(each -> each.name().equals(name)));
          if (asking.isEmpty() || asking.get().equals(role)) {
            throw new HttpResponseException(409, "nobody has asked " + role);
          }
          ObjectNode body = body().put("role", asking.get().name());
          if (accepts) {
            happen(Kind.TAKEN_BACK, body.put("to", lastDecision(asking.get())));
          } else {
            happen(Kind.TAKEBACK_DENIED, body);
          }
          return now;
        });
  }

  /**
   * A person changes seats with the player of ours that sits opposite.
   *
   * @throws HttpResponseException with status 409 if there is not just one
   */
  void swap(Role role) {
    locked(
        now -> {
          ensureGoesOn();
          MutableList<String> ours =
              Lists.mutable
                  .withAll(now.seats().keySet())
                  .select(name -> now.seat(name).kind() == Seat.Kind.GONU);
          if (ours.size() != 1) {
            throw new HttpResponseException(409, "there is not one player of ours to swap with");
          }
          Map<String, Seat> seats = new LinkedHashMap<>(now.seats());
          seats.put(ours.getFirst(), now.seat(role.name()));
          seats.put(role.name(), now.seat(ours.getFirst()));
          ObjectNode body = body();
          happen(Kind.SWAPPED, TableEvent.withSecret(body, putSeats(body, seats)));
          return now;
        });
  }

  /** Puts the seats into a body, and returns what of them is secret. */
  static ObjectNode putSeats(ObjectNode body, Map<String, Seat> seats) {
    ObjectNode shown = body.putObject("seats");
    ObjectNode secret = body();
    ObjectNode tokens = secret.putObject("tokens");
    seats.forEach(
        (role, seat) -> {
          shown.set(role, seat.json());
          if (seat.isPerson()) {
            tokens.put(role, seat.tokenHash());
          }
        });
    return secret;
  }

  /** What it takes on the disk, in bytes. */
  long size() throws IOException {
    return file.size();
  }

  void delete() throws IOException {
    file.delete();
  }
}
