package org.gonu.cli;

/** The engines that commands can be told to use. */
final class Engines {
  /** The engine that runs the rules. */
  static final CommandOption OPTION =
      CommandOption.value(
          "engine", "NAME", "the engine that runs the rules: reference", "reference");

  private Engines() {}

  /** Refuses an engine that there is not. */
  static void check(Arguments arguments) {
    arguments
        .text(OPTION)
        .filter(name -> !name.equals("reference"))
        .ifPresent(
            name -> {
              throw new UsageException("--engine must be 'reference', not '" + name + "'");
            });
  }
}
