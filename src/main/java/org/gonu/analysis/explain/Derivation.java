package org.gonu.analysis.explain;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.derivation.Witness;
import org.gonu.gdl.Literal;

/**
 * Why a literal holds: a node of a derivation tree.
 *
 * @param literal a ground literal; a negation may have variables, which stand for any term
 * @param witness the instance of a rule that makes an atom hold, for {@link Reason#RULE}, {@link
 *     Reason#FACT} and {@link Reason#DEEPER}
 * @param premises why each literal of the body holds, in the order of the text; empty unless for
 *     {@link Reason#RULE}
 */
public record Derivation(
    Literal literal, Reason reason, Optional<Witness> witness, ImmutableList<Derivation> premises) {

  /** Why a literal holds. */
  public enum Reason {
    /** A rule, whose body holds. */
    RULE("by a rule"),
    /** A fact of the sheet. */
    FACT("a fact of the sheet"),
    /** A fact of the state. */
    STATE("in the state"),
    /** A move of the joint move. */
    MOVE("in the joint move"),
    /** A negation: no rule makes its atom so. */
    ABSENT("no rule makes it so"),
    /** A comparison of different terms. */
    DIFFERENT("different"),
    /** A negated comparison of equal terms. */
    SAME("the same"),
    /** A rule, as shown earlier in the tree. */
    ABOVE("as shown above"),
    /** A rule beyond the requested depth. */
    DEEPER("by a rule, not shown");

    private final String phrase;

    Reason(String phrase) {
      this.phrase = phrase;
    }

    /** The words that messages use. */
    public String phrase() {
      return phrase;
    }
  }

  /** A literal without premises. */
  static Derivation leaf(Literal literal, Reason reason) {
    return new Derivation(literal, reason, Optional.empty(), Lists.immutable.empty());
  }
}
