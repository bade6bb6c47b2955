package org.gonu.cli.console;

import java.util.Optional;
import org.apache.commons.cli.Option;

/**
 * An option of a command, defined once for parser, help and error messages.
 *
 * @param name without dashes
 * @param argument name of its value in help; empty for a switch
 * @param help one line, with unit and range
 * @param defaultValue as the user would write it; empty if there is none
 * @param repeatable whether it may be given more than once
 */
public record CommandOption(
    String name,
    Optional<String> argument,
    String help,
    Optional<String> defaultValue,
    boolean repeatable) {
  /** The option that has a short form in every command, as in most programs. */
  private static final String OUT = "out";

  private static final String SHORT_OUT = "o";

  /** An option without a value. */
  public static CommandOption flag(String name, String help) {
    return new CommandOption(name, Optional.empty(), help, Optional.empty(), false);
  }

  /** An option with a value, without a default. */
  public static CommandOption value(String name, String argument, String help) {
    return new CommandOption(name, Optional.of(argument), help, Optional.empty(), false);
  }

  /** An option with a value and a default. */
  public static CommandOption value(
      String name, String argument, String help, Object defaultValue) {
    return new CommandOption(
        name, Optional.of(argument), help, Optional.of(defaultValue.toString()), false);
  }

  /** An option with a value that may be repeated. */
  public static CommandOption repeated(String name, String argument, String help) {
    return new CommandOption(name, Optional.of(argument), help, Optional.empty(), true);
  }

  /** The same option for the parser. */
  public Option toParserOption() {
    Option.Builder builder = name.equals(OUT) ? Option.builder(SHORT_OUT) : Option.builder();
    builder.longOpt(name).desc(help);
    return argument.isPresent() ? builder.hasArg().argName(argument.get()).get() : builder.get();
  }
}
