package org.gonu.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.Json;
import org.gonu.cli.input.BoardView;
import org.gonu.cli.input.Engines;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.PositionOptions;
import org.gonu.game.Game;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/** The command {@code show}: shows a position. */
public final class ShowCommand implements Command {
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
        Engines.OPTION,
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
    Engines.check(arguments);
    PositionOptions.open(
        arguments,
        console,
        (game, machine, state) -> {
          if (arguments.has(JSON)) {
            console.out().println(Json.print(json(machine, state)));
          } else {
            show(game, machine, state, console);
          }
        });
    return ExitCode.FINE;
  }

  private static void show(Game game, StateMachine machine, State state, Console console) {
    console.out().print(new BoardView(game, machine).draw(machine.facts(state)));
    console.out().println();
    for (Role role : machine.roles()) {
      ImmutableList<Move> legal = machine.legalMoves(state, role);
      console.out().println(role + ": " + count(legal.size()));
      legal.each(move -> console.out().println("  " + move));
    }
    console.out().println(machine.isTerminal(state) ? "terminal" : "not terminal");
    for (Role role : machine.roles()) {
      goal(machine, state, role)
          .ifPresent(goal -> console.out().println("goal of " + role + ": " + goal));
    }
  }

  private static String count(int moves) {
    return moves == 1 ? "1 legal move" : moves + " legal moves";
  }

  /** The goal of a role; sheets must define it only in terminal states. */
  private static Optional<Integer> goal(StateMachine machine, State state, Role role) {
    if (machine.isTerminal(state)) {
      return Optional.of(machine.goal(state, role));
    }
    try {
      return Optional.of(machine.goal(state, role));
    } catch (BrokenContractException notYet) {
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
