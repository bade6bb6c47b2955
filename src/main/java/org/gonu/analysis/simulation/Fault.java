package org.gonu.analysis.simulation;

import java.util.Optional;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.machine.Role;
import org.gonu.text.DiagnosticCode;

/**
 * A fault that a course shows in its last state.
 *
 * @param role the role whose moves or goals are at fault; empty if the fault concerns no role
 * @param message what is wrong, one line
 * @param rules the rules at fault, if already known
 * @param terms the facts or the move at fault, the most likely first, or the joint move that cannot
 *     be carried out; may be empty
 * @param subject the relation at fault, where each relation can have a fault of its own; the empty
 *     string if the code and the role tell all
 */
record Fault(
    DiagnosticCode code,
    Optional<Role> role,
    String message,
    ImmutableList<Rule> rules,
    ImmutableList<Term> terms,
    String subject) {
  private static final ImmutableSet<DiagnosticCode> TOO_MUCH =
      Sets.immutable.of(
          DiagnosticCode.TOO_MANY_FACTS,
          DiagnosticCode.TERM_TOO_LARGE,
          DiagnosticCode.TOO_MUCH_WORK);

  /** A fault of which the code and the role tell the kind. */
  Fault(
      DiagnosticCode code,
      Optional<Role> role,
      String message,
      ImmutableList<Rule> rules,
      ImmutableList<Term> terms) {
    this(code, role, message, rules, terms, "");
  }

  /** True if the rules ask for more than the machine can do. */
  boolean asksForTooMuch() {
    return TOO_MUCH.contains(code);
  }

  /** The kind of a fault. Only one fault of each kind is reported. */
  record Kind(DiagnosticCode code, Optional<Role> role, String subject) {}

  Kind kind() {
    return new Kind(code, role, subject);
  }
}
