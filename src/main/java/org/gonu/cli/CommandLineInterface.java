package org.gonu.cli;

import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.DefaultParser;
import org.apache.commons.cli.MissingArgumentException;
import org.apache.commons.cli.Options;
import org.apache.commons.cli.ParseException;
import org.apache.commons.cli.UnrecognizedOptionException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.CommonOptions;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.CrashReport;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.Screen;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.console.Version;
import org.gonu.cli.engine.VectorsNote;
import org.gonu.text.SpellingDistance;

/** Finds the command, parses its options, runs it, and maps the outcome to an exit code. */
public final class CommandLineInterface {
  private final Console console;
  private final ImmutableList<CommandGroup> groups;
  private final ImmutableList<Command> commands;

  /** The command line of the program, which writes to a console. */
  public CommandLineInterface(Console console) {
    this(console, CommandGroup.all());
  }

  private CommandLineInterface(Console console, ImmutableList<CommandGroup> groups) {
    this.console = console;
    this.groups = groups;
    this.commands = CommandGroup.commands(groups);
  }

  /** A command line of one command alone, for programs that carry it out in another way. */
  public static CommandLineInterface of(Console console, Command only) {
    return new CommandLineInterface(console, Lists.immutable.of(CommandGroup.of("commands", only)));
  }

  /** The commands, in the order of the help. */
  ImmutableList<Command> commands() {
    return commands;
  }

  /** Runs a command line. Returns the exit code, see {@link org.gonu.cli.console.ExitCode}. */
  public int run(String[] args) {
    if (args.length > 0 && isVersion(args[0])) {
      // Scripts ask for it: no command is loaded.
      return version();
    }
    Screen errScreen = console.errScreen();
    try {
      CommonOptions.Taken taken = CommonOptions.take(Lists.immutable.with(args), console);
      errScreen = taken.console().errScreen();
      return dispatch(taken.rest(), taken.console());
    } catch (UsageException wrong) {
      console.err().println("gonu: " + wrong.getMessage());
      return ExitCode.WRONG_USAGE;
    } catch (InputException faulty) {
      console.err().print(faulty.shownOn(errScreen));
      return ExitCode.INPUT_HAS_ERRORS;
    } catch (RuntimeException | Error bug) {
      new CrashReport(args, bug).announce(console);
      return ExitCode.BUG;
    }
  }

  private int version() {
    console.out().println("gonu " + Version.current());
    return ExitCode.FINE;
  }

  private int dispatch(ImmutableList<String> args, Console wanted) {
    Help help = new Help(wanted.out(), wanted.outScreen());
    if (args.isEmpty()) {
      new Help(wanted.err(), wanted.errScreen()).overview(groups);
      return ExitCode.WRONG_USAGE;
    }
    String verb = args.getFirst();
    boolean isAboutHelp = args.size() == 1 || args.get(1).equals("help");
    if (isHelp(verb) || (verb.equals("help") && isAboutHelp)) {
      help.overview(groups);
      return ExitCode.FINE;
    }
    if (isVersion(verb)) {
      return version();
    }
    if (verb.equals("help")) {
      if (args.size() > 2) {
        throw new UsageException("help: expected one command, and found '" + args.get(2) + "' too");
      }
      help.command(find(args.get(1)));
      return ExitCode.FINE;
    }
    Command command = find(verb);
    if (args.anySatisfy(CommandLineInterface::isHelp)) {
      help.command(command);
      return ExitCode.FINE;
    }
    if (args.anySatisfy(CommandLineInterface::isVersion)) {
      return version();
    }
    Arguments arguments = parse(command, args.drop(1));
    if (command.runsLanes()) {
      VectorsNote.printTo(wanted);
    }
    return command.run(arguments, wanted);
  }

  private static boolean isHelp(String argument) {
    return argument.equals("--help") || argument.equals("-h");
  }

  private static boolean isVersion(String argument) {
    return argument.equals("--version") || argument.equals("-v");
  }

  private Command find(String verb) {
    return commands
        .detectOptional(command -> command.name().equals(verb))
        .orElseThrow(
            () ->
                new UsageException(
                    "there is no command '"
                        + verb
                        + "'"
                        + suggestion("", verb, commands.collect(Command::name))
                        + "; 'gonu --help' lists them"));
  }

  private static Arguments parse(Command command, ImmutableList<String> args) {
    Options options = new Options();
    command.options().each(option -> options.addOption(option.toParserOption()));
    CommandLine line;
    try {
      line =
          DefaultParser.builder()
              .setAllowPartialMatching(false)
              .get()
              .parse(options, args.toArray(new String[0]));
    } catch (UnrecognizedOptionException unknown) {
      String given = unknown.getOption();
      String suggestion =
          suggestion(
              "--",
              given.replaceFirst("^-+", ""),
              command.options().newWithAll(CommonOptions.ALL).collect(CommandOption::name));
      throw usage(command, "unknown option '" + given + "'" + suggestion);
    } catch (MissingArgumentException missing) {
      throw usage(command, "option '--" + missing.getOption().getLongOpt() + "' needs a value");
    } catch (ParseException other) {
      throw usage(command, "wrong options: " + other.getMessage());
    }
    for (CommandOption option : command.options()) {
      String[] values = line.getOptionValues(option.name());
      if (values != null && needsText(option) && Lists.immutable.of(values).contains("")) {
        throw usage(command, "option '--" + option.name() + "' needs a value");
      }
      if (!option.repeatable() && values != null && values.length > 1) {
        throw usage(command, "option '--" + option.name() + "' is given more than once");
      }
    }
    if (line.getArgList().contains("")) {
      throw usage(command, "an argument is empty");
    }
    return new Arguments(command.name(), line);
  }

  /** False where nothing between quotation marks is something: no moves at all. */
  private static boolean needsText(CommandOption option) {
    return option.argument().filter(each -> !each.startsWith("'")).isPresent();
  }

  private static UsageException usage(Command command, String message) {
    return new UsageException(
        command.name() + ": " + message + "; 'gonu " + command.name() + " --help' shows them all");
  }

  private static String suggestion(String prefix, String given, ListIterable<String> names) {
    return SpellingDistance.nearest(given, names)
        .or(() -> names.detectOptional(name -> isCutShort(name, given) || isCutShort(given, name)))
        .map(name -> ", did you mean '" + prefix + name + "'?")
        .orElse("");
  }

  /** True of 'out' for 'output', and not of one or two letters, which many words begin with. */
  private static boolean isCutShort(String part, String whole) {
    return part.length() > 2 && whole.startsWith(part);
  }
}
