package org.gonu.cli.console;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/** The options that all commands have. */
public final class CommonOptions {
  /** When text is coloured. */
  public static final CommandOption COLOR =
      CommandOption.value(
          "color",
          "auto|always|never",
          "colours: on terminals, unless NO_COLOR is set; always; or never",
          "auto");

  /** Circuits are neither kept nor taken from the cache. */
  public static final CommandOption NO_CACHE =
      CommandOption.flag("no-cache", "make circuits anew, and keep none in the user's folder");

  /** In the order of the help. */
  public static final ImmutableList<CommandOption> ALL =
      Lists.immutable.of(
          COLOR,
          NO_CACHE,
          CommandOption.flag("help", "explain the command; -h for short"),
          CommandOption.flag("version", "tell the version; -v for short"));

  private static final String COLOR_WORD = "--" + COLOR.name();

  private CommonOptions() {}

  /**
   * A command line without these options.
   *
   * @param rest what is left of it
   * @param console as the options want it
   */
  public record Taken(ImmutableList<String> rest, Console console) {}

  /**
   * Takes the options for colours and for the cache out of a command line.
   *
   * @throws UsageException if there is no such choice of colours
   */
  public static Taken take(ImmutableList<String> args, Console console) {
    MutableList<String> rest = Lists.mutable.empty();
    Console present = console;
    boolean isColoured = false;
    for (int i = 0; i < args.size(); i++) {
      String word = args.get(i);
      if (word.equals("--" + NO_CACHE.name())) {
        present = present.withoutCache();
        continue;
      }
      if (!word.equals(COLOR_WORD) && !word.startsWith(COLOR_WORD + "=")) {
        rest.add(word);
        continue;
      }
      if (isColoured) {
        throw new UsageException("option '" + COLOR_WORD + "' is given more than once");
      }
      isColoured = true;
      if (word.startsWith(COLOR_WORD + "=")) {
        present = coloured(present, word.substring(COLOR_WORD.length() + 1));
      } else {
        i++;
        if (i == args.size()) {
          throw new UsageException("option '" + COLOR_WORD + "' needs a value");
        }
        present = coloured(present, args.get(i));
      }
    }
    return new Taken(rest.toImmutable(), present);
  }

  private static Console coloured(Console console, String choice) {
    return switch (choice) {
      case "auto" -> console;
      case "always" -> console.withColours(true);
      case "never" -> console.withColours(false);
      default ->
          throw new UsageException(
              COLOR_WORD + " must be auto, always or never, not '" + choice + "'");
    };
  }
}
