package org.gonu.cli.person;

import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.cli.console.Console;
import org.gonu.cli.input.BoardView;
import org.gonu.cli.input.MatchText;
import org.gonu.game.Game;
import org.gonu.machine.DaemonThreads;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.match.PlayerFailure;
import org.gonu.render.Pictures;
import org.jspecify.annotations.Nullable;

/**
 * The place at which the persons of a refereed match sit: it shows the match as it goes on, and
 * asks them one after the other, in role order. Safe for the threads of several players.
 */
public final class HumanDesk implements AutoCloseable {
  private final Console console;
  private final StateMachine machine;
  private final MoveDialogue dialogue;
  private final TypedLines lines;
  private final MatchText text;
  private final ExecutorService asking =
      Executors.newSingleThreadExecutor(DaemonThreads.named("human"));

  /** The thread of the match, which is interrupted when a person leaves. */
  private final Thread match = Thread.currentThread();

  /** Turns that each person has answered, or let pass. */
  private final MutableMap<Role, Integer> answered = Maps.mutable.empty();

  private @Nullable State state;
  private int step = -1;
  private volatile Optional<MoveDialogue.End> left = Optional.empty();

  private HumanDesk(Game game, Console console, TypedLines lines) {
    this.console = console;
    this.lines = lines;
    this.machine = game.newMachine();
    BoardView board = new BoardView(game, machine);
    this.text = new MatchText(game.roles(), board);
    this.dialogue =
        new MoveDialogue(
            game,
            Pictures.of(game, Optional.empty()),
            new BoardText(board, console),
            console,
            lines,
            Lists.immutable.of(
                new PersonCommand(
                    "quit",
                    "",
                    "breaks the match off",
                    (place, rest) -> Optional.of(MoveDialogue.Answer.of(MoveDialogue.End.QUIT)))));
  }

  /** A desk for a match that the calling thread runs. */
  public static HumanDesk open(Game game, Console console) {
    return new HumanDesk(game, console, TypedLines.of(console));
  }

  /** How a person has left the match; empty if nobody has. */
  public Optional<MoveDialogue.End> left() {
    return left;
  }

  /** A new match begins, in which a person has a role. */
  synchronized void sit(Role role) {
    if (step >= 0) {
      answered.clear();
      step = -1;
    }
    answered.put(role, 0);
    console.out().println("You play " + role + ".");
    console.flush();
  }

  /**
   * Asks a person for a move.
   *
   * @param lastJointMove the one before; empty at the start
   * @param turn number of the turn, from 1
   * @throws PlayerFailure if there is none in time, or the person has left
   */
  Move ask(Role role, int turn, ImmutableList<Move> lastJointMove, long deadlineNanos) {
    try {
      awaitEarlier(role, turn, deadlineNanos);
      show(turn - 1, lastJointMove);
      return choose(role, deadlineNanos);
    } finally {
      answered(role, turn);
    }
  }

  private Move choose(Role role, long deadlineNanos) {
    PersonChoice place;
    synchronized (this) {
      place = new PersonChoice(machine, current(), role);
      ImmutableList<Move> legal = place.legalMoves();
      if (legal.size() == 1) {
        console.out().println(role + ": only " + legal.getFirst());
        return legal.getFirst();
      }
    }
    long seconds = Math.round((deadlineNanos - System.nanoTime()) / 1e9);
    console.out().println(role + " has " + seconds + " s for a move; 'help' lists commands.");
    Future<MoveDialogue.Answer> answer = asking.submit(() -> dialogue.ask(place));
    try {
      MoveDialogue.Answer given =
          answer.get(deadlineNanos - System.nanoTime(), TimeUnit.NANOSECONDS);
      return given.move().orElseThrow(() -> leave(role, given.end()));
    } catch (TimeoutException late) {
      answer.cancel(true);
      console.out().println("The time of " + role + " is over.");
      throw new PlayerFailure(PlayerFailure.Kind.TIMEOUT, role + " has not chosen in time");
    } catch (InterruptedException ending) {
      answer.cancel(true);
      Thread.currentThread().interrupt();
      throw new PlayerFailure(PlayerFailure.Kind.TIMEOUT, "interrupted");
    } catch (ExecutionException fault) {
      throw new IllegalStateException(fault.getCause());
    }
  }

  private PlayerFailure leave(Role role, MoveDialogue.End how) {
    left = Optional.of(how);
    match.interrupt();
    return new PlayerFailure(PlayerFailure.Kind.CONNECTION, role + " has left the match");
  }

  private synchronized void answered(Role role, int turn) {
    answered.put(role, turn);
    notifyAll();
  }

  /** Waits until the persons of earlier roles have answered. */
  private synchronized void awaitEarlier(Role role, int turn, long deadlineNanos) {
    while (answered
        .keyValuesView()
        .anySatisfy(each -> each.getOne().index() < role.index() && each.getTwo() < turn)) {
      long millis = (deadlineNanos - System.nanoTime()) / 1_000_000;
      if (millis <= 0) {
        throw new PlayerFailure(PlayerFailure.Kind.TIMEOUT, role + " was not asked in time");
      }
      try {
        wait(millis);
      } catch (InterruptedException ending) {
        Thread.currentThread().interrupt();
        throw new PlayerFailure(PlayerFailure.Kind.TIMEOUT, "interrupted");
      }
    }
  }

  private State current() {
    State now = state;
    if (now == null) {
      throw new IllegalStateException("no match has begun");
    }
    return now;
  }

  /** Shows a position, once. */
  synchronized void show(int number, ImmutableList<Move> lastJointMove) {
    if (number == step) {
      return;
    }
    state =
        lastJointMove.isEmpty() ? machine.initialState() : machine.next(current(), lastJointMove);
    step = number;
    console
        .out()
        .print(text.step(number, lastJointMove, Lists.immutable.empty(), machine.facts(current())));
    console.flush();
  }

  @Override
  public void close() {
    asking.shutdownNow();
    lines.close();
  }
}
