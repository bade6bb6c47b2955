package org.gonu.analysis.simulation;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.machine.Role;
import org.gonu.text.DiagnosticCode;

/**
 * Something that a course shows in its last state.
 *
 * @param role whose moves or goals are at fault; empty if no role's
 * @param message what is wrong, one line
 * @param rules that are at fault, where they are known already
 * @param term the fact or move that is at fault; empty if it is none
 */
record Fault(
    DiagnosticCode code,
    Optional<Role> role,
    String message,
    ImmutableList<Rule> rules,
    Optional<Term> term) {

  /** What faults of one kind have in common; one of each kind is told. */
  record Kind(DiagnosticCode code, Optional<Role> role) {}

  Kind kind() {
    return new Kind(code, role);
  }
}
