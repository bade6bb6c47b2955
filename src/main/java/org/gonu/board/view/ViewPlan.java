package org.gonu.board.view;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MapIterable;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.tuple.Pair;
import org.gonu.board.BoardPlan;
import org.gonu.board.fact.CoordinateTerms;
import org.gonu.board.place.Address;
import org.gonu.board.place.Spot;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;

/** The places that a view file describes. */
final class ViewPlan implements BoardPlan {
  private final MapIterable<Term, Spot> places;

  /** Areas first, then row by row. */
  private final ImmutableList<Spot> spots;

  private final View.Marks marks;
  private final ImmutableMap<Term, ImmutableList<Holding>> holdings;

  /** What a fact puts where. */
  record Holding(Spot spot, String content) {}

  /**
   * A plan.
   *
   * @param places by their terms in the view file, in the order of the file
   * @param holdings by fact
   */
  ViewPlan(
      MapIterable<Term, Spot> places,
      View.Marks marks,
      ImmutableMap<Term, ImmutableList<Holding>> holdings) {
    this.places = places;
    this.spots =
        places
            .toSortedListBy(Spot::x)
            .sortThisBy(Spot::y)
            .sortThisBy(spot -> !spot.outline().isArea())
            .toImmutable();
    this.marks = marks;
    this.holdings = holdings;
  }

  @Override
  public ImmutableList<Spot> spots() {
    return spots;
  }

  @Override
  public ImmutableList<Stroke> strokes() {
    return marks.strokes();
  }

  @Override
  public ImmutableList<Caption> captions() {
    return marks.captions();
  }

  @Override
  public Contents contents(Iterable<? extends Term> facts) {
    MutableMap<String, MutableList<String>> contents = Maps.mutable.empty();
    MutableList<Term> rest = Lists.mutable.empty();
    for (Term fact : facts) {
      ImmutableList<Holding> held = holdings.getIfAbsentValue(fact, Lists.immutable.empty());
      held.each(
          each -> contents.getIfAbsentPut(each.spot.id(), Lists.mutable::empty).add(each.content));
      if (held.isEmpty()) {
        rest.add(fact);
      }
    }
    return new Contents(
        contents.collectValues((id, list) -> list.toImmutable()).toImmutable(), rest.toImmutable());
  }

  @Override
  public ImmutableList<String> knownContents() {
    return holdings
        .flatCollect(held -> held.collect(Holding::content))
        .toSet()
        .toSortedList()
        .toImmutable();
  }

  @Override
  public ImmutableList<Address> addresses() {
    MutableMap<String, MutableMap<ImmutableList<String>, Spot>> byName = Maps.mutable.empty();
    places.forEachKeyValue(
        (term, spot) -> {
          ImmutableList<String> leaves = leaves(term);
          byName
              .getIfAbsentPut(name(term) + " " + leaves.size(), Maps.mutable::empty)
              .put(leaves, spot);
        });
    return byName
        .keyValuesView()
        .toSortedListBy(Pair::getOne)
        .collect(
            pair ->
                new Address(pair.getTwo().keysView().getAny().size(), pair.getTwo().toImmutable()))
        .toImmutable();
  }

  private static ImmutableList<String> leaves(Term term) {
    return term instanceof Compound
        ? CoordinateTerms.of(term, false)
        : Lists.immutable.of(term.toString());
  }

  private static String name(Term term) {
    return term instanceof Compound compound ? compound.function().name() : "";
  }
}
