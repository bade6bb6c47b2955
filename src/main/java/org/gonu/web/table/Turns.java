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

/**
 * How the match at a table goes on, step by step, to its end. The rules are asked while the table
 * is free for others, since those of a sheet that somebody has sent may take long; what they tell
 * counts only if the match still stands where it stood.
 */
final class Turns {
  /** Why a match ended whose rules take too long. */
  private static final String SLOW = "slow";

  /** The status with which work on such rules is refused. */
  private static final int TOO_SLOW = 422;

  /** Longest time that a match goes on by itself at once; with it, a request keeps its limit. */
  private static final Duration BY_ITSELF = Duration.ofSeconds(10);

  private static final String CHANGED = "the turn has changed";

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
            throw new HttpResponseException(409, CHANGED);
          }
        });
  }

  private void decide(
      Role role,
      int step,
      String text,
      Optional<ObjectNode> thought,
      Consumer<TableState> condition) {
    ImmutableList<ImmutableList<String>> moves =
        table.locked(
            now -> {
              ensureOpen(now, role, step, condition);
              return now.moves();
            });
    TableRules.Standing standing = rules.standing(moves);
    if (!standing.deciders().contains(role)) {
      throw new HttpResponseException(
          422, "it is the turn of " + standing.deciders().makeString(" and ") + ", not of " + role);
    }
    String move = rules.move(moves, role, text);
    table.locked(
        now -> {
          ensureOpen(now, role, step, condition);
          if (!now.moves().equals(moves)) {
            throw new HttpResponseException(409, CHANGED);
          }
          if (Clocks.isOutOfTime(now, role.name(), table.now())) {
            Endings.outOfTime(table, now, role.name());
            throw new HttpResponseException(409, "the time of " + role + " is over");
          }
          choose(now, standing, role, move, thought);
          return move;
        });
    settle();
  }

  /**
   * Does nothing if a role may still choose at a step.
   *
   * @throws HttpResponseException with status 409 if the step is not the present one or the role
   *     has chosen already
   */
  private static void ensureOpen(
      TableState now, Role role, int step, Consumer<TableState> condition) {
    now.ensureGoesOn();
    condition.accept(now);
    int present = now.steps().size();
    if (step != present) {
      throw new HttpResponseException(409, "the match is at step " + present + ", not " + step);
    }
    if (now.chosen().containsKey(role.name())) {
      throw new HttpResponseException(409, role + " has chosen already");
    }
  }

  private void choose(
      TableState now,
      TableRules.Standing standing,
      Role role,
      String move,
      Optional<ObjectNode> thought) {
    Map<String, Long> clocks = Clocks.after(now, role.name(), table.now());
    Map<String, String> chosen = new LinkedHashMap<>(now.chosen());
    chosen.put(role.name(), move);
    int step = now.steps().size();
    ObjectNode body = body().put("step", step);
    if (standing.deciders().allSatisfy(each -> chosen.containsKey(each.name()))) {
      putMove(body, rules.joint(standing, chosen), standing.deciders());
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
    table.settling(
        () -> {
          long deadlineNanos = System.nanoTime() + BY_ITSELF.toNanos();
          boolean goesOn = true;
          while (goesOn) {
            goesOn = playOn(deadlineNanos);
          }
        });
  }

  /**
   * Ends the match, or makes a step in which nobody has anything to decide.
   *
   * @return false if the match is over, or somebody has to decide
   */
  private boolean playOn(long deadlineNanos) {
    Seen seen = table.locked(now -> new Seen(now.isOver(), now.turn(), now.moves()));
    if (seen.isOver()) {
      return false;
    }
    Optional<TableRules.Standing> standing = standing(seen.moves());
    return table.locked(
        now -> {
          // Somebody may have done something meanwhile: then the rules are asked anew.
          boolean isCurrent = now.turn() == seen.turn();
          return !isCurrent || playOn(now, standing, deadlineNanos);
        });
  }

  /** A table as it was when the rules were asked about it. */
  private record Seen(boolean isOver, long turn, ImmutableList<ImmutableList<String>> moves) {}

  private boolean playOn(TableState now, Optional<TableRules.Standing> found, long deadlineNanos) {
    if (found.isEmpty()) {
      Endings.end(table, Lists.immutable.empty(), SLOW, now.clocks());
      return false;
    }
    TableRules.Standing standing = found.get();
    if (standing.broken().isPresent()) {
      Endings.end(table, Lists.immutable.empty(), "broken", now.clocks());
    } else if (standing.isTerminal()) {
      Endings.end(table, standing.goals(), "end", now.clocks());
    } else if (now.steps().size() >= PlayedGame.MAX_STEPS) {
      Endings.end(table, Lists.immutable.empty(), "length", now.clocks());
    } else if (standing.deciders().notEmpty()) {
      now.know(standing.deciders().collect(Role::name));
      return false;
    } else if (System.nanoTime() - deadlineNanos > 0) {
      Endings.end(table, Lists.immutable.empty(), SLOW, now.clocks());
    } else {
      ObjectNode body = body().put("step", now.steps().size());
      putMove(body, rules.joint(standing, now.chosen()), standing.deciders());
      table.happen(Kind.MOVED, body);
    }
    return true;
  }

  /** Where the match stands; nothing if the rules take too long to tell. */
  private Optional<TableRules.Standing> standing(ImmutableList<ImmutableList<String>> moves) {
    try {
      return Optional.of(rules.standing(moves));
    } catch (HttpResponseException failed) {
      if (failed.getStatus() != TOO_SLOW) {
        throw failed;
      }
      return Optional.empty();
    }
  }

  private static ObjectNode body() {
    return JsonNodeFactory.instance.objectNode();
  }
}
