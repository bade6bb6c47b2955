package org.gonu.cli.console;

import java.util.Optional;
import java.util.function.Function;
import org.apache.commons.cli.CommandLine;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/** The parsed command line of one command. */
public final class Arguments {
  private final String command;
  private final CommandLine line;

  /**
   * The arguments that a parser has found.
   *
   * @param command its name
   */
  public Arguments(String command, CommandLine line) {
    this.command = command;
    this.line = line;
  }

  /** The arguments that are not options, in order. */
  public ImmutableList<String> positional() {
    return Lists.immutable.withAll(line.getArgList());
  }

  /**
   * The only argument.
   *
   * @param what its name in the error message
   */
  public String only(String what) {
    if (line.getArgList().size() != 1) {
      throw new UsageException(
          command + ": expected one " + what + " but found " + line.getArgList().size());
    }
    return line.getArgList().get(0);
  }

  /** True if an option is given. */
  public boolean has(CommandOption option) {
    return line.hasOption(option.name());
  }

  /** The value of an option as written, or its default. */
  public Optional<String> text(CommandOption option) {
    String given = line.getOptionValue(option.name());
    return given == null ? option.defaultValue() : Optional.of(given);
  }

  /** All values of an option that may be repeated. */
  public ImmutableList<String> texts(CommandOption option) {
    String[] given = line.getOptionValues(option.name());
    return given == null ? Lists.immutable.empty() : Lists.immutable.with(given);
  }

  /** The value or default of an option as a whole number in a range, both ends included. */
  public long number(CommandOption option, long least, long most) {
    return number(option, least, most, Long::parseLong);
  }

  /** The value or default of an option as a number in a range, both ends included. */
  public double decimal(CommandOption option, double least, double most) {
    return number(option, least, most, Double::parseDouble);
  }

  private <N extends Number> N number(
      CommandOption option, N least, N most, Function<String, N> parse) {
    String text =
        text(option)
            .orElseThrow(() -> new UsageException("option --" + option.name() + " is missing"));
    try {
      N number = parse.apply(text);
      double value = number.doubleValue();
      if (value >= least.doubleValue() && value <= most.doubleValue()) {
        return number;
      }
    } catch (NumberFormatException notANumber) {
      throw outOfRange(option, text, least, most);
    }
    throw outOfRange(option, text, least, most);
  }

  private static UsageException outOfRange(
      CommandOption option, String text, Number least, Number most) {
    double value = value(text);
    boolean isInside = value >= least.doubleValue() && value <= most.doubleValue();
    String range =
        most.doubleValue() >= Integer.MAX_VALUE && !(value > most.doubleValue())
            ? least + " or more"
            : "from " + least + " to " + most;
    return new UsageException(
        "--"
            + option.name()
            + (isInside ? " must be a whole number " : " must be a number ")
            + range
            + ", not '"
            + text
            + "'");
  }

  private static double value(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException notANumber) {
      return Double.NaN;
    }
  }
}
