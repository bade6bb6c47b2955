package org.gonu.ruletest;

import java.util.Optional;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.game.Game;
import org.gonu.game.JointMoveReader;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.Expression;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** The current position of a test, and the operations that change it. */
final class Stage {
  private final SourceText source;
  private final Game game;
  private final StateMachine machine;
  private final KnownTerms knownFacts;
  private State state;

  Stage(SourceText source, Game game, StateMachine machine, KnownTerms knownFacts) {
    this.source = source;
    this.game = game;
    this.machine = machine;
    this.knownFacts = knownFacts;
    this.state = machine.initialState();
  }

  State state() {
    return state;
  }

  void play(ImmutableList<Expression> jointMoves) {
    JointMoveReader moves = new JointMoveReader(game, machine);
    for (Expression joint : jointMoves) {
      if (machine.isTerminal(state)) {
        throw fail(joint.span(), "the match is over before this move", "remove it");
      }
      Optional<ImmutableList<Move>> read = moves.read(source, joint, state);
      if (read.isEmpty()) {
        ImmutableList<String> legal =
            moves
                .legal(state)
                .collectWithIndex((own, i) -> machine.roles().get(i) + ": " + own.makeString(" "));
        throw fail(joint.span(), "this move is not legal", "legal are " + legal.makeString("; "));
      }
      state = machine.next(state, read.get());
    }
  }

  void set(ImmutableList<Expression> facts) {
    state = machine.stateOf(facts.collect(this::fact));
  }

  void add(ImmutableList<Expression> facts) {
    MutableSet<Term> all = Sets.mutable.withAll(machine.facts(state));
    all.addAllIterable(facts.collect(this::fact));
    state = machine.stateOf(all);
  }

  void remove(ImmutableList<Expression> patterns) {
    MutableSet<Term> left = Sets.mutable.withAll(machine.facts(state));
    for (Expression expression : patterns) {
      if (!left.removeIf(pattern(expression)::matches)) {
        throw fail(expression.span(), "no such fact holds", "there is nothing to remove");
      }
    }
    state = machine.stateOf(left);
  }

  /** The role that an expression names. */
  Role role(Expression expression) {
    String name = ground(expression).toString();
    return machine
        .roles()
        .detectOptional(role -> role.name().equals(name))
        .orElseThrow(
            () ->
                fail(
                    expression.span(),
                    "there is no role '" + name + "'",
                    "the roles are " + machine.roles().makeString(", ")));
  }

  /** A number that is not negative. */
  long number(Expression expression) {
    String text = source.text(expression.span());
    if (!text.matches("[0-9]{1,18}")) {
      throw malformed(expression.span(), "expected a number", "write digits only");
    }
    return Long.parseLong(text);
  }

  /** A fact that some rule makes. */
  private Term fact(Expression expression) {
    Term fact = ground(expression);
    Optional<String> advice = knownFacts.advice(fact);
    if (advice.isPresent()) {
      throw fail(expression.span(), "no rule makes the fact '" + fact + "'", advice.get());
    }
    return fact;
  }

  /** A term that may have variables. */
  Term term(Expression expression) {
    return valueOf(GdlReader.toPattern(source, expression, game.spelling()));
  }

  Term ground(Expression expression) {
    return valueOf(GdlReader.toTerm(source, expression, game.spelling()));
  }

  TermPattern pattern(Expression expression) {
    return new TermPattern(term(expression));
  }

  private static Term valueOf(Outcome<Term> term) {
    return term.value().orElseThrow(() -> new StepException(term.diagnostics().all().getFirst()));
  }

  StepException malformed(Span span, String message, String help) {
    return new StepException(
        Diagnostic.of(DiagnosticCode.TEST_SYNTAX, source, span, message).withHelp(help));
  }

  private StepException fail(Span span, String message, String help) {
    return new StepException(
        Diagnostic.of(DiagnosticCode.TEST_STEP, source, span, message).withHelp(help));
  }
}
