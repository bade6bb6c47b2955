package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.HttpResponseException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Role;
import org.gonu.web.PlayedGame;
import org.gonu.web.table.TableEvent.Kind;

/** How the match at a table goes on, step by step, and how it ends. */
final class Turns {
  /** Points of a role whose opponent has given up or run out of time. */
  private static final int WON = 100;

  /** Why a match ended whose rules take too long. */
  private static final String SLOW = "slow";

  /** The status with which work on such rules is refused. */
  private static final int TOO_SLOW = 422;

  /** Longest time that a match goes on by itself at once; with it, a request keeps its limit. */
  private static final Duration BY_ITSELF = Duration.ofSeconds(10);

  private final Table table;
  private final TableRules rules;

  Turns(Table table, TableRules rules) {
    this.table = table;
    this.rules = rules;
  }

  /**
   * A role chooses its move.
   *
   * @throws HttpResponseException with status 409 if the step is not the present one or the role
   *     has chosen already, 422 if the move is not legal
   */
  void decide(Role role, int step, String text) {
    decide(role, step, text, Optional.empty(), now -> {});
  }

  /**
   * The same for a player of ours, unless the turn has changed since it began to think. Who chooses
   * at the same time does not learn what it thought until all have chosen.
   *
   * @param turn at which it began
   * @param thought as it is told to followers
   */
  void decide(Role role, int step, String text, long turn, Optional<ObjectNode> thought) {
    decide(
        role,
        step,
        text,
        thought,
        now -> {
          if (now.turn() != turn) {
            throw new HttpResponseException(409, "the turn has changed");
          }
        });
  }

  private void decide(
      Role role,
      int step,
      String text,
      Optional<ObjectNode> thought,
      Consumer<TableState> condition) {
    table.locked(
        now -> {
          now.ensureGoesOn();
          condition.accept(now);
          ImmutableList<Role> deciders = deciders(now, role, step);
          String move = rules.move(now.moves(), role, text);
          if (Clocks.isOutOfTime(now, role, table.now())) {
            lose(role, "time", Clocks.runOut(now, role));
            throw new HttpResponseException(409, "the time of " + role + " is over");
          }
          choose(now, deciders, role, move, thought);
          return move;
        });
    settle();
  }

  /**
   * The roles that decide at a step, if a role is one of them and has still to choose.
   *
   * @throws HttpResponseException with status 409 if the step is not the present one or the role
   *     has chosen already, 422 if it is not its turn
   */
  private ImmutableList<Role> deciders(TableState now, Role role, int step) {
    int present = now.steps().size();
    if (step != present) {
      throw new HttpResponseException(409, "the match is at step " + present + ", not " + step);
    }
    if (now.chosen().containsKey(role.name())) {
      throw new HttpResponseException(409, role + " has chosen already");
    }
    ImmutableList<Role> deciders = rules.standing(now.moves()).deciders();
    if (!deciders.contains(role)) {
      throw new HttpResponseException(
          422, "it is the turn of " + deciders.makeString(" and ") + ", not of " + role);
    }
    return deciders;
  }

  private void choose(
      TableState now,
      ImmutableList<Role> deciders,
      Role role,
      String move,
      Optional<ObjectNode> thought) {
    Map<String, Long> clocks = Clocks.after(now, role, table.now());
    Map<String, String> chosen = new LinkedHashMap<>(now.chosen());
    chosen.put(role.name(), move);
    int step = now.steps().size();
    ObjectNode body = body().put("step", step);
    if (deciders.allSatisfy(each -> chosen.containsKey(each.name()))) {
      putMove(body, rules.joint(now.moves(), chosen), deciders);
      Clocks.put(body, clocks);
      Map<String, ObjectNode> thoughts = new LinkedHashMap<>(now.thoughts());
      thought.ifPresent(own -> thoughts.put(role.name(), own));
      table.happen(Kind.MOVED, body);
      thoughts.forEach((name, own) -> tell(name, step, own));
    } else {
      Clocks.put(body.put("role", role.name()), clocks);
      ObjectNode secret = body().put("move", move);
      thought.ifPresent(own -> secret.set("thought", own));
      table.happen(Kind.CHOSEN, TableEvent.withSecret(body, secret));
    }
  }

