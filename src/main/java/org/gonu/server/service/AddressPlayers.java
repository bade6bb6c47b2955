package org.gonu.server.service;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.gonu.protocol.InfoReply;
import org.gonu.server.RemotePlayer;
import org.gonu.server.event.EventBody;
import org.gonu.server.store.PlayerRow;

/**
 * Players behind an address {@code host:port}, which speak the match protocol.
 *
 * <p>Whether one is still in a match is asked by INFO: one that says it is {@code available} or
 * {@code ready} has forgotten the match; any other reply counts as being in it.
 */
final class AddressPlayers implements PlayerSource {
  private static final Pattern ADDRESS =
      Pattern.compile("([A-Za-z0-9._-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}]):([0-9]{1,5})");

  /** Time for one INFO. */
  private static final Duration INFO_LIMIT = Duration.ofSeconds(5);

  /** Time between two. */
  private static final Duration PAUSE = Duration.ofMillis(200);

  @Override
  public void check(String address) {
    parse(address);
  }

  private static Matcher parse(String address) {
    Matcher parts = ADDRESS.matcher(address);
    if (!parts.matches() || Integer.parseInt(parts.group(2)) > 65_535 || port(parts) == 0) {
      throw new RefusedException(
          RefusedException.Kind.INVALID,
          "an address of a player is host:port, not '" + address + "'");
    }
    return parts;
  }

  private static int port(Matcher parts) {
    return Integer.parseInt(parts.group(2));
  }

  @Override
  public Player open(PlayerRow player, long seed, Consumer<EventBody.Thought> thoughts) {
    Matcher parts = parse(player.address());
    return new RemotePlayer(player.id(), parts.group(1), port(parts));
  }

  @Override
  public boolean isBack(PlayerRow player, Player opened, Duration limit)
      throws InterruptedException {
    long end = System.nanoTime() + limit.toNanos();
    CountDownLatch never = new CountDownLatch(1);
    RemotePlayer remote = (RemotePlayer) opened;
    while (true) {
      long left = end - System.nanoTime();
      try {
        InfoReply reply = remote.ping(Duration.ofNanos(Math.min(left, INFO_LIMIT.toNanos())));
        return !reply.isAvailable();
      } catch (PlayerFailure away) {
        if (end - System.nanoTime() <= PAUSE.toNanos()
            || never.await(PAUSE.toNanos(), TimeUnit.NANOSECONDS)) {
          return false;
        }
      }
    }
  }
}
