package org.gonu.cli.sheet;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.derivation.Model;
import org.gonu.analysis.derivation.Program;
import org.gonu.analysis.explain.Explainer;
import org.gonu.analysis.explain.ExplanationText;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.PositionOptions;
import org.gonu.cli.input.SheetLookup;
import org.gonu.game.Game;
import org.gonu.gdl.Atom;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;

/** The command {@code explain}: shows why an atom holds in a position, or why not. */
public final class ExplainCommand implements Command {
  private static final CommandOption DO =
      CommandOption.value(
          "do",
          "'MOVE ...'",
          "the joint move that is made, for 'next' and 'does': the moves of all roles, or the move"
              + " of the only role that has a choice");
  private static final CommandOption DEPTH =
      CommandOption.value("depth", "N", "rules one below the other, 1 to 100", 4);
  private static final CommandOption JSON =
      CommandOption.flag("json", "print the explanation as a JSON object");

  @Override
  public String name() {
    return "explain";
  }

  @Override
  public String summary() {
    return "tells by which rules something holds in a position, or why it does not";
  }

  @Override
  public String arguments() {
    return "FILE ATOM|CODE";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        DO,
        DEPTH,
        PositionOptions.MOVES,
        PositionOptions.AFTER,
        PositionOptions.FACTS,
        GameFile.CASE_SENSITIVE,
        JSON);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "explain rules/krk.kif '(legal white (move wk c 1 c 2))'",
        "explain rules/krk.kif '(legal white (move wk c 1 b 3))'",
        "explain rules/krk.kif '(next (cell b 2 ?piece))' --do '(move wk c 1 b 2)'",
        "explain rules/krk.kif terminal --after test-matches/krk-1.json:3",
        "explain GDL-104");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().size() == 1
        && DiagnosticPages.isCode(arguments.positional().getFirst())) {
      refuseOptions(arguments);
      console.out().print(DiagnosticPages.of(arguments.positional().getFirst()));
      return ExitCode.FINE;
    }
    if (arguments.positional().size() != 2) {
      throw new UsageException(
          "explain: expected a rule sheet and what to explain, such as '(legal white ?move)',"
              + " or the code of a diagnostic, such as GDL-104");
    }
    int depth = (int) arguments.number(DEPTH, 1, 100);
    Game game =
        GameFile.load(
            SheetLookup.find(arguments.positional().getFirst()),
            GameFile.policy(arguments),
            console);
    Atom question = AtomQuestion.read(arguments.positional().getLast(), game);
    GameFile.guard(game, () -> explain(game, question, depth, arguments, console));
    return ExitCode.FINE;
  }

  /** What the page says of a code depends on no option. */
  private void refuseOptions(Arguments arguments) {
    options()
        .detectOptional(arguments::has)
        .ifPresent(
            option -> {
              throw new UsageException(
                  "explain: --"
                      + option.name()
                      + " needs a rule sheet, and does not go with the code of a diagnostic");
            });
  }

  private static void explain(
      Game game, Atom question, int depth, Arguments arguments, Console console) {
    StateMachine machine = game.newMachine();
    PositionOptions positions = new PositionOptions(game, machine);
    State state = positions.find(arguments);
    ImmutableList<Move> jointMove =
        arguments
            .text(DO)
            .map(text -> positions.jointMove(DO, text, state))
            .orElse(Lists.immutable.empty());
    Program program = new Program(game.rules());
    AtomQuestion.checkRelation(program, question.predicate());
    Model model = program.modelOf(machine.facts(state), machine.roles(), jointMove);
    Explainer.Answer answer = new Explainer(model).explain(question, depth);
    console
        .out()
        .print(
            arguments.has(JSON)
                ? Json.print(new ExplanationJson(game.sheet()).of(answer)) + "\n"
                : new ExplanationText(game.sheet(), ColouredMarks.on(console)).print(answer));
    if (jointMove.isEmpty() && program.dependsOnMoves(question.predicate())) {
      console.err().println("help: name the joint move that is made with --do");
    }
  }
}
