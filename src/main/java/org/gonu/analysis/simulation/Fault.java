package org.gonu.analysis.simulation;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
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
 * @param term the fact or move at fault; empty if there is none
 */
record Fault(
    DiagnosticCode code,
    Optional<Role> role,
    String message,
    ImmutableList<Rule> rules,
    Optional<Term> term) {

  /** The kind of a fault. Only one fault of each kind is reported. */
  record Kind(DiagnosticCode code, Optional<Role> role) {}

  Kind kind() {
    return new Kind(code, role);
  }
}
