package org.gonu.machine;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.text.DiagnosticCode;

/**
 * Thrown where the rules of a game, run in a certain state, break what every game must keep: a
 * fault of the rule sheet that only shows in play. It names role, state and rules.
 */
public final class BrokenContractException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final DiagnosticCode code;
  private final Optional<Role> role;
  private final transient ImmutableList<Term> facts;
  private final transient ImmutableList<Rule> rules;

  /**
   * Makes a fault.
   *
   * @param message what is wrong, one line
   * @param role whose moves or goals are at fault; empty if no role's
   * @param facts the state in which it shows, in canonical order
   * @param rules the rules of the sheet that are at fault or that should have said something
   */
  public BrokenContractException(
      DiagnosticCode code,
      String message,
      Optional<Role> role,
      ImmutableList<Term> facts,
      ImmutableList<Rule> rules) {
    super(message);
    this.code = code;
    this.role = role;
    this.facts = facts;
    this.rules = rules;
  }

  /** The kind of fault. */
  public DiagnosticCode code() {
    return code;
  }

  /** Whose moves or goals are at fault; empty if no role's. */
  public Optional<Role> role() {
    return role;
  }

  /** The state in which it shows. */
  public ImmutableList<Term> facts() {
    return facts;
  }

  /** The rules at fault, or the rules none of which holds. */
  public ImmutableList<Rule> rules() {
    return rules;
  }
}
