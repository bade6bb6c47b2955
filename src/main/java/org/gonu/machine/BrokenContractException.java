package org.gonu.machine;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.text.DiagnosticCode;

/**
 * Thrown if the rules of a game break its contract in some state: a fault of the rule sheet that
 * only shows in play. It names the role, the state and the rules.
 */
public final class BrokenContractException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final DiagnosticCode code;
  private final Optional<Role> role;
  private final transient ImmutableList<Term> facts;
  private final transient ImmutableList<Rule> rules;

  /**
   * An exception for a fault.
   *
   * @param message what is wrong, one line
   * @param role the role whose moves or goals are at fault; empty if the fault concerns no role
   * @param facts the state in which the fault shows, in canonical order
   * @param rules the rules of the sheet that are at fault, or of which one should have applied
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

  /** The role whose moves or goals are at fault; empty if the fault concerns no role. */
  public Optional<Role> role() {
    return role;
  }

  /** The state in which the fault shows, in canonical order. */
  public ImmutableList<Term> facts() {
    return facts;
  }

  /** The rules at fault, or those of which one should have applied. */
  public ImmutableList<Rule> rules() {
    return rules;
  }
}
