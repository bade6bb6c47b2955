package org.gonu.cli.input;

import java.time.Duration;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UsageException;
import org.gonu.game.CircuitStage;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.PackedGame;
import org.gonu.machine.StateMachine;

/** The engines that a command can use, and the options that select them. */
public final class Engines {
  private static final String ENGINE = "engine";

  /** The option for the engine that shows one position. */
  public static final CommandOption OF_POSITION =
      CommandOption.value(
          ENGINE,
          "NAME",
          "the engine that runs the rules: reference, circuit, or auto for the circuit if it is"
              + " soon made",
          "reference");

  /** The option for what counts sequences of moves. */
  public static final CommandOption OF_PERFT =
      CommandOption.value(
          ENGINE,
          "NAME",
          "what counts: lanes (many positions at a time), circuit or reference (one at a time), or"
              + " auto for lanes if they are soon made",
          "auto");

  /** The option for the engine that a record is compared with. */
  public static final CommandOption OF_REPLAY =
      CommandOption.value(
          ENGINE, "NAME", "the engine that replays: reference, circuit or auto", "reference");

  /** Time to wait for a circuit that was not asked for by name. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /** Processor time for a circuit that was asked for by name. */
  public static final Duration LIMIT = Duration.ofMinutes(4);

  /** Why there is no circuit, if it takes too long. */
  public static final String TOO_LONG =
      "it takes more than " + LIMIT.toSeconds() + " s of processor time";

  private static final String OTHER_ENGINE = "use --engine reference";

  private Engines() {}

  /**
   * Refuses the name of an unknown engine, as {@link #OF_POSITION} or {@link #OF_REPLAY} gives it.
   */
  public static void check(Arguments arguments, CommandOption option) {
    arguments
        .text(option)
        .filter(name -> !name.matches("reference|circuit|auto"))
        .ifPresent(
            name -> {
              throw new UsageException(
                  "--engine must be 'reference', 'circuit' or 'auto', not '" + name + "'");
            });
  }

  /** True if the reference engine is selected by name or default. */
  public static boolean isReference(Arguments arguments, CommandOption option) {
    return arguments.text(option).orElseThrow().equals("reference");
  }

  /**
   * The lanes of a game that count sequences of moves; empty if one position at a time is to be
   * counted.
   *
   * @throws InputException if lanes were asked for by name and cannot be made
   */
  public static Optional<PackedGame> lanesOfPerft(Game game, Arguments arguments) {
    return switch (arguments.text(OF_PERFT).orElseThrow()) {
      case "lanes" -> Optional.of(circuit(game).lanes());
      case "auto" -> game.fastEngine().awaitRewrittenOrDraft(PATIENCE).map(FastEngine.Made::lanes);
      default -> Optional.empty();
    };
  }

  /** Refuses the name of an unknown engine of a perft. */
  public static void checkOfPerft(Arguments arguments) {
    arguments
        .text(OF_PERFT)
        .filter(name -> !name.matches("lanes|reference|circuit|auto"))
        .ifPresent(
            name -> {
              throw new UsageException(
                  "--engine must be 'lanes', 'circuit', 'reference' or 'auto', not '" + name + "'");
            });
  }

  /**
   * A machine of the selected engine, whose name was checked before.
   *
   * @throws InputException if the circuit was asked for by name and cannot be made
   */
  public static StateMachine machine(Game game, Arguments arguments, CommandOption option) {
    return switch (arguments.text(option).orElseThrow()) {
      case "reference" -> game.newMachine();
      case "circuit", "lanes" ->
          game.newMachine(made(game, CircuitStage.DRAFT, OTHER_ENGINE).circuit());
      default ->
          game.fastEngine()
              .await(CircuitStage.DRAFT, PATIENCE)
              .map(made -> game.newMachine(made.circuit()))
              .orElseGet(game::newMachine);
    };
  }

  /**
   * A machine of the selected engine that has all of some facts; "auto" falls back to the reference
   * engine if the circuit does not.
   *
   * @throws InputException if the circuit was asked for by name, and does not have them or cannot
   *     be made
   */
  public static StateMachine machineFor(
      Game game, Arguments arguments, CommandOption option, ImmutableList<Term> facts) {
    StateMachine machine = machine(game, arguments, option);
    try {
      machine.stateOf(facts);
      return machine;
    } catch (IllegalArgumentException unreachable) {
      if (arguments.text(option).orElseThrow().equals("auto")) {
        return game.newMachine();
      }
      throw new InputException(
          "gonu: the circuit does not know this position: "
              + unreachable.getMessage()
              + "\nhelp: use --engine reference\n");
    }
  }

  /**
   * The circuit of a game.
   *
   * @throws InputException if it cannot be made
   */
  public static FastEngine.Made circuit(Game game) {
    return circuit(game, OTHER_ENGINE);
  }

  /**
   * The circuit of a game.
   *
   * @param help what to do if there is none
   * @throws InputException if it cannot be made
   */
  public static FastEngine.Made circuit(Game game, String help) {
    return made(game, CircuitStage.REWRITTEN, help);
  }

  private static FastEngine.Made made(Game game, CircuitStage stage, String help) {
    Optional<FastEngine.Made> made = game.fastEngine().awaitWork(stage, LIMIT);
    if (made.isEmpty()) {
      String reason = game.fastEngine().failure();
      game.fastEngine().cancel();
      throw new InputException(
          "gonu: '"
              + game.sheet().source().name()
              + "' has no circuit: "
              + (reason.isEmpty() ? TOO_LONG : reason)
              + "\nhelp: "
              + help
              + "\n");
    }
    return made.get();
  }
}
