package org.gonu.match;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Role;

/**
 * A difference between a record and the rules.
 *
 * @param step number of joint moves made before
 * @param role whose moves or goals differ; empty if it concerns no single role
 * @param recorded what the record says, in words or numbers
 * @param derived what the rules give, in words or numbers
 * @param onlyRecorded facts or moves in the record that the rules do not give
 * @param onlyDerived facts or moves that the rules give and the record lacks
 */
public record Difference(
    Kind kind,
    int step,
    Optional<Role> role,
    String recorded,
    String derived,
    ImmutableList<Term> onlyRecorded,
    ImmutableList<Term> onlyDerived) {
  /** Most terms that a message names one by one. */
  private static final int TERMS_SHOWN = 12;

  /** What differs. */
  public enum Kind {
    /** The names of the roles or their order. */
    ROLES("the roles"),
    /** Number of entries of a list of the record. */
    LENGTH("the length of the record"),
    /** The facts of a state. */
    STATE("the state"),
    /** Whether a state is terminal. */
    TERMINAL("the end of the match"),
    /** A recorded move is not legal. */
    MOVE("a move"),
    /** Number of legal moves of a role. */
    LEGAL_COUNT("the number of legal moves"),
    /** The legal moves of a role. */
    LEGAL_MOVES("the legal moves"),
    /** A goal value. */
    GOAL("the goal value"),
    /** The rules break the contract of a game in this state, and the record does not say so. */
    BROKEN_CONTRACT("what the rules give");

    private final String subject;

    Kind(String subject) {
      this.subject = subject;
    }
  }

  static Difference of(Kind kind, int step, Optional<Role> role, String recorded, String derived) {
    return new Difference(
        kind, step, role, recorded, derived, Lists.immutable.empty(), Lists.immutable.empty());
  }

  static Difference of(BrokenContractException fault, int step, String recorded) {
    String message = String.valueOf(fault.getMessage());
    return of(Kind.BROKEN_CONTRACT, step, fault.role(), recorded, message);
  }

  /**
   * The difference in words: one line, and a further one for each side with terms of its own:
   *
   * <pre>
   * after 3 moves, white: the number of legal moves: recorded 7, derived 8
   * </pre>
   */
  public String message() {
    StringBuilder out = new StringBuilder();
    out.append(step == 0 ? "at the start" : "after " + step + (step == 1 ? " move" : " moves"));
    role.ifPresent(name -> out.append(", ").append(name));
    out.append(": ").append(kind.subject);
    out.append(": recorded ").append(recorded).append(", derived ").append(derived);
    append("\n  only recorded: ", onlyRecorded, out);
    append("\n  only derived: ", onlyDerived, out);
    return out.toString();
  }

  private static void append(String heading, ImmutableList<Term> terms, StringBuilder out) {
    if (terms.isEmpty()) {
      return;
    }
    out.append(heading);
    int shown = Math.min(TERMS_SHOWN, terms.size());
    out.append(terms.take(shown).collect(Printer.COMPACT::print).makeString(" "));
    if (shown < terms.size()) {
      out.append(" and ").append(terms.size() - shown).append(" more");
    }
  }

  @Override
  public String toString() {
    return message();
  }
}
