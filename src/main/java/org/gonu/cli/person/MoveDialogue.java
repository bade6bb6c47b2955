package org.gonu.cli.person;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.InputException;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.render.Pictures;

/** Asks a person for a move, and carries out the commands that are typed instead. */
public final class MoveDialogue {
  /** A line that begins so is a command, whatever moves are called. */
  private static final String COMMAND_MARK = ":";

  private final Console console;
  private final TypedLines lines;
  private final Pictures pictures;
  private final IllegalMoves illegal;
  private final ImmutableList<PersonCommand> commands;

  /** How a question for a move ends. */
  public enum End {
    /** By a legal move. */
    MOVE,
    /** The last choice is to be taken back. */
    UNDO,
    /** The person gives up. */
    RESIGN,
    /** The person wants no more. */
    QUIT,
    /** There is no more input. */
    NO_INPUT,
    /** By Ctrl-C. */
    INTERRUPT
  }

  /**
   * What came of a question.
   *
   * @param move that was chosen; empty for all other ends
   */
  public record Answer(End end, Optional<Move> move) {
    /** An end without a move. */
    public static Answer of(End end) {
      return new Answer(end, Optional.empty());
    }
  }

  /**
   * A dialogue about a game.
   *
   * @param board draws its positions
   * @param further commands besides those that tell of the position
   */
  public MoveDialogue(
      Game game,
      Pictures pictures,
      BoardText board,
      Console console,
      TypedLines lines,
      ImmutableList<PersonCommand> further) {
    this.console = console;
    this.lines = lines;
    this.pictures = pictures;
    this.illegal = new IllegalMoves(game, pictures);
    this.commands =
        new PositionCommands(game, pictures, board, illegal, console)
            .all()
            .newWithAll(further)
            .newWith(PersonCommand.telling("help", "", "shows this", (place, rest) -> help()));
  }

  /** Asks until there is a move, or a command ends the question. */
  public Answer ask(PersonChoice place) {
    TypedMoves moves =
        TypedMoves.of(pictures.gestures(place.role(), place.legalMoves(), place.facts()));
    ImmutableList<String> words =
        moves
            .all()
            .flatCollect(TypedMoves.Named::readings)
            .newWithAll(commands.collect(PersonCommand::name));
    while (true) {
      Optional<String> line;
      try {
        line = lines.read(place.role() + "> ", words);
      } catch (BrokenOffException interrupted) {
        return Answer.of(End.INTERRUPT);
      }
      if (line.isEmpty()) {
        return Answer.of(End.NO_INPUT);
      }
      Optional<Answer> answer = answer(line.get().strip(), place, moves);
      console.flush();
      if (answer.isPresent()) {
        return answer.get();
      }
    }
  }

  private Optional<Answer> answer(String typed, PersonChoice place, TypedMoves moves) {
    if (typed.isEmpty()) {
      return Optional.empty();
    }
    if (typed.startsWith(COMMAND_MARK)) {
      return command(typed.substring(COMMAND_MARK.length()).strip(), place)
          .orElseGet(
              () -> {
                console.out().println("There is no such command; 'help' lists them.");
                return Optional.empty();
              });
    }
    if (moves.exactly(typed).size() != 1) {
      String word = word(typed);
      if (commands.anySatisfy(command -> command.name().equalsIgnoreCase(word))) {
        return command(typed, place).orElse(Optional.empty());
      }
    }
    ImmutableList<TypedMoves.Named> found = moves.find(typed);
    if (found.size() == 1) {
      return Optional.of(new Answer(End.MOVE, Optional.of(found.getFirst().move())));
    }
    if (found.size() > 1) {
      console.out().println("'" + typed + "' can mean " + found.size() + " moves:");
      console.out().print(MoveTable.of(found));
      return Optional.empty();
    }
    return command(typed, place).orElseGet(() -> refused(typed, place, moves));
  }

  private static String word(String typed) {
    return typed.split("\\s+", 2)[0];
  }

  /** Carries out the command that the first word begins; empty if there is none. */
  private Optional<Optional<Answer>> command(String typed, PersonChoice place) {
    String word = word(typed);
    ImmutableList<PersonCommand> meant =
        word.isEmpty() ? commands.take(0) : PersonCommand.begunBy(word, commands);
    if (meant.size() != 1) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          meant.getFirst().action().run(place, typed.substring(word.length()).strip()));
    } catch (InputException refused) {
      console.out().print(refused.getMessage());
      return Optional.of(Optional.empty());
    }
  }

  /** Says why a text is no move, and what is near. */
  private Optional<Answer> refused(String typed, PersonChoice place, TypedMoves moves) {
    Optional<Move> meant = illegal.meant(typed, place);
    Optional<String> command = PersonCommand.nearest(word(typed), commands);
    ImmutableList<TypedMoves.Named> near = moves.near(typed);
    if (typed.matches("[0-9]+")) {
      console.out().println("There is no move " + typed + "; 'moves' lists them.");
    } else if (command.isPresent() && near.isEmpty()) {
      console.out().println("'" + typed + "' is no move; did you mean '" + command.get() + "'?");
    } else {
      console
          .out()
          .println(
              meant
                  .map(move -> illegal.why(move, place))
                  .orElse("'" + typed + "' is no move of " + place.role() + "."));
      console
          .out()
          .println(
              near.isEmpty()
                  ? "'moves' lists what is legal, 'help' the commands."
                  : "Near: " + near.collect(TypedMoves.Named::shown).makeString(", "));
    }
    return Optional.empty();
  }

  private void help() {
    console
        .out()
        .println(
            "Type a move: its number, as it is called, in GDL, its arguments alone, or a beginning"
                + " of these.\nOr a command, with ':' before it where a move has the same name:");
    int width = commands.collectInt(command -> command.usage().length()).max();
    for (PersonCommand command : commands) {
      String gap = " ".repeat(width - command.usage().length());
      console.out().println("  " + command.usage() + gap + "  " + command.help());
    }
  }
}
