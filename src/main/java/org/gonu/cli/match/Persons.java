package org.gonu.cli.match;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.person.HumanDesk;
import org.gonu.cli.person.HumanPlayer;
import org.gonu.cli.person.MoveDialogue;
import org.gonu.game.Game;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;
import org.gonu.match.Player;
import org.gonu.server.MatchInterruptedException;
import org.jspecify.annotations.Nullable;

/** The persons that play in refereed matches, at one desk that is opened for the first of them. */
final class Persons implements AutoCloseable {
  private final Game game;
  private final Console console;
  private @Nullable HumanDesk desk;

  Persons(Game game, Console console) {
    this.game = game;
    this.console = console;
  }

  /** True if a person plays. */
  static boolean areIn(ImmutableList<PlayerSpec> cast) {
    return cast.anySatisfy(PlayerSpec.Human.class::isInstance);
  }

  /** What the header of a record says about persons; nothing if there are none. */
  static UnaryOperator<MatchHeader.Builder> in(ImmutableList<PlayerSpec> cast) {
    return header ->
        areIn(cast)
            ? header.humanPlayers(cast.collect(PlayerSpec.Human.class::isInstance))
            : header;
  }

  /** A player for a person. */
  Player player() {
    HumanDesk opened = desk;
    if (opened == null) {
      opened = HumanDesk.open(game, console);
      desk = opened;
    }
    return new HumanPlayer(opened);
  }

  /** Runs a match; empty if a person has left it. */
  Optional<MatchRecord> until(Supplier<MatchRecord> match) {
    try {
      return Optional.of(match.get());
    } catch (MatchInterruptedException stopped) {
      if (haveLeft()) {
        return Optional.empty();
      }
      throw stopped;
    }
  }

  private Optional<MoveDialogue.End> left() {
    HumanDesk opened = desk;
    return opened == null ? Optional.empty() : opened.left();
  }

  /** True if a person has left a match. */
  boolean haveLeft() {
    return left().isPresent();
  }

  /** The exit code of a command that a person has ended. */
  int exitCode() {
    return left().filter(MoveDialogue.End.INTERRUPT::equals).isPresent()
        ? ExitCode.INTERRUPTED
        : ExitCode.FINE;
  }

  @Override
  public void close() {
    HumanDesk opened = desk;
    if (opened != null) {
      opened.close();
    }
  }
}
