package org.gonu.player.endpoint;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.game.cache.CircuitCache;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchSetup;
import org.gonu.player.Deadlines;
import org.gonu.player.Progress;
import org.gonu.protocol.Message;
import org.gonu.protocol.Update;
import org.gonu.text.Outcome;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Follows a match beside the player, on a machine and a thread of its own, so that a legal move is
 * known whatever happens to the player. No method blocks; the tasks are carried out in the order of
 * the calls.
 */
final class FallbackPlayer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(FallbackPlayer.class);

  /** Most errors of rules that a log message lists. */
  private static final int MAX_ERRORS = 3;

  private final PlayerThread thread;
  private final CompletableFuture<MatchSetup> setup;
  private final CompletableFuture<ImmutableList<Move>> begun;
  private final Optional<Preview> prepared;

  /** The match, once the rules are read; set and used only by the thread. */
  private @Nullable FollowedMatch followed;

  /** The legal moves of the latest known state; empty if none is known. */
  private volatile ImmutableList<Move> latestLegalMoves = Lists.immutable.empty();

  /** A match, where it is, and how its steps are reported to the role in it. */
  private record FollowedMatch(Progress progress, MatchSetup setup, ReportedMoves moves) {
    ImmutableList<Move> legalMoves() {
      return progress.legalMoves(setup.role());
    }
  }

  /**
   * Begins to read the rules.
   *
   * @param prepared the game if its rules were announced before
   */
  FallbackPlayer(PlayerOptions options, Message.Start start, Optional<Preview> prepared) {
    this.prepared = prepared;
    thread = new PlayerThread(options.name() + "-fallback");
    setup = thread.call(() -> load(start, prepared, options.circuits()));
    begun = thread.call(this::follow);
  }

  /** The match, once the rules are read; fails if they cannot be played. */
  CompletableFuture<MatchSetup> setup() {
    return setup;
  }

  /** The legal moves at the start of the match; fails if the rules cannot be played. */
  CompletableFuture<ImmutableList<Move>> begun() {
    return begun;
  }

  /** The legal moves after one more step. */
  CompletableFuture<ImmutableList<Move>> advance(Update update) {
    return thread.call(
        () -> {
          FollowedMatch own = followed();
          own.progress().advance(own.moves().of(update));
          latestLegalMoves = own.legalMoves();
          return latestLegalMoves;
        });
  }

  /** Notes what the host was answered in the present state. */
  void answered(Move move) {
    CompletableFuture<Boolean> unused =
        thread.call(
            () -> {
              followed().progress().answered(move);
              return true;
            });
  }

  /** The legal moves in the present state. */
  CompletableFuture<ImmutableList<Move>> legalMoves() {
    return thread.call(() -> followed().legalMoves());
  }

  /** True if a step that a host reports is possible in the present state. */
  CompletableFuture<Boolean> accepts(Update update) {
    return thread.call(() -> followed().progress().accepts(followed().moves().of(update)));
  }

  /** Makes the last step and ends the thread. The circuit of the game is not needed any more. */
  CompletableFuture<Optional<Integer>> finish(Update update) {
    cancelCircuit();
    CompletableFuture<Optional<Integer>> goal =
        thread.call(
            () -> {
              FollowedMatch own = followed();
              own.progress().advance(own.moves().of(update));
              return own.progress().goal(own.setup().role());
            });
    thread.endAfterCalls();
    return goal;
  }

  /** A reported step as a joint move; only for a match whose {@link #setup} is known. */
  static ImmutableList<Move> jointMove(MatchSetup setup, Update update) {
    return new ReportedMoves(setup.game().roles(), setup.role()).of(update);
  }

  /** The legal moves of the latest known state; empty if none is known. */
  ImmutableList<Move> latestLegalMoves() {
    return latestLegalMoves;
  }

  /** Ends all work for the match, and that on its circuit. */
  @Override
  public void close() {
    // Calls that have not begun end, too: a reply that waits for one would wait for its clock.
    thread.close();
    prepared.ifPresent(Preview::close);
    cancelCircuit();
  }

  private void cancelCircuit() {
    Deadlines.await(setup, System.nanoTime()).ifPresent(own -> own.game().fastEngine().cancel());
  }

  private static MatchSetup load(
      Message.Start start, Optional<Preview> prepared, CircuitCache circuits) {
    Outcome<Game> game =
        prepared
            .map(preview -> preview.game().join())
            .orElseGet(() -> Game.of(start.rules(), Strictness.LENIENT, circuits));
    if (game.value().isEmpty()) {
      throw new IllegalArgumentException(
          "rules cannot be played:\n" + game.diagnostics().firstErrors(MAX_ERRORS));
    }
    return new MatchSetup(
        start.matchId(),
        game.get(),
        role(game.get(), start.role()),
        Duration.ofSeconds(start.startClock()),
        Duration.ofSeconds(start.playClock()),
        Duration.ZERO);
  }

  private static Role role(Game game, String name) {
    Role anyCase = game.roles().detect(role -> role.name().equalsIgnoreCase(name));
    Role exact = game.roles().detectIfNone(role -> role.name().equals(name), () -> anyCase);
    if (exact == null) {
      throw new IllegalArgumentException("no role '" + name + "' among " + game.roles());
    }
    return exact;
  }

  /** Begins to follow the match; gives the legal moves at its start. */
  private ImmutableList<Move> follow() {
    MatchSetup own = setup.join();
    Progress progress =
        new Progress(
            own.game().newMachine(),
            own.role(),
            remark -> LOG.warn("match {}: {}", own.matchId(), remark));
    FollowedMatch begun =
        new FollowedMatch(progress, own, new ReportedMoves(own.game().roles(), own.role()));
    followed = begun;
    latestLegalMoves = begun.legalMoves();
    return latestLegalMoves;
  }

  private FollowedMatch followed() {
    FollowedMatch own = followed;
    if (own == null) {
      throw new IllegalStateException("the rules could not be read");
    }
    return own;
  }
}
