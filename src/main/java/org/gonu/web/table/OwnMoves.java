package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.HttpResponseException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.DaemonThreads;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.player.Level;
import org.gonu.web.PlayedGame;
import org.gonu.web.thought.Thinking;
import org.gonu.web.thought.ThoughtJson;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Decides for our players and for chance, wherever it is their turn, in a few threads. */
final class OwnMoves implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(OwnMoves.class);

  /** How long a decision waits for a free search. */
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  /** Time until a table is looked at again where the server had too much to do. */
  private static final Duration RETRY = Duration.ofSeconds(1);

  /** The status of such a server. */
  private static final int BUSY = 503;

  /** Time for decisions to end when they are interrupted. */
  private static final Duration CLOSE_LIMIT = Duration.ofSeconds(5);

  /** The share of the clock that a move takes at most, as a divisor. */
  private static final int CLOCK_SHARE = 20;

  private final Thinking thinking;
  private final RulesSource source;
  private final ScheduledExecutorService later;

  /** Decisions that are being made, or wait. */
  private final Set<Task> open = ConcurrentHashMap.newKeySet();

  private final ThreadPoolExecutor threads =
      new ThreadPoolExecutor(
          Thinking.MAX_SEARCHES,
          Thinking.MAX_SEARCHES,
          1,
          TimeUnit.MINUTES,
          new ArrayBlockingQueue<>(2 * Tables.MAX_TABLES),
          DaemonThreads.numbered("table-move-"));

  /** How the rules of a table are found. */
  @FunctionalInterface
  interface RulesSource {
    TableRules of(Table table);
  }

  /** A look at a table at one turn. */
  private record Task(String table, long turn) {}

  /**
   * Decisions.
   *
   * @param later looks at tables again for which there was no time; not closed here
   */
  OwnMoves(Thinking thinking, RulesSource source, ScheduledExecutorService later) {
    this.thinking = thinking;
    this.source = source;
    this.later = later;
  }

  /** Looks at a table soon, and decides there what is ours to decide. Returns at once. */
  void look(Table table) {
    Task task = new Task(table.id(), table.locked(TableState::turn));
    if (!table.locked(TableState::isOver) && open.add(task)) {
      try {
        threads.execute(() -> run(table, task));
      } catch (RejectedExecutionException full) {
        open.remove(task);
        LOG.warn("the table {} has to wait: there are too many", table.id());
        lookLater(table);
      }
    }
  }

  private void lookLater(Table table) {
    try {
      ScheduledFuture<?> unused =
          later.schedule(() -> look(table), RETRY.toMillis(), TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException closing) {
      LOG.debug("the table {} is left as it is", table.id(), closing);
    }
  }

  private void run(Table table, Task task) {
    boolean isToRepeat = false;
    try {
      TableRules rules = source.of(table);
      prepareFor(table, rules.game());
      new Turns(table, rules).settle();
      ImmutableList<ImmutableList<String>> moves = table.locked(TableState::moves);
      TableRules.Standing standing = rules.standing(moves);
      for (Role role : standing.deciders()) {
        boolean isOurs =
            table.locked(
                now ->
                    now.turn() == task.turn()
                        && !now.seat(role.name()).isPerson()
                        && !now.chosen().containsKey(role.name()));
        if (isOurs) {
          decide(table, rules, standing, role, task.turn());
        }
      }
    } catch (HttpResponseException refused) {
      LOG.debug("no decision at {}: {}", table.id(), refused.getMessage());
      isToRepeat = refused.getStatus() == BUSY;
    } catch (RuntimeException | StackOverflowError bug) {
      if (threads.isShutdown()) {
        LOG.debug("the table {} is left as it is", table.id(), bug);
      } else {
        LOG.error("no decision at the table {}", table.id(), bug);
      }
    } finally {
      open.remove(task);
    }
    // Other refusals mean that the turn is over; this one, that nobody would decide any more.
    if (isToRepeat) {
      lookLater(table);
    }
  }

  /** While persons think of their first move, our player gets ready. */
  private static void prepareFor(Table table, PlayedGame game) {
    boolean isAwaited =
        game.roles()
            .anySatisfy(
                role -> table.locked(now -> now.seat(role.name()).kind() == Seat.Kind.GONU));
    if (isAwaited) {
      game.game().fastEngine().prepare();
    }
  }

  private void decide(
      Table table, TableRules rules, TableRules.Standing standing, Role role, long turn) {
    ImmutableList<ImmutableList<String>> moves = table.locked(TableState::moves);
    ImmutableList<Move> legal = rules.legal(moves, role);
    Seat seat = table.locked(now -> now.seat(role.name()));
    long seed = seed(table.id(), moves.size());
    Choice choice;
    if (legal.size() == 1) {
      choice = new Choice(legal.getFirst(), Optional.empty());
    } else if (seat.kind() == Seat.Kind.CHANCE) {
      Move rolled = legal.get(new SplittableRandom(seed).nextInt(legal.size()));
      choice = new Choice(rolled, Optional.empty());
    } else {
      choice =
          searched(table, rules, standing, role, turn)
              .filter(found -> legal.contains(found.move()))
              .orElseGet(() -> new Choice(legal.getFirst(), Optional.empty()));
    }
    if (table.locked(TableState::turn) == turn) {
      String move = PlayedGame.text(choice.move());
      new Turns(table, rules).decide(role, moves.size(), move, turn, choice.thought());
    }
  }

  /** A move, and what was thought of it if it was searched. */
  private record Choice(Move move, Optional<ObjectNode> thought) {}

  private static long seed(String table, int step) {
    return (long) table.hashCode() * Integer.MAX_VALUE + step;
  }

  private Optional<Choice> searched(
      Table table, TableRules rules, TableRules.Standing standing, Role role, long turn) {
    PlayedGame game = rules.game();
    Level level = Level.of(table.locked(now -> now.seat(role.name()).level()));
    long left =
        table.locked(now -> now.clocks().getOrDefault(role.name(), Long.MAX_VALUE)) / CLOCK_SHARE;
    Duration time = Duration.ofMillis(Math.max(1, Math.min(level.time().toMillis(), left)));
    int step = table.locked(now -> now.steps().size());
    ThoughtJson thoughts = new ThoughtJson(game, standing.facts());
    return thinking
        .choose(
            new Thinking.Decision(game, standing.facts(), role, level, seed(table.id(), step)),
            time,
            PATIENCE,
            progress -> table.locked(TableState::turn) == turn)
        .map(chosen -> new Choice(chosen.move(), Optional.of(thoughts.of(role, chosen))));
  }

  /** Ends all decisions. Those under way are waited for, since they write to their tables. */
  @Override
  public void close() {
    if (!DaemonThreads.end(threads, CLOSE_LIMIT)) {
      LOG.warn("a decision at a table does not end");
    }
  }
}
