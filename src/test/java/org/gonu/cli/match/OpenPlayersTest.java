package org.gonu.cli.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.player.ThinkLog;
import org.junit.jupiter.api.Test;

final class OpenPlayersTest {
  private final MutableList<String> closed = Lists.mutable.empty();

  /** A person who notes that the match is over, and then may leave in anger. */
  private final class Guest implements Player {
    private final String name;
    private final boolean isAngry;

    private Guest(String name, boolean isAngry) {
      this.name = name;
      this.isAngry = isAngry;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public void start(MatchSetup setup, long deadlineNanos) {}

    @Override
    public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
      throw new IllegalStateException("there is no match");
    }

    @Override
    public void stop(ImmutableList<Move> lastJointMove, long deadlineNanos) {}

    @Override
    public void abort() {}

    @Override
    public void close() {
      closed.add(name);
      if (isAngry) {
        throw new IllegalStateException(name + " is angry");
      }
    }
  }

  private static OpenPlayers open(PlayerSpec... specs) {
    return OpenPlayers.open(
        Lists.immutable.of(specs),
        PlayerSettings.defaults(),
        PlayerContext.of(ThinkLog.NONE),
        false);
  }

  private PlayerSpec guest(String name, boolean isAngry) {
    return new PlayerSpec.Human(() -> new Guest(name, isAngry));
  }

  @Test
  void open_secondPlayerThatBreaksDown_closesTheFirst() {
    PlayerSpec broken =
        new PlayerSpec.Human(
            () -> {
              throw new IllegalStateException("nobody is there");
            });

    assertThrows(IllegalStateException.class, () -> open(guest("ann", false), broken));

    assertEquals(Lists.immutable.of("ann"), closed);
  }

  @Test
  void of_thirdPlayerThatCannotBeMade_closesThoseMadeBefore() {
    ImmutableList<Supplier<Player>> makers =
        Lists.immutable.of(
            () -> new Guest("ann", false),
            () -> new Guest("bob", false),
            () -> {
              throw new IllegalStateException("nobody is there");
            });

    assertThrows(IllegalStateException.class, () -> OpenPlayers.of(makers));

    assertEquals(Lists.immutable.of("ann", "bob"), closed);
  }

  @Test
  void close_playerThatBreaksDown_closesTheOthers() {
    OpenPlayers players = open(guest("ann", true), guest("bob", false));

    assertThrows(IllegalStateException.class, players::close);

    assertEquals(Lists.immutable.of("ann", "bob"), closed);
  }
}
