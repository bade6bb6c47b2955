package org.gonu.check.graph;

import java.util.Optional;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.gdl.Arithmetic;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.text.SpellingDistance;

/**
 * Finds undefined relations in conditions, each with the defined relation that is probably meant.
 */
public final class RelationSlips {
  /** Limit on comparisons of names; later ones get no suggestion. */
  private static final int COMPARISONS = 1_000_000;

  private final MutableMap<Predicate, Optional<Predicate>> intended = Maps.mutable.empty();

  private final MutableSet<Predicate> meant = Sets.mutable.empty();

  RelationSlips(RuleIndex index) {
    int suggestions = COMPARISONS / Math.max(1, index.heads().size());
    for (Predicate used : index.used()) {
      // Other checks handle keywords, and relations with another number of arguments.
      boolean undefined =
          Keyword.of(used.name()).isEmpty()
              && !Arithmetic.isSign(used.name())
              && !index.definesName(used.name())
              && index.keywordSlips().intended(used).isEmpty();
      if (undefined) {
        intended.put(used, intended.size() < suggestions ? nearest(used, index) : Optional.empty());
        intended(used).ifPresent(meant::add);
      }
    }
  }

  /** The undefined predicates. */
  public Iterable<Predicate> undefined() {
    return intended.keysView();
  }

  /** The defined predicate that an undefined one is probably meant to be. */
  public Optional<Predicate> intended(Predicate undefined) {
    return intended.getIfAbsentValue(undefined, Optional.empty());
  }

  /** True if some undefined predicate is probably meant to be this one. */
  public boolean isIntended(Predicate defined) {
    return meant.contains(defined);
  }

  /** The defined relation with the most similar name and as many arguments. */
  private static Optional<Predicate> nearest(Predicate used, RuleIndex index) {
    int limit = SpellingDistance.tolerance(used.name());
    Optional<Predicate> nearest = Optional.empty();
    for (Predicate defined : index.heads()) {
      int distance =
          defined.arity() == used.arity()
              ? SpellingDistance.between(used.name(), defined.name(), limit)
              : limit + 1;
      if (distance <= limit) {
        nearest = Optional.of(defined);
        limit = distance - 1;
      }
    }
    return nearest;
  }
}
