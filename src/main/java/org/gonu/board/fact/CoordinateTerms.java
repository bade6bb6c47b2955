package org.gonu.board.fact;

import java.util.regex.Matcher;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;

/** The parts of terms that can be coordinates. */
public final class CoordinateTerms {
  private CoordinateTerms() {}

  /**
   * The arguments of a term and of the functions in it, one after the other; none of a constant.
   *
   * @param isSplit true if words such as {@code e3} are two
   */
  public static ImmutableList<String> of(Term term, boolean isSplit) {
    return term instanceof Compound compound
        ? of(compound.arguments(), isSplit)
        : Lists.immutable.empty();
  }

  /** The leaves of several terms. */
  public static ImmutableList<String> of(ImmutableList<Term> terms, boolean isSplit) {
    return terms.flatCollect(
        term ->
            term instanceof Compound compound
                ? of(compound.arguments(), isSplit)
                : word(term.toString(), isSplit));
  }

  private static ImmutableList<String> word(String word, boolean isSplit) {
    Matcher square = FactShape.SQUARE.matcher(word);
    return isSplit && square.matches()
        ? Lists.immutable.of(square.group(1), square.group(2))
        : Lists.immutable.of(word);
  }
}
