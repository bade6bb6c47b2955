package org.gonu.cli.console;

import org.eclipse.collections.api.list.ImmutableList;

/** A command of the program. */
public interface Command {
  /** The name as it is typed, such as {@code match}. */
  String name();

  /** What the command does, in one line. */
  String summary();

  /** Its arguments as shown in help, such as {@code FILE...}. */
  String arguments();

  /** Its options, in the order of the help. */
  ImmutableList<CommandOption> options();

  /**
   * True if the command uses lanes: the launcher then adds the Java machine's vector module, which
   * prints a warning. Where the module is left out, the command line says so.
   */
  default boolean runsLanes() {
    return false;
  }

  /** Examples that work, without the name of the program. */
  ImmutableList<String> examples();

  /**
   * Runs the command.
   *
   * @return the exit code
   * @throws UsageException if the arguments are wrong
   * @throws InputException if an input has errors
   */
  int run(Arguments arguments, Console console);
}
