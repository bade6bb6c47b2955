package org.gonu.check.graph;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/** How deep a variable is in terms: what makes terms grow in a cycle of rules. */
public final class VariableDepth {
  /** The depth of a variable where it is not; less than any other. */
  public static final int ABSENT = -1;

  private VariableDepth() {}

  /** How many compounds there are around a variable, at most; {@link #ABSENT} in none of them. */
  public static int in(ImmutableList<Term> terms, Variable variable) {
    return terms.collectInt(term -> in(term, variable)).maxIfEmpty(ABSENT);
  }

  /** The same in one term. */
  public static int in(Term term, Variable variable) {
    if (!(term instanceof Compound compound)) {
      return term.equals(variable) ? 0 : ABSENT;
    }
    int inside = in(compound.arguments(), variable);
    return inside == ABSENT ? ABSENT : inside + 1;
  }
}
