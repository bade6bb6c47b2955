package org.gonu.cli.completion;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.CommonOptions;
import org.gonu.game.SheetLibrary;

/**
 * What can stand at a place of a command line, as help texts name it.
 *
 * @param words that can be offered
 * @param kind of files that can be offered besides
 */
record Completable(ImmutableList<String> words, Kind kind) {
  /** Which names of files can be offered. */
  enum Kind {
    /** None. */
    NO_FILES,
    /** Files. */
    FILES,
    /** Directories. */
    DIRECTORIES
  }

  private static final String SHEET_SUFFIX = ".kif";

  /** The value of an option. */
  static Completable valueOf(CommandOption option) {
    return of(option.argument().orElse(""));
  }

  /** The arguments of a command; sheets of the library can be named wherever files can be. */
  static Completable argumentsOf(Command command) {
    Completable named = of(command.arguments());
    return named.kind == Kind.FILES
        ? new Completable(named.words.newWithAll(library()), Kind.FILES)
        : named;
  }

  /** The options of a command, with those that all commands have. */
  static ImmutableList<CommandOption> optionsOf(Command command) {
    return command.options().newWithAll(CommonOptions.ALL);
  }

  /** Words in small letters stand for themselves, those in capitals for what they name. */
  private static Completable of(String form) {
    ImmutableList<String> parts = Lists.immutable.with(form.split("[ |]", -1));
    ImmutableList<String> words = parts.select(part -> part.matches("[a-z][a-z0-9-]*"));
    return new Completable(words, kind(parts));
  }

  private static Kind kind(ImmutableList<String> parts) {
    if (parts.anySatisfy(part -> part.matches("(FILE|SHEET|.*\\.(kif|json|test|html)).*"))) {
      return Kind.FILES;
    }
    return parts.anySatisfy(part -> part.matches("DIR(ECTORY)?(\\.\\.\\.)?"))
        ? Kind.DIRECTORIES
        : Kind.NO_FILES;
  }

  private static ImmutableList<String> library() {
    return SheetLibrary.names()
        .select(name -> name.endsWith(SHEET_SUFFIX))
        .collect(name -> name.substring(0, name.length() - SHEET_SUFFIX.length()));
  }
}
