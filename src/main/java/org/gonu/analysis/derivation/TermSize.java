package org.gonu.analysis.derivation;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;

/** Detects terms that exceed the size limits, in time bounded by these limits. */
final class TermSize {
  /** Names in the arguments of an atom, counted with repetition. */
  static final int MAX_NAMES = 100_000;

  /** Maximum nesting of compounds. */
  static final int MAX_LEVELS = 500;

  private int names;

  private TermSize() {}

  /** True if terms have more names or levels together than an atom may have. */
  static boolean isBeyond(ImmutableList<Term> terms) {
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
