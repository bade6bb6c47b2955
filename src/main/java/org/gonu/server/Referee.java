package org.gonu.server;

import java.time.Clock;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.match.MatchRecord;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs a match by the rules of the game: PREVIEW to all players if the plan has a clock for it,
 * START, PLAY until the state is terminal, then STOP. A late, broken or illegal answer is replaced
 * by a random legal move and noted in the record; the match goes on.
 *
 * <p>The reference engine decides everything: legality, states, end and goals. Once the circuit of
 * the game is ready, it looks one joint move ahead and tells whether another turn follows. So the
 * players are asked at once, and the reference engine computes the state while they think, in the
 * thread of the match. Both are compared in every state; a difference is logged and reported, and
 * the match goes on with the reference engine alone. The worst effect of a faulty circuit is one
 * PLAY after the end of the match, whose answers are ignored.
 */
public final class Referee {
  /** A match that has not ended after so many steps is abandoned: games of GDL end. */
  public static final int MAX_STEPS = 10_000;

  private static final Logger LOG = LoggerFactory.getLogger(Referee.class);

  private final Game game;
  private final StateMachine machine;
  private final Clock clock;

  /** Observes a match. All calls come from the thread of the match. */
  public interface Observer {
    /**
     * The match has reached a new state.
     *
     * @param record the match so far; the last state is the new one
     */
    void reached(MatchRecord record);

    /**
     * A player gave no proper answer.
     *
     * @param standIn the move that is made in its place; empty at the start and end of the match
     */
    void failed(Role role, PlayerFailure failure, Optional<Move> standIn);

    /**
     * The joint move of a turn is decided, and no player knows it. The match waits for this call,
     * while no clock runs: whoever keeps the match can put it on a disk first.
     */
    default void decided(TurnDecision decision) {}

    /**
     * The match has come to its end, and no player knows it. The match waits for this call.
     *
     * @param record with the goals
     */
    default void completed(MatchRecord record) {}

    /** The match cannot go on. Called before the players are told that it is aborted. */
    default void abandoned(Throwable fault) {}
  }

  /** A referee for a game. */
  public Referee(Game game, Clock clock) {
    this.game = game;
    this.machine = game.newMachine();
    this.clock = clock;
  }

  /**
   * Plays a match to its end.
   *
   * @param players in role order; they stay open
   * @return the record of the completed match
   * @throws BrokenContractException if the rules break down: in the initial state before any player
   *     is told, later after the observer has seen all states up to there; also after {@link
   *     #MAX_STEPS}. Whatever is thrown in a match, the players are told that it is aborted.
   * @throws MatchInterruptedException if the thread is interrupted; the players are told nothing,
   *     so that the match can be resumed or called off
   */
  public MatchRecord run(MatchPlan plan, ImmutableList<Player> players, Observer observer) {
    return conduct(plan, players, observer, RefereedMatch::run);
  }

  /**
   * Goes on with a match that was interrupted: the open turn is asked, with a whole clock.
   *
   * @param players in role order, as in the beginning; they are resumed and stay open
   * @param before the record of the match so far
   * @return the record of the completed match
   * @throws NotResumableException if the record does not agree with the rules
   * @see #run
   */
  public MatchRecord resume(
      MatchPlan plan, ImmutableList<Player> players, MatchRecord before, Observer observer) {
    return conduct(plan, players, observer, match -> match.resume(before));
  }

  private MatchRecord conduct(
      MatchPlan plan,
      ImmutableList<Player> players,
      Observer observer,
      Function<RefereedMatch, MatchRecord> way) {
    if (players.size() != game.roles().size()) {
      throw new IllegalArgumentException(
          players.size() + " players for " + game.roles().size() + " roles");
    }
    ask(machine.initialState());
    try (Seats seats = new Seats(players)) {
      try {
        return way.apply(new RefereedMatch(game, machine, clock, plan, seats, observer));
      } catch (MatchInterruptedException stopped) {
        seats.hush();
        throw stopped;
      } catch (RuntimeException | Error fault) {
        seats.hush();
        observer.abandoned(fault);
        players.each(Referee::abort);
        throw fault;
      }
    }
  }

  /** Lets the rules break down now if they do in this state; the machine caches the answers. */
  private void ask(State state) {
    if (!machine.isTerminal(state)) {
      machine.roles().each(role -> machine.legalMoves(state, role));
    }
  }

  private static void abort(Player player) {
    try {
      player.abort();
    } catch (RuntimeException e) {
      LOG.error("{} broke down when the match was aborted", player.name(), e);
    }
  }
}