  private void tell(String role, int step, ObjectNode thought) {
    ObjectNode body = body().put("role", role).put("step", step);
    body.set("thought", thought);
    table.happen(Kind.THOUGHT, body);
  }

  /** Puts a joint move into a body. */
  static void putMove(ObjectNode body, ImmutableList<String> joint, ImmutableList<Role> deciders) {
    ArrayNode moves = body.putArray("moves");
    joint.each(moves::add);
    ArrayNode names = body.putArray("deciders");
    deciders.each(role -> names.add(role.name()));
  }

  /**
   * Plays on by itself as long as nobody has anything to decide, and ends the match at its end, or
   * where the rules take too long.
   */
  void settle() {
    long deadlineNanos = System.nanoTime() + BY_ITSELF.toNanos();
    table.locked(
        now -> {
          boolean goesOn = true;
          while (goesOn && !now.isOver()) {
            goesOn = playOn(now, deadlineNanos);
          }
          return now;
        });
  }

  /**
   * Ends the match, or makes a step in which nobody has anything to decide.
   *
   * @return false if somebody has to decide, or the rules took too long to tell, which is the end
   */
  private boolean playOn(TableState now, long deadlineNanos) {
    Optional<TableRules.Standing> found = standing(now);
    if (found.isEmpty()) {
      return false;
    }
    TableRules.Standing standing = found.get();
    if (standing.broken().isPresent()) {
      end(Lists.immutable.empty(), "broken", now.clocks());
    } else if (standing.isTerminal()) {
      end(standing.goals(), "end", now.clocks());
    } else if (now.steps().size() >= PlayedGame.MAX_STEPS) {
      end(Lists.immutable.empty(), "length", now.clocks());
    } else if (standing.deciders().notEmpty()) {
      return false;
    } else if (System.nanoTime() - deadlineNanos > 0) {
      end(Lists.immutable.empty(), SLOW, now.clocks());
    } else {
      ObjectNode body = body().put("step", now.steps().size());
      putMove(body, rules.joint(now.moves(), now.chosen()), standing.deciders());
      table.happen(Kind.MOVED, body);
    }
    return true;
  }

  /** Where the match stands; nothing if the rules take too long to tell, which ends it. */
  private Optional<TableRules.Standing> standing(TableState now) {
    try {
      return Optional.of(rules.standing(now.moves()));
    } catch (HttpResponseException failed) {
      if (failed.getStatus() != TOO_SLOW) {
        throw failed;
      }
      end(Lists.immutable.empty(), SLOW, now.clocks());
      return Optional.empty();
    }
  }

  /** Ends the match; without goals if there is no result. */
  private void end(ImmutableList<Integer> goals, String reason, Map<String, Long> clocks) {
    ObjectNode body = body();
    if (goals.isEmpty()) {
      body.putNull("goals");
    } else {
      ArrayNode values = body.putArray("goals");
      goals.each(values::add);
    }
    Clocks.put(body, clocks);
    table.happen(Kind.ENDED, body.put("reason", reason));
  }

  private void lose(Role loser, String reason, Map<String, Long> clocks) {
    ImmutableList<Role> roles = rules.game().roles();
    end(roles.collect(role -> role.equals(loser) || role.isChance() ? 0 : WON), reason, clocks);
  }

  /** A role gives up: it gets nothing, the others everything. */
  void resign(Role role) {
    table.locked(
        now -> {
          now.ensureGoesOn();
          lose(role, "resigned", now.clocks());
          return now;
        });
  }

  /** Ends the match if the time of somebody who has to choose is over. */
  void checkClocks() {
    table.locked(
        now -> {
          if (!now.isOver() && !now.clocks().isEmpty()) {
            standing(now)
                .map(TableRules.Standing::deciders)
                .orElseGet(Lists.immutable::empty)
                .reject(role -> now.chosen().containsKey(role.name()))
                .detectOptional(role -> Clocks.isOutOfTime(now, role, table.now()))
                .ifPresent(role -> lose(role, "time", Clocks.runOut(now, role)));
          }
          return now;
        });
  }

  private static ObjectNode body() {
    return JsonNodeFactory.instance.objectNode();
  }
}
