package org.gonu.analysis.simulation;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;
import org.eclipse.collections.api.multimap.list.MutableListMultimap;
import org.eclipse.collections.impl.factory.Multimaps;
import org.gonu.analysis.contract.PlaceSearch;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;
import org.gonu.text.DiagnosticCode;

/**
 * Finds places that are empty and filled at once.
 *
 * <p>A relation such as {@code (cell 2 3 ?)} is watched if every place has exactly one content in
 * the first state, and one content stands in at least half of the places: it means <em>empty</em>.
 * Nothing in the language says that this must stay so. Therefore a place with two pieces is no
 * fault, for pieces may stack; one with a piece and the empty content is, if the relation is {@link
 * #isTrusted trusted}: it always names the same places, a content for nearly all of them, and
 * enough changes of a content leave one content.
 */
final class ContentGroups {
  /** Relations with fewer places tell too little. */
  private static final int MIN_PLACES = 4;

  /** One in so many places may lack a content in a relation that is trusted. */
  private static final int LACKING = 100;

  /**
   * Where no content is ever replaced, both are meant to be there. Where some are, so many times as
   * many changes may break a place: of pieces that leave their cells empty and fill others that
   * stay empty, only the first moves count as replacements.
   */
  private static final int BROKEN = 8;

  private static final int MIN_REPLACED = 3;

  private final ImmutableList<Watch> watches;

  /** A relation and what was seen of it. */
  private static final class Watch {
    private final ContentRelation relation;
    private final ImmutableListMultimap<ImmutableList<Term>, Term> atFirst;
    private final Term empty;
    private final int emptyPlaces;
    private long places;
    private long lacking;
    private boolean hasNewPlaces;

    /** Places that got another content for their only one, and places that broke. */
    private long replaced;

    private long broken;

    Watch(ContentRelation relation, ImmutableList<Term> facts) {
      this.relation = relation;
      this.atFirst = facts.select(relation::has).groupBy(relation::placeOf);
      var contents = atFirst.valuesView().collect(relation::contentOf).toBag();
      this.empty = contents.topOccurrences(1).getFirst().getOne();
      this.emptyPlaces = contents.occurrencesOf(empty);
    }

    /** True if every place has one content at first, and enough of them are empty. */
    boolean isPromising() {
      return atFirst.size() >= MIN_PLACES
          && atFirst.sizeDistinct() == atFirst.size()
          && 2 * emptyPlaces >= atFirst.size();
    }

    ImmutableListMultimap<ImmutableList<Term>, Term> byPlace(ImmutableList<Term> facts) {
      return facts.select(relation::has).groupBy(relation::placeOf);
    }

    Optional<Fault> look(ImmutableList<Term> facts) {
      return byPlace(facts)
          .multiValuesView()
          .collect(own -> Lists.immutable.withAll(own))
          .detectOptional(this::isBroken)
          .map(this::fault);
    }

    boolean isBroken(ImmutableList<Term> own) {
      return own.size() > 1 && own.anySatisfy(fact -> relation.contentOf(fact).equals(empty));
    }

    /** Takes note of a step. */
    void note(ImmutableList<Term> factsBefore, ImmutableList<Term> facts) {
      var before = byPlace(factsBefore);
      var now = byPlace(facts);
      places += atFirst.size();
      lacking += Math.max(0, atFirst.size() - now.sizeDistinct());
      for (ImmutableList<Term> place : now.keysView()) {
        ImmutableList<Term> own = now.get(place);
        hasNewPlaces |= !atFirst.containsKey(place);
        if (before.get(place).size() == 1 && !own.equals(before.get(place))) {
          replaced += own.size() == 1 ? 1 : 0;
          broken += isBroken(own) ? 1 : 0;
        }
      }
    }

    ImmutableList<PlaceSearch.Place> places(ImmutableList<Term> bases) {
      MutableListMultimap<ImmutableList<Term>, Integer> numbers = Multimaps.mutable.list.empty();
      bases.forEachWithIndex(
          (base, number) -> {
            if (relation.has(base) && atFirst.containsKey(relation.placeOf(base))) {
              numbers.put(relation.placeOf(base), number);
            }
          });
      MutableList<PlaceSearch.Place> places = Lists.mutable.empty();
      for (ImmutableList<Term> place : numbers.keysView().toList()) {
        MutableList<Integer> own = numbers.get(place);
        own.detectOptional(base -> relation.contentOf(bases.get(base)).equals(empty))
            .ifPresent(
                base ->
                    places.add(
                        new PlaceSearch.Place(base, own.reject(base::equals).toImmutable())));
      }
      return places.reject(place -> place.filled().isEmpty()).toImmutable();
    }

    boolean isTrusted() {
      boolean isKept =
          broken <= replaced || (replaced >= MIN_REPLACED && broken <= BROKEN * replaced);
      return !hasNewPlaces && lacking * LACKING <= places && isKept;
    }

    private Fault fault(ImmutableList<Term> unsorted) {
      ImmutableList<Term> facts =
          unsorted.toSortedListBy(fact -> !relation.contentOf(fact).equals(empty)).toImmutable();
      return new Fault(
          DiagnosticCode.EMPTY_AND_FILLED,
          Optional.empty(),
          "'"
              + relation.text(relation.placeOf(facts.getFirst()))
              + "' has one content at first, and is now empty and filled: "
              + facts.collect(relation::contentOf).makeString(", "),
          Lists.immutable.empty(),
          facts,
          relation.text());
    }
  }

  /** Watches the relations of a game. */
  ContentGroups(ImmutableList<Term> initialFacts) {
    this.watches =
        initialFacts
            .selectInstancesOf(Compound.class)
            .flatCollect(ContentRelation::of)
            .distinct()
            .collect(relation -> new Watch(relation, initialFacts))
            .select(Watch::isPromising);
  }

  /**
   * The places of each relation that is watched.
   *
   * @param bases facts that can ever hold, by number
   */
  ImmutableList<ImmutableList<PlaceSearch.Place>> places(ImmutableList<Term> bases) {
    return watches.collect(watch -> watch.places(bases));
  }

  /** A fault for each relation with a place that is empty and filled in a state. */
  ImmutableList<Fault> look(ImmutableList<Term> facts) {
    MutableList<Fault> faults = Lists.mutable.empty();
    watches.each(watch -> watch.look(facts).ifPresent(faults::add));
    return faults.toImmutable();
  }

  /** Takes note of a step of a match. */
  void note(ImmutableList<Term> before, ImmutableList<Term> now) {
    watches.each(watch -> watch.note(before, now));
  }

  /**
   * True if the states seen so far leave no doubt that a relation says what is in each place.
   *
   * @param subject of a fault that was found here
   */
  boolean isTrusted(String subject) {
    return watches.anySatisfy(watch -> watch.relation.text().equals(subject) && watch.isTrusted());
  }
}
