package org.gonu.board.fact;

import java.util.Optional;
import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.bag.ImmutableBag;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.board.fact.BoardPattern.Place;
import org.gonu.gdl.Compound;

/**
 * The known facts of one name and arity.
 *
 * @param states the leaves of the facts of each known state, the initial state first
 * @param all the leaves of all known facts
 * @param pattern their coordinates; empty if they have none
 * @param possible the places that they can have at most; empty if that is not known
 */
public record FactGroup(
    FactShape shape,
    ImmutableList<ImmutableList<ImmutableList<String>>> states,
    ImmutableList<ImmutableList<String>> all,
    Optional<BoardPattern> pattern,
    ImmutableSet<Place> possible) {

  public static FactGroup of(
      RichIterable<Compound> facts,
      ImmutableList<ImmutableList<Compound>> factsOfStates,
      AxisOrder axisOrder) {
    FactShape shape = FactShape.of(facts);
    ImmutableList<ImmutableList<ImmutableList<String>>> states =
        factsOfStates.collect(state -> leaves(shape, state));
    ImmutableList<ImmutableList<String>> all = leaves(shape, facts);
    return new FactGroup(
        shape,
        states,
        all,
        new PatternFinder(shape, states, all, axisOrder).find(),
        Sets.immutable.empty());
  }

  private static ImmutableList<ImmutableList<String>> leaves(
      FactShape shape, RichIterable<Compound> facts) {
    return facts
        .collect(shape::leaves)
        .select(Optional::isPresent)
        .collect(Optional::get)
        .toList()
        .toImmutable();
  }

  /**
   * These facts with the pattern of others that have the same values in the same arguments, if they
   * have none of their own, such as of a board whose places come to hold several things.
   */
  public FactGroup likeOneOf(RichIterable<FactGroup> others) {
    return pattern.isPresent()
        ? this
        : others
            .detectOptional(this::isLike)
            .flatMap(FactGroup::boardPattern)
            .map(found -> with(found.withShape(shape), Sets.immutable.empty()))
            .orElse(this);
  }

  private boolean isLike(FactGroup other) {
    return other.boardPattern().isPresent()
        && shape.parts().equals(other.shape.parts())
        && states.getFirst().isEmpty() == other.states.getFirst().isEmpty()
        && IntInterval.zeroTo(shape.size() - 1)
            .collect(IntLists.immutable::of)
            .allSatisfy(leaf -> leaves(leaf).equals(other.leaves(leaf)));
  }

  /** The pattern, if it has a content. */
  public Optional<BoardPattern> boardPattern() {
    return pattern.filter(found -> found.contents().notEmpty());
  }

  /** Maximum number of facts in one state. */
  public int maxFacts() {
    return states.isEmpty() ? 0 : states.collectInt(ImmutableList::size).max();
  }

  /** True if the same facts hold in all known states, at least two. */
  public boolean isStatic() {
    return states.size() > 1
        && states.allSatisfy(facts -> facts.toSet().equals(states.getFirst().toSet()));
  }

  /** True if the same number of facts, not zero, holds in all known states, at least two. */
  public boolean hasFixedNumber() {
    int first = states.getFirst().size();
    return first > 0 && states.size() > 1 && states.allSatisfy(facts -> facts.size() == first);
  }

  /** True if all known contents are numbers. */
  public boolean hasNumbersOnly(BoardPattern found) {
    return contents(found).allSatisfy(content -> content.chars().allMatch(Character::isDigit));
  }

  /** True if the same places have facts in all known states that have such facts. */
  public boolean hasFixedPlaces(BoardPattern found) {
    ImmutableSet<Place> first = places(found, firstFacts());
    return states.allSatisfy(facts -> facts.isEmpty() || places(found, facts).equals(first));
  }

  /** Share of the places of the pattern that have a fact in the initial state, in percent. */
  public int initialCoverage(BoardPattern found) {
    return places(found, states.getFirst()).size() * 100 / found.size();
  }

  /** The places that exist: if every place always has a fact, those of the first known state. */
  public ImmutableSet<Place> existing(BoardPattern found) {
    boolean isAlwaysFilled = states.size() > 1 && hasFixedNumber() && hasFixedPlaces(found);
    return isAlwaysFilled ? places(found, firstFacts()) : places(found);
  }

  /** All places that have a fact in some known state, or a declared one. */
  public ImmutableSet<Place> places(BoardPattern found) {
    return places(found, all);
  }

  private static ImmutableSet<Place> places(
      BoardPattern found, ImmutableList<ImmutableList<String>> facts) {
    return facts.collect(found::place).toImmutableSet();
  }

  /** The contents with their frequencies in the first state that has such facts. */
  public ImmutableBag<String> initialContents(BoardPattern found) {
    return firstFacts().collect(found::content).toImmutableBag();
  }

  private ImmutableList<ImmutableList<String>> firstFacts() {
    return states.detectIfNone(ImmutableList::notEmpty, Lists.immutable::empty);
  }

  /** All known values of some leaves. */
  public ImmutableSet<String> leaves(ImmutableIntList places) {
    return all.flatCollect(leaves -> places.collect(leaves::get)).toImmutableSet();
  }

  /** All known contents. */
  public ImmutableSet<String> contents(BoardPattern found) {
    return all.collect(found::content).toImmutableSet();
  }

  /**
   * These facts on a board as high as others with the same columns: places that were filled in no
   * known state may be filled later.
   */
  public FactGroup asHighAs(ImmutableList<FactGroup> others) {
    Optional<BoardPattern> higher =
        pattern
            .filter(found -> possible.isEmpty() && !hasFixedPlaces(found))
            .map(
                found ->
                    others
                        .collect(other -> found.asHighAs(other.pattern.orElseThrow()))
                        .maxBy(each -> each.rowOrder().size()));
    return higher.map(found -> with(found, possible)).orElse(this);
  }

  /** These facts with another pattern, and with the places that they can have at most. */
  public FactGroup with(BoardPattern found, ImmutableSet<Place> most) {
    return new FactGroup(shape, states, all, Optional.of(found), most);
  }

  /** These facts as marks on another board; empty unless all their coordinates are on it. */
  public Optional<BoardPattern> marksOn(BoardPattern board) {
    if (shape.size() != 2 || all.isEmpty() || board.coordinates().size() != 2) {
      return Optional.empty();
    }
    boolean isRowFirst = board.rows().getFirst() < board.columns().getFirst();
    BoardPattern marks =
        new BoardPattern(
            shape,
            IntLists.immutable.of(isRowFirst ? 1 : 0),
            IntLists.immutable.of(isRowFirst ? 0 : 1),
            IntLists.immutable.empty(),
            IntLists.immutable.empty(),
            board.columnOrder(),
            board.rowOrder(),
            board.layerOrder());
    boolean fits =
        fits(marks.columns(), board.columnOrder()) && fits(marks.rows(), board.rowOrder());
    return fits ? Optional.of(marks) : Optional.empty();
  }

  private boolean fits(ImmutableIntList places, ImmutableList<String> labels) {
    ImmutableSet<String> known = labels.toImmutableSet();
    return all.allSatisfy(leaves -> known.contains(BoardPattern.label(leaves, places)));
  }
}
