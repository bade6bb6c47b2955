package org.gonu.analysis.simulation;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.derivation.Model;
import org.gonu.analysis.derivation.Program;
import org.gonu.analysis.simulation.ShortestFaults.Finding;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.machine.Move;
import org.gonu.machine.Role;

/** Finds the rules at fault for a finding. */
final class Witnesses {
  private final Program program;
  private final ImmutableList<Role> roles;

  Witnesses(Program program, ImmutableList<Role> roles) {
    this.program = program;
    this.roles = roles;
  }

  Violation violation(Finding finding) {
    Fault fault = finding.fault();
    return new Violation(
        fault.code(),
        fault.role(),
        fault.message(),
        fault.rules().isEmpty() ? rules(fault, finding.course()) : fault.rules(),
        finding.course().steps().collect(Witnesses::step),
        fault.asksForTooMuch() ? fault.terms() : Lists.immutable.empty(),
        finding.isShortest());
  }

  private static Violation.Step step(Course course) {
    Inspection inspection = course.inspection();
    return new Violation.Step(
        course.jointMove(),
        inspection.facts(),
        inspection.isTerminal(),
        inspection.legal().collect(ImmutableList::size),
        inspection.goals());
  }

  private ImmutableList<Rule> rules(Fault fault, Course course) {
    return switch (fault.code()) {
      case UNDECLARED_FACT, EMPTY_AND_FILLED ->
          course
              .before()
              .map(before -> rules(before, course.jointMove(), Keyword.NEXT, fault))
              .orElseGet(() -> rules(course, Lists.immutable.empty(), Keyword.INIT, fault));
      case UNDECLARED_MOVE -> rules(course, Lists.immutable.empty(), Keyword.LEGAL, fault);
      case FALLING_GOAL -> rules(course, Lists.immutable.empty(), Keyword.GOAL, fault);
      default -> Lists.immutable.empty();
    };
  }

  /**
   * The rules that derived the atoms of a keyword for the role and the terms of a fault; empty if
   * unknown.
   */
  private ImmutableList<Rule> rules(
      Course course, ImmutableList<Move> jointMove, Keyword keyword, Fault fault) {
    Model model = program.modelOf(course.inspection().facts(), roles, jointMove);
    ImmutableList<Atom> atoms =
        model
            .extension(keyword.predicate())
            .atoms()
            .select(
                atom ->
                    fault
                        .role()
                        .map(Role::name)
                        .map(atom.arguments().getFirst().toString()::equals)
                        .orElse(true))
            .toImmutableList();
    ImmutableList<Atom> culprits =
        fault.terms().isEmpty()
            ? atoms.take(1)
            : fault
                .terms()
                .flatCollect(term -> atoms.select(atom -> atom.arguments().getLast().equals(term)));
    return culprits
        .collect(model::witness)
        .select(Optional::isPresent)
        .collect(witness -> witness.orElseThrow().rule())
        .distinct();
  }
}
