package org.gonu.server.api;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.gonu.server.PlayerLink;
import org.gonu.server.RemotePlayer;
import org.gonu.server.channel.Channels;
import org.gonu.server.event.EventBody;
import org.gonu.server.service.PlayerSource;
import org.gonu.server.service.RefusedException;
import org.gonu.server.store.PlayerRow;
import org.gonu.text.Sha256;

/**
 * Players that connect to the server themselves. What stands for their address in the database is
 * the hash of their token, so that nobody who reads the database can play for them.
 */
public final class ChannelPlayers implements PlayerSource {
  private static final String PREFIX = "sha256:";

  private final Channels channels;

  private ChannelPlayers(Channels channels) {
    this.channels = channels;
  }

  /** The players of channels. */
  public static ChannelPlayers of(Channels channels) {
    return new ChannelPlayers(channels);
  }

  /**
   * Lets players in who know their token.
   *
   * @param players finds a player by its id
   */
  public static Channels.Admission admission(Function<String, Optional<PlayerRow>> players) {
    return (name, token) ->
        players
                .apply(name)
                .filter(row -> row.kind() == PlayerRow.Kind.CHANNEL && !row.isWithdrawn())
                .filter(row -> isEqual(row.address(), addressOf(token)))
                .isPresent()
            ? Optional.empty()
            : Optional.of("unknown name or token");
  }

  /** What stands for the address of a player with a token. */
  static String addressOf(String token) {
    return PREFIX + Sha256.hex(token);
  }

  private static boolean isEqual(String one, String other) {
    return MessageDigest.isEqual(
        one.getBytes(StandardCharsets.US_ASCII), other.getBytes(StandardCharsets.US_ASCII));
  }

  @Override
  public void check(String address) {
    if (!address.startsWith(PREFIX)) {
      throw new RefusedException(RefusedException.Kind.INVALID, "a channel has no address");
    }
  }

  @Override
  public Player open(PlayerRow player, long seed, Consumer<EventBody.Thought> thoughts) {
    AtomicReference<RemotePlayer> opened = new AtomicReference<>();
    PlayerLink link =
        channels.link(
            player.id(),
            (value, depth, playouts, line) ->
                Optional.ofNullable(opened.get())
                    .flatMap(RemotePlayer::turn)
                    .ifPresent(
                        turn ->
                            thoughts.accept(
                                new EventBody.Thought(
                                    turn.step(), turn.role(), value, depth, playouts, line))));
    RemotePlayer remote = new RemotePlayer(player.id(), link);
    opened.set(remote);
    return remote;
  }

  @Override
  public boolean isBack(PlayerRow player, Player opened, Duration limit) {
    try {
      // Waits for the player to connect again, too.
      return !((RemotePlayer) opened).ping(limit).isAvailable();
    } catch (PlayerFailure away) {
      return false;
    }
  }
}
