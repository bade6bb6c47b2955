package org.gonu.cli.console;

import java.util.Optional;
import org.apache.commons.cli.Option;

/**
 * An option of a command, defined once for parser, help and error messages.
 *
 * @param name without dashes
 * @param argument name of its value in help; empty if it has no value
 * @param help one line, with unit and range
 * @param defaultValue as the user would write it; empty if there is none
 * @param repeatable whether it may be given more than once
 * @param letter its short form, a letter without a dash; empty if it has none
 */
public record CommandOption(
    String name,
    Optional<String> argument,
    String help,
    Optional<String> defaultValue,
    boolean repeatable,
    Optional<String> letter) {

  /** An option without a value. */
  public static CommandOption flag(String name, String help) {
    return plain(name, Optional.empty(), help, Optional.empty(), false);
  }

  /** An option with a value, without a default. */
  public static CommandOption value(String name, String argument, String help) {
    return plain(name, Optional.of(argument), help, Optional.empty(), false);
  }

  /** An option with a value and a default. */
  public static CommandOption value(
      String name, String argument, String help, Object defaultValue) {
    return plain(name, Optional.of(argument), help, Optional.of(defaultValue.toString()), false);
  }

  /** An option with a value that may be repeated. */
  public static CommandOption repeated(String name, String argument, String help) {
    return plain(name, Optional.of(argument), help, Optional.empty(), true);
  }

  private static CommandOption plain(
      String name,
      Optional<String> argument,
      String help,
      Optional<String> defaultValue,
      boolean repeatable) {
    return new CommandOption(name, argument, help, defaultValue, repeatable, Optional.empty());
  }

  /** The same option with a short form, which its help tells. */
  public CommandOption withLetter(String given) {
    return new CommandOption(
        name,
        argument,
        help + "; -" + given + " for short",
        defaultValue,
        repeatable,
        Optional.of(given));
  }

  /** The same option for the parser. */
  public Option toParserOption() {
    Option.Builder builder = letter.map(Option::builder).orElseGet(Option::builder);
    builder.longOpt(name).desc(help);
    return argument.isPresent() ? builder.hasArg().argName(argument.get()).get() : builder.get();
  }
}
