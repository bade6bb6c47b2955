package org.gonu.cli.input;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UsageException;
import org.gonu.game.Game;
import org.gonu.game.JointMoveReader;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.Expression;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordReader;
import org.gonu.match.Replay;
import org.gonu.ruletest.KnownTerms;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** The options that name a position, and how it is found. */
public final class PositionOptions {
  /** The option to name it by a sequence of joint moves. */
  public static final CommandOption MOVES =
      CommandOption.value(
          "moves",
          "'(JOINT) ...'",
          "after these joint moves, such as '((mark 1 1) noop)'; where one role alone has a choice,"
              + " its move will do");

  /** The option to name it by a step of a recorded match. */
  public static final CommandOption AFTER =
      CommandOption.value(
          "after", "MATCH.json:STEP", "after so many joint moves of a recorded match");

  /** The option to name it by its facts. */
  public static final CommandOption FACTS =
      CommandOption.value("facts", "FILE", "the state in which the facts of a file hold");

  private final Game game;
  private final StateMachine machine;

  /** An action of a command at a position. */
  @FunctionalInterface
  public interface Use {
    /**
     * Runs the action.
     *
     * @param machine of the reference engine
     * @param state of the machine
     */
    void at(Game game, StateMachine machine, State state);
  }

  /** Positions of a game on a machine. */
  public PositionOptions(Game game, StateMachine machine) {
    this.game = game;
    this.machine = machine;
  }

  /**
   * Loads the rule sheet of a command, and runs an action at the position that its options name.
   */
  public static void open(Arguments arguments, Console console, Use use) {
    Game game = GameFile.load(SheetFiles.only(arguments), GameFile.policy(arguments), console);
    GameFile.guard(
        game,
        () -> {
          StateMachine machine = game.newMachine();
          use.at(game, machine, new PositionOptions(game, machine).find(arguments));
        });
  }

  /** The position that the options name; the initial state by default. */
  public State find(Arguments arguments) {
    long given = Lists.immutable.of(MOVES, AFTER, FACTS).count(option -> arguments.has(option));
    if (given > 1) {
      throw new UsageException("only one of --moves, --after and --facts can be given");
    }
    if (arguments.has(MOVES)) {
      return afterMoves(arguments.text(MOVES).orElseThrow());
    }
    if (arguments.has(AFTER)) {
      return afterStep(arguments.text(AFTER).orElseThrow());
    }
    if (arguments.has(FACTS)) {
      return ofFacts(arguments.text(FACTS).orElseThrow());
    }
    return machine.initialState();
  }

  private State afterMoves(String text) {
    SourceText source = new SourceText("--moves", text);
    State state = machine.initialState();
    int step = 0;
    for (Expression joint : valueOf(GdlReader.readExpressions(source))) {
      step++;
      if (machine.isTerminal(state)) {
        throw new InputException(
            "gonu: the match is over before joint move " + step + " of --moves\n");
      }
      state = machine.next(state, jointMove(source, joint, state, step));
    }
    return state;
  }

  /**
   * The joint move that an option names: one list with a move for each role, the moves one after
   * another, or the move of the only role that has a choice.
   */
  public ImmutableList<Move> jointMove(CommandOption option, String text, State state) {
    SourceText source = new SourceText("--" + option.name(), text);
    ImmutableList<Expression> given = valueOf(GdlReader.readExpressions(source));
    Span all = new Span(0, text.length());
    Expression joint = given.size() == 1 ? given.getFirst() : new Expression.Listing(given, all);
    return jointMove(source, joint, state, 1);
  }

  private ImmutableList<Move> jointMove(
      SourceText source, Expression joint, State state, int step) {
    JointMoveReader moves = new JointMoveReader(game, machine);
    Optional<ImmutableList<Move>> read = moves.read(source, joint, state);
    if (read.isPresent()) {
      return read.get();
    }
    if (!isListOfMoves(source, joint)) {
      valueOf(GdlReader.toTerm(source, joint, game.spelling()));
    }
    throw illegal(source, joint, moves.legal(state), step);
  }

  /** True for a list that can only be the moves of all roles. */
  private boolean isListOfMoves(SourceText source, Expression joint) {
    return joint instanceof Expression.Listing list
        && list.elements().size() == machine.roles().size()
        && list.elements()
            .allSatisfy(
                move -> GdlReader.toTerm(source, move, game.spelling()).value().isPresent());
  }

  private InputException illegal(
      SourceText source, Expression joint, ImmutableList<ImmutableList<Move>> legal, int step) {
    int choosing = legal.count(moves -> moves.size() > 1);
    boolean isTooFew = choosing > 1 && !isListOfMoves(source, joint);
    String moves =
        machine
            .roles()
            .collect(role -> role + ": " + legal.get(role.index()).makeString(" "))
            .makeString("\n  ");
    return new InputException(
        "gonu: joint move "
            + step
            + " of "
            + source.name()
            + (isTooFew ? " needs a move for each role: " : " is not legal: ")
            + source.text(joint.span())
            + (isTooFew
                ? "\nhelp: " + choosing + " roles choose here; legal are"
                : "\nhelp: legal are")
            + "\n  "
            + moves
            + "\n");
  }

  private State afterStep(String text) {
    int colon = text.lastIndexOf(':');
    String number = colon < 0 ? "" : text.substring(colon + 1);
    if (colon < 1 || !number.matches("[0-9]{1,9}")) {
      throw new UsageException("--after must be MATCH.json:STEP, not '" + text + "'");
    }
    MatchRecord record = valueOf(MatchRecordReader.read(GameFile.path(text.substring(0, colon))));
    int step = Integer.parseInt(number);
    if (step > record.moves().size()) {
      throw new InputException(
          "gonu: the match has " + record.moves().size() + " joint moves, not " + step + "\n");
    }
    Replay.Result result = new Replay(machine, game.spelling()).run(record, step, reached -> {});
    result
        .difference()
        .ifPresent(
            difference -> {
              throw new InputException(
                  "gonu: the record does not fit the rules: " + difference + "\n");
            });
    return result.last().orElseThrow().state();
  }

  private State ofFacts(String path) {
    SourceText source = GameFile.readOther(path);
    ImmutableList<Term> facts = valueOf(GdlReader.readFacts(source, game.spelling()));
    KnownTerms known = KnownTerms.facts(game);
    for (Term fact : facts) {
      known
          .advice(fact)
          .ifPresent(
              advice -> {
                throw new InputException(
                    "gonu: no rule makes the fact '"
                        + fact
                        + "' of "
                        + path
                        + "\nhelp: "
                        + advice
                        + "\n");
              });
    }
    return machine.stateOf(facts);
  }

  private static <T> T valueOf(Outcome<T> outcome) {
    return outcome.value().orElseThrow(() -> new InputException(outcome.diagnostics()));
  }
}
