package org.gonu.gdl;

import org.eclipse.collections.api.list.ImmutableList;

/**
 * How large terms may become in play. They are made by rules, so that the text of a sheet does not
 * bound them.
 */
public final class TermSize {
  /** Most names of a term, or of the arguments of an atom, counted with repetition. */
  public static final int MAX_NAMES = 100_000;

  /** Most compounds that are nested in each other. */
  public static final int MAX_LEVELS = 500;

  private int names;

  private TermSize() {}

  /**
   * True if terms have more names together, or one of them more levels, than an atom may have.
   * Takes time bounded by these limits.
   */
  public static boolean isBeyond(ImmutableList<Term> terms) {
    return new TermSize().isBeyond(terms, 0);
  }

  private boolean isBeyond(ImmutableList<Term> terms, int level) {
    if (level > MAX_LEVELS) {
      return true;
    }
    for (Term term : terms) {
      names++;
      boolean isLarge =
          names > MAX_NAMES
              || (term instanceof Compound compound && isBeyond(compound.arguments(), level + 1));
      if (isLarge) {
        return true;
      }
    }
    return false;
  }
}
