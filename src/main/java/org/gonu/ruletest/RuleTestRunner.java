package org.gonu.ruletest;

import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.analysis.Perft;
import org.gonu.analysis.TooManySequencesException;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.Expression;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.StateMachine;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Runs tests on a game. */
public final class RuleTestRunner {
  /** Joint moves; more would take longer than anybody waits. */
  private static final int MAX_PERFT_DEPTH = 100;

  private final SourceText source;
  private final Game game;
  private final StateMachine machine;
  private final KnownTerms knownFacts;
  private final KnownTerms knownMoves;
  private final MutableList<Diagnostic> failures = Lists.mutable.empty();

  private RuleTestRunner(SourceText source, Game game) {
    this.source = source;
    this.game = game;
    this.machine = game.newMachine();
    this.knownFacts = KnownTerms.facts(game);
    this.knownMoves = KnownTerms.moves(game);
  }

  /** The results of all tests of a file, in its order. */
  public static ImmutableList<RuleTestResult> run(RuleTestFile file, Game game) {
    return run(file, game, () -> false);
  }

  /**
   * The results of the tests of a file, in its order.
   *
   * @param isOver asked before each test; once true, the results end
   */
  public static ImmutableList<RuleTestResult> run(
      RuleTestFile file, Game game, BooleanSupplier isOver) {
    RuleTestRunner runner = new RuleTestRunner(file.source(), game);
    MutableList<RuleTestResult> results = Lists.mutable.empty();
    for (RuleTest test : file.tests()) {
      if (isOver.getAsBoolean()) {
        break;
      }
      results.add(runner.run(test));
    }
    return results.toImmutable();
  }

  private RuleTestResult run(RuleTest test) {
    failures.clear();
    Stage stage = new Stage(source, game, machine, knownFacts);
    for (Directive directive : test.directives()) {
      try {
        run(directive, stage);
      } catch (StepException aborted) {
        failures.add(aborted.finding());
        break;
      } catch (BrokenContractException fault) {
        failures.add(Diagnostic.of(fault.code(), source, directive.span(), message(fault)));
        break;
      }
    }
    return new RuleTestResult(test, Diagnostics.of(failures));
  }

  private static String message(BrokenContractException fault) {
    return "the rules break down: " + fault.getMessage();
  }

  private void run(Directive directive, Stage stage) {
    ImmutableList<Expression> arguments = directive.arguments();
    switch (directive.verb()) {
      case PLAY -> stage.play(arguments);
      case STATE -> stage.set(arguments);
      case ADD -> stage.add(arguments);
      case REMOVE -> stage.remove(arguments);
      case TRUE -> expectation(directive, stage, aboutFacts()).check(arguments, facts(stage));
      case LEGAL -> legal(directive, stage);
      case GOAL -> goals(directive, stage);
      case TERMINAL -> terminal(directive, stage);
      case PERFT -> perft(directive, stage);
      case TEST, SHEET -> throw new IllegalStateException("not inside of a test: " + directive);
    }
  }

  private TermExpectation expectation(
      Directive directive, Stage stage, TermExpectation.Subject subject) {
    return new TermExpectation(source, directive, stage, subject, failures);
  }

  private TermExpectation.Subject aboutFacts() {
    return new TermExpectation.Subject(
        "facts", "this fact holds", "this fact does not hold", knownFacts);
  }

  private ImmutableList<Term> facts(Stage stage) {
    return machine.facts(stage.state());
  }

  private void legal(Directive directive, Stage stage) {
    if (directive.arguments().isEmpty()) {
      throw stage.malformed(directive.span(), "'legal' needs a role", "write 'legal ROLE MOVE...'");
    }
    Role role = stage.role(directive.arguments().getFirst());
    TermExpectation.Subject moves =
        new TermExpectation.Subject(
            "legal moves of " + role,
            "this move is legal for " + role,
            "this move is not legal for " + role,
            knownMoves);
    expectation(directive, stage, moves)
        .check(
            directive.arguments().drop(1),
            machine.legalMoves(stage.state(), role).collect(Move::term));
  }

  private void goals(Directive directive, Stage stage) {
    ImmutableList<Expression> arguments = directive.arguments();
    if (arguments.isEmpty() || arguments.size() % 2 != 0) {
      throw stage.malformed(
          directive.span(), "'goal' takes roles with their values", "write 'goal ROLE VALUE ...'");
    }
    for (int i = 0; i < arguments.size(); i += 2) {
      Role role = stage.role(arguments.get(i));
      long expected = stage.number(arguments.get(i + 1));
      int found = machine.goal(stage.state(), role);
      if (found != expected) {
        fail(arguments.get(i + 1).span(), "the goal value of " + role + " is " + found);
      }
    }
  }

  private void terminal(Directive directive, Stage stage) {
    if (directive.arguments().notEmpty()) {
      throw stage.malformed(directive.span(), "'terminal' stands alone", "remove what follows it");
    }
    boolean terminal = machine.isTerminal(stage.state());
    if (terminal == directive.negated()) {
      fail(directive.span(), terminal ? "the match is over here" : "the match goes on here");
    }
  }

  private void perft(Directive directive, Stage stage) {
    ImmutableList<Expression> arguments = directive.arguments();
    if (arguments.size() < 2 || arguments.size() > 3) {
      throw stage.malformed(
          directive.span(),
          "'perft' takes 2 or 3 numbers",
          "write 'perft DEPTH SEQUENCES TERMINAL'");
    }
    long depth = stage.number(arguments.getFirst());
    if (depth > MAX_PERFT_DEPTH) {
      throw stage.malformed(
          arguments.getFirst().span(),
          "'perft' counts " + MAX_PERFT_DEPTH + " joint moves at most",
          "give a smaller depth");
    }
    MutableList<Perft.Row> rows = Lists.mutable.empty();
    try {
      new Perft(machine).run(stage.state(), (int) depth, rows::add);
    } catch (TooManySequencesException many) {
      fail(arguments.getFirst().span(), String.valueOf(many.getMessage()));
      return;
    }
    compare(arguments.get(1), stage, rows.getLast().sequences(), "sequences");
    if (arguments.size() == 3) {
      compare(arguments.get(2), stage, rows.getLast().terminal(), "terminal sequences");
    }
  }

  private void compare(Expression expected, Stage stage, long found, String noun) {
    if (stage.number(expected) != found) {
      fail(expected.span(), "there are " + found + " " + noun);
    }
  }

  private void fail(Span span, String message) {
    failures.add(Diagnostic.of(DiagnosticCode.TEST_EXPECTATION, source, span, message));
  }
}
