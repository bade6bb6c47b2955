package org.gonu.server.service;

import java.time.Duration;
import java.util.function.Consumer;
import org.gonu.match.Player;
import org.gonu.server.event.EventBody;
import org.gonu.server.store.PlayerRow;

/** How the players of one kind are reached. All methods may be called from several threads. */
public interface PlayerSource {
  /**
   * Checks the address of a player that is being registered.
   *
   * @throws RefusedException if there can be none there
   */
  void check(String address);

  /**
   * Opens a player for one match; it is closed after that match.
   *
   * @param seed of the choices of a player of ours
   * @param thoughts takes what the player tells of its thinking, from any thread
   */
  Player open(PlayerRow player, long seed, Consumer<EventBody.Thought> thoughts);

  /**
   * True if a player is still in a match that the server was stopped in. Called after the server
   * has been started again, in the thread of the match, which may be interrupted.
   *
   * @param opened what {@link #open} gave
   * @param limit how long to wait for it at most
   */
  boolean isBack(PlayerRow player, Player opened, Duration limit) throws InterruptedException;
}
