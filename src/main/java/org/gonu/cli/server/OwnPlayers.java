package org.gonu.cli.server;

import java.time.Duration;
import java.util.function.Consumer;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.match.PlayerSpec;
import org.gonu.gdl.Printer;
import org.gonu.match.Player;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.player.ThinkLog;
import org.gonu.server.event.EventBody;
import org.gonu.server.service.PlayerSource;
import org.gonu.server.service.RefusedException;
import org.gonu.server.store.PlayerRow;

/**
 * Players of ours in the program of the server. Their address is a specification as for {@code gonu
 * match}: {@code mcts:threads=1,playouts=1000}. What it leaves open is chosen so that as many
 * matches as are allowed fit into processors and memory: one thread, a share of half the heap, no
 * searching while others are to answer.
 */
public final class OwnPlayers implements PlayerSource {
  /** Least megabytes of a player. */
  private static final long MIN_MEGABYTES = 1;

  private final PlayerSettings defaults;
  private final PlayerContext context = PlayerContext.of(ThinkLog.NONE);

  /**
   * Players of ours.
   *
   * @param mostMatches matches with them at once
   */
  public OwnPlayers(int mostMatches) {
    long megabytes = (Runtime.getRuntime().maxMemory() >> 20) / 2 / (2L * mostMatches);
    this.defaults =
        PlayerSettings.defaults()
            .withThreads(1)
            .withMemoryMegabytes((int) Math.max(MIN_MEGABYTES, megabytes))
            .withPonder(false);
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
    String line =
        thought
            .report()
            .expectedLine()
            .collect(
                jointMove ->
                    jointMove
                        .collect(move -> Printer.COMPACT.print(move.term()))
                        .makeString("[", " ", "]"))
            .makeString(" ");
    return new EventBody.Thought(
        thought.step(),
        thought.role().name(),
        thought.report().values().get(thought.role().index()),
        thought.report().depth(),
        thought.finished(),
        line);
  }

  /** They are in the program of the server: each match takes them up anew. */
  @Override
  public boolean isBack(PlayerRow player, Player opened, Duration limit) {
    return true;
  }
}
