package org.gonu.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.simulation.ContractExplanation;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.FindingsText;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.Json;
import org.gonu.cli.input.BoardView;
import org.gonu.cli.input.Engines;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.PositionOptions;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.match.BrokenContracts;
import org.gonu.text.Diagnostics;

/** The command {@code show}: shows a position. */
public final class ShowCommand implements Command {
  private static final CommandOption DO =
      CommandOption.value(
          "do",
          "'MOVE ...'",
          "the state after one more joint move: the moves of all roles, or the move of the only"
              + " role that has a choice");
  private static final CommandOption JSON =
      CommandOption.flag("json", "print the position as a JSON object");

  @Override
  public String name() {
    return "show";
  }

  @Override
  public String summary() {
    return "shows a position: board, facts, legal moves, goals";
  }

  @Override
  public String arguments() {
    return "FILE";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        PositionOptions.MOVES,
        PositionOptions.AFTER,
        PositionOptions.FACTS,
        DO,
        Engines.OF_POSITION,
        GameFile.CASE_SENSITIVE,
        JSON);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "show rules/krk.kif",
        "show rules/krk.kif --moves '(move wk c 1 b 2) (move bk a 4 b 4)'",
        "show rules/krk.kif --after test-matches/krk-1.json:3");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    Engines.check(arguments, Engines.OF_POSITION);
    int[] code = {ExitCode.FINE};
    PositionOptions.open(
        arguments,
        console,
        (game, reference, named) -> {
          State position = afterMove(game, reference, named, arguments);
          if (Engines.isReference(arguments, Engines.OF_POSITION)) {
            code[0] = print(game, reference, position, arguments, console);
          } else {
            ImmutableList<Term> facts = reference.facts(position);
            StateMachine machine = Engines.machineFor(game, arguments, Engines.OF_POSITION, facts);
            code[0] = print(game, machine, machine.stateOf(facts), arguments, console);
          }
        });
    return code[0];
  }

  /** The state after the joint move of {@code --do}; the same state without that option. */
  private static State afterMove(
      Game game, StateMachine machine, State state, Arguments arguments) {
    if (!arguments.has(DO)) {
      return state;
    }
    if (machine.isTerminal(state)) {
      throw new InputException("gonu: the match is over before the joint move of --do\n");
    }
    String moves = arguments.text(DO).orElseThrow();
    return machine.next(state, new PositionOptions(game, machine).jointMove(DO, moves, state));
  }

  /** Prints a position in the form that is asked for, and returns the exit code. */
  private static int print(
      Game game, StateMachine machine, State state, Arguments arguments, Console console) {
    if (!arguments.has(JSON)) {
      return show(game, machine, state, console) ? ExitCode.FINE : ExitCode.INPUT_HAS_ERRORS;
    }
    BrokenContracts.in(machine, state)
        .each(
            fault -> {
              throw fault;
            });
    console.out().println(Json.print(json(machine, state)));
    return ExitCode.FINE;
  }

  /** Shows a position; false if the rules break their contract in it. */
  private static boolean show(Game game, StateMachine machine, State state, Console console) {
    console.out().print(new BoardView(game, machine).draw(machine.facts(state)));
    console.out().println();
    for (Role role : machine.roles()) {
      ImmutableList<Move> legal = legal(machine, state, role);
      console.out().println(role + ": " + count(legal.size()));
      legal.each(move -> console.out().println("  " + move));
    }
    console.out().println(machine.isTerminal(state) ? "terminal" : "not terminal");
    for (Role role : machine.roles()) {
      goal(machine, state, role)
          .ifPresent(goal -> console.out().println("goal of " + role + ": " + goal));
    }
    ImmutableList<BrokenContractException> faults = BrokenContracts.in(machine, state);
    if (faults.notEmpty()) {
      console.flush();
      Diagnostics findings = Diagnostics.NONE;
      for (BrokenContractException fault : faults) {
        findings = findings.and(ContractExplanation.of(fault, game));
      }
      console.err().print(FindingsText.all(findings, console.errScreen()));
    }
    return faults.isEmpty();
  }

  /** The moves of a role; empty where the rules give none. */
  private static ImmutableList<Move> legal(StateMachine machine, State state, Role role) {
    try {
      return machine.legalMoves(state, role);
    } catch (BrokenContractException none) {
      return Lists.immutable.empty();
    }
  }

  private static String count(int moves) {
    return moves == 0 ? "no legal move" : moves == 1 ? "1 legal move" : moves + " legal moves";
  }

  /** The goal of a role, if the rules give exactly one. */
  private static Optional<Integer> goal(StateMachine machine, State state, Role role) {
    try {
      return Optional.of(machine.goal(state, role));
    } catch (BrokenContractException noneOrSeveral) {
      return Optional.empty();
    }
  }

  private static ObjectNode json(StateMachine machine, State state) {
    ObjectNode node = Json.object();
    ArrayNode facts = node.putArray("facts");
    machine.facts(state).each(fact -> facts.add(fact.toString()));
    node.put("terminal", machine.isTerminal(state));
    ArrayNode roles = node.putArray("roles");
    for (Role role : machine.roles()) {
      ObjectNode own = roles.addObject().put("role", role.name());
      ArrayNode legal = own.putArray("legalMoves");
      machine.legalMoves(state, role).each(move -> legal.add(move.toString()));
      goal(machine, state, role).ifPresent(goal -> own.put("goal", goal));
    }
    return node;
  }
}
