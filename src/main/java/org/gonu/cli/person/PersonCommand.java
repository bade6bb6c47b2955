package org.gonu.cli.person;

import java.util.Optional;
import java.util.function.BiConsumer;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.gonu.text.SpellingDistance;

/**
 * A command that a person can type where a move is asked for.
 *
 * @param name one word
 * @param argument as help shows it; empty if there is none
 * @param help what it does
 * @param action what it does
 */
public record PersonCommand(String name, String argument, String help, Action action) {
  /** What a command does. */
  @FunctionalInterface
  public interface Action {
    /**
     * Does it.
     *
     * @param rest what was typed behind the name
     * @return how the question for a move ends; empty if it is asked again
     */
    Optional<MoveDialogue.Answer> run(PersonChoice place, String rest);
  }

  /** A command after which the move is asked for again. */
  public static PersonCommand telling(
      String name, String argument, String help, BiConsumer<PersonChoice, String> say) {
    return new PersonCommand(
        name,
        argument,
        help,
        (place, rest) -> {
          say.accept(place, rest);
          return Optional.empty();
        });
  }

  /** The name and the argument. */
  String usage() {
    return argument.isEmpty() ? name : name + " " + argument;
  }

  /** The commands that a word begins; the one with just this name alone. */
  static ImmutableList<PersonCommand> begunBy(String word, ImmutableList<PersonCommand> commands) {
    ImmutableList<PersonCommand> exact =
        commands.select(command -> command.name().equalsIgnoreCase(word));
    return exact.notEmpty()
        ? exact
        : commands.select(command -> command.name().regionMatches(true, 0, word, 0, word.length()));
  }

  /** The command whose name is nearest to a word that is none. */
  static Optional<String> nearest(String word, ListIterable<PersonCommand> commands) {
    return SpellingDistance.nearest(word, commands.collect(PersonCommand::name));
  }
}
