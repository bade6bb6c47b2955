package org.gonu.cli.server;

import java.time.Duration;
import java.util.function.Consumer;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.match.PlayerSpec;
import org.gonu.match.Player;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.player.ThinkLog;
import org.gonu.search.Coefficients;
import org.gonu.search.PlayoutCoefficient;
import org.gonu.search.SolverCoefficient;
import org.gonu.server.event.EventBody;
import org.gonu.server.service.PlayerSource;
import org.gonu.server.service.RefusedException;
import org.gonu.server.store.PlayerRow;

/**
 * Players of ours in the program of the server. Their address is a specification as for {@code gonu
 * match}: {@code mcts:threads=1,playouts=1000}. What it leaves open is chosen so that as many
 * matches as are allowed fit into processors and memory: one thread, a share of half the heap, no
 * searching while others are to answer, less preparation of a search the more share a processor.
 */
public final class OwnPlayers implements PlayerSource {
  /** Least megabytes of a player. */
  private static final long MIN_MEGABYTES = 1;

  private final PlayerSettings defaults;
  private final PlayerContext context = PlayerContext.ofManyMatches();

  /**
   * Players of ours.
   *
   * @param mostMatches matches with them at once
   */
  public OwnPlayers(int mostMatches) {
    Runtime machine = Runtime.getRuntime();
    long players = 2L * mostMatches;
    long megabytes = (machine.maxMemory() >> 20) / 2 / players;
    double crowding = Math.max(1, (double) players / machine.availableProcessors());
    this.defaults =
        PlayerSettings.defaults()
            .withThreads(1)
            .withMemoryMegabytes((int) Math.max(MIN_MEGABYTES, megabytes))
            .withPonder(false)
            .withCoefficient(
                PlayoutCoefficient.POLICY_MILLIS,
                Coefficients.DEFAULT.value(PlayoutCoefficient.POLICY_MILLIS) / crowding)
            .withCoefficient(
                SolverCoefficient.POSITIONS_MIN_SECONDS,
                Coefficients.DEFAULT.value(SolverCoefficient.POSITIONS_MIN_SECONDS) * crowding);
  }

  @Override
  public void check(String address) {
    parse(address);
  }

  private static PlayerSpec.Local parse(String address) {
    try {
      if (PlayerSpec.parse(address) instanceof PlayerSpec.Local local) {
        return local;
      }
    } catch (UsageException wrong) {
      throw new RefusedException(RefusedException.Kind.INVALID, String.valueOf(wrong.getMessage()));
    }
    throw new RefusedException(
        RefusedException.Kind.INVALID, "'" + address + "' is not a player of this program");
  }

  @Override
  public Player open(PlayerRow player, long seed, Consumer<EventBody.Thought> thoughts) {
    return parse(player.address())
        .open(
            defaults.withSeed(seed), context.withLog(thought -> thoughts.accept(thought(thought))));
  }

  private static EventBody.Thought thought(ThinkLog.Thought thought) {
    return new EventBody.Thought(
        thought.step(),
        thought.role().name(),
        thought.value(),
        thought.report().depth(),
        thought.finished(),
        thought.expectedLine());
  }

  /** They are in the program of the server: each match takes them up anew. */
  @Override
  public boolean isBack(PlayerRow player, Player opened, Duration limit) {
    return true;
  }
}
