package org.gonu.server.service;

import java.time.Duration;
import java.util.function.Consumer;
import org.gonu.match.Player;
import org.gonu.server.event.EventBody;
import org.gonu.server.store.PlayerRow;

/** Players in the program of the server that take some milliseconds for a move: the address. */
final class TestPlayers implements PlayerSource {
  @Override
  public void check(String address) {
    if (!address.matches("[0-9]{1,6}")) {
      throw new RefusedException(RefusedException.Kind.INVALID, "not a time: " + address);
    }
  }

  @Override
  public Player open(PlayerRow player, long seed, Consumer<EventBody.Thought> thoughts) {
    thoughts.accept(new EventBody.Thought(1, player.id(), 50, 1, 1, "a guess"));
    return new SlowPlayer(player.id(), seed, Duration.ofMillis(Long.parseLong(player.address())));
  }

  @Override
  public boolean isBack(PlayerRow player, Player opened, Duration limit) {
    return true;
  }
}
