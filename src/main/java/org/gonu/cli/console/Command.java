package org.gonu.cli.console;

import org.eclipse.collections.api.list.ImmutableList;

/** One verb of the command line. */
public interface Command {
  /** The verb. */
  String name();

  /** What it does, in one line. */
  String summary();

  /** Its arguments as help shows them, such as {@code FILE...}. */
  String arguments();

  /** Its options, in the order of the help. */
  ImmutableList<CommandOption> options();

  /**
   * True if it runs lanes or tells of them: the launcher then asks for the vectors of the Java
   * machine, which says a line of its own about that.
   */
  default boolean runsLanes() {
    return false;
  }

  /** Command lines that work, without the name of the program. */
  ImmutableList<String> examples();

  /**
   * Carries it out.
   *
   * @return the exit code
   * @throws UsageException if the arguments are wrong
   * @throws InputException if an input has errors
   */
  int run(Arguments arguments, Console console);
}
