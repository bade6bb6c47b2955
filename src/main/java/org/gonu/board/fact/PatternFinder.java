package org.gonu.board.fact;

import java.util.Optional;
import org.eclipse.collections.api.block.predicate.primitive.IntPredicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.set.ImmutableSet;

/**
 * Finds the coordinates of facts of one shape: the first arguments that have an order (see {@link
 * AxisOrder}) and that identify most facts of a state.
 */
final class PatternFinder {
  /** Minimum share of the facts of a state, in percent, that must have a place of their own. */
  private static final int OWN_PLACES = 75;

  /** Maximum number of arguments of a function that names a place, beside other arguments. */
  private static final int MAX_OF_FUNCTION = 3;

  /** Maximum number of leaves that are the content. */
  private static final int MAX_CONTENTS = 2;

  private final FactShape shape;
  private final ImmutableList<ImmutableList<ImmutableList<String>>> states;
  private final ImmutableList<ImmutableSet<String>> values;
  private final ImmutableList<Optional<ImmutableList<String>>> orders;

  /**
   * A finder for facts of one shape.
   *
   * @param states the leaves of the facts of each state
   * @param all the leaves of all known facts
   */
  PatternFinder(
      FactShape shape,
      ImmutableList<ImmutableList<ImmutableList<String>>> states,
      ImmutableList<ImmutableList<String>> all,
      AxisOrder axisOrder) {
    this.shape = shape;
    this.states = states;
    this.values =
        select(shape.size(), i -> true)
            .collect(i -> all.collect(leaves -> leaves.get(i)).toImmutableSet());
    this.orders = values.collect(axisOrder::order);
  }

  private static ImmutableIntList select(int size, IntPredicate predicate) {
    MutableIntList selected = IntLists.mutable.empty();
    for (int i = 0; i < size; i++) {
      if (predicate.accept(i)) {
        selected.add(i);
      }
    }
    return selected.toImmutable();
  }

  /** The pattern; empty if the facts are no board. */
  Optional<BoardPattern> find() {
    if (shape.size() < 2 || shape.size() > 4 + MAX_CONTENTS) {
      return Optional.empty();
    }
    ImmutableList<ImmutableIntList> choices = choices().select(this::canBeCoordinates);
    return choices
        .detectOptional(places -> tellsApart(places, 100))
        .or(() -> choices.detectOptional(places -> tellsApart(places, OWN_PLACES)))
        .or(() -> choices.detectOptional(this::fillsAtFirst))
        .filter(places -> !isRecord(places))
        .map(this::pattern);
  }

  /** Sets of two, three and four leaves, small and early ones first. */
  private ImmutableList<ImmutableIntList> choices() {
    MutableList<ImmutableIntList> choices = Lists.mutable.empty();
    for (int set = 0; set < 1 << shape.size(); set++) {
      int bits = set;
      int size = Integer.bitCount(bits);
      if (size >= 2 && size <= 4) {
        choices.add(select(shape.size(), i -> (bits >> i & 1) == 1));
      }
    }
    return choices
        .sortThisBy(places -> places.makeString(" "))
        .sortThisByInt(ImmutableIntList::size)
        .toImmutable();
  }

  private boolean canBeCoordinates(ImmutableIntList places) {
    ImmutableIntList contents = contents(places);
    int unordered = places.count(place -> orders.get(place).isEmpty());
    boolean layered = places.size() == 3 && unordered == 1 && contents.notEmpty();
    if ((unordered > 0 && !layered) || contents.size() > MAX_CONTENTS || splitsFunction(places)) {
      return false;
    }
    if (contents.isEmpty()) {
      return places.size() == 2 && neitherFollows(places);
    }
    return contents.noneSatisfy(content -> looksLikeCoordinate(content, places));
  }

  /**
   * True if a function of three arguments has coordinates and others, or one of more arguments has
   * any: it is a number in binary, or a list of amounts.
   */
  private boolean splitsFunction(ImmutableIntList places) {
    int begin = 0;
    for (FactShape.Part part : shape.parts()) {
      int first = begin;
      begin += part.leaves();
      int end = begin;
      int chosen = places.count(place -> place >= first && place < end);
      boolean isPlace =
          part.leaves() < MAX_OF_FUNCTION
              || (part.leaves() == MAX_OF_FUNCTION && chosen == MAX_OF_FUNCTION);
      if (shape.parts().size() > 1 && chosen > 0 && !isPlace) {
        return true;
      }
    }
    return false;
  }

  /** True if a state has one such fact, whose content is a number that changes as well. */
  private boolean isRecord(ImmutableIntList places) {
    ImmutableIntList contents = contents(places);
    return contents.notEmpty()
        && states.allSatisfy(facts -> facts.size() <= 1)
        && contents.allSatisfy(
            leaf ->
                values.get(leaf).size() > 1
                    && values.get(leaf).allSatisfy(PatternFinder::isNumber));
  }

  private static boolean isNumber(String value) {
    return value.chars().allMatch(Character::isDigit);
  }

  private ImmutableIntList contents(ImmutableIntList places) {
    return select(shape.size(), i -> !places.contains(i));
  }

  /**
   * True if a leaf that is left has ordered values and comes before the coordinates, or if its
   * values have the prefix of a coordinate.
   */
  private boolean looksLikeCoordinate(int content, ImmutableIntList places) {
    if (orders.get(content).isEmpty()) {
      return false;
    }
    boolean isPlain = values.get(content).allSatisfy(v -> Character.isDigit(v.charAt(0)));
    return content < places.min()
        || (!isPlain
            && places.anySatisfy(
                place -> values.get(place).anySatisfy(values.get(content)::contains)));
  }

  /** True if in some state neither coordinate determines the other; else the facts are a table. */
  private boolean neitherFollows(ImmutableIntList places) {
    return states.anySatisfy(
            facts ->
                facts.collect(leaves -> leaves.get(places.get(0))).toSet().size() < facts.size())
        && states.anySatisfy(
            facts ->
                facts.collect(leaves -> leaves.get(places.get(1))).toSet().size() < facts.size());
  }

  private boolean tellsApart(ImmutableIntList places, int percent) {
    long facts = states.sumOfInt(ImmutableList::size);
    long apart =
        states.sumOfInt(
            state -> state.collect(leaves -> BoardPattern.label(leaves, places)).toSet().size());
    return facts > 0 && apart * 100 >= facts * percent;
  }

  /**
   * True if all places have one fact initially and the same places have facts later, maybe several.
   */
  private boolean fillsAtFirst(ImmutableIntList places) {
    ImmutableList<ImmutableSet<String>> named =
        states.collect(
            facts -> facts.collect(leaves -> BoardPattern.label(leaves, places)).toImmutableSet());
    int size = 1;
    for (int i = 0; i < places.size(); i++) {
      size *= values.get(places.get(i)).size();
    }
    return states.getFirst().size() == size
        && named.getFirst().size() == size
        && named.allSatisfy(named.getFirst()::equals);
  }

  private BoardPattern pattern(ImmutableIntList places) {
    ImmutableIntList layers = layers(places);
    ImmutableIntList flat = places.reject(layers::contains);
    int half = flat.size() / 2;
    ImmutableIntList first = select(shape.size(), place -> isEven(flat.indexOf(place), half));
    ImmutableIntList second = flat.reject(first::contains);
    boolean swapped = AxisOrder.isRowFirst(order(first.getFirst()), order(second.getFirst()));
    ImmutableIntList columns = swapped ? second : first;
    ImmutableIntList rows = swapped ? first : second;
    return new BoardPattern(
        shape,
        columns,
        rows,
        layers,
        contents(places),
        labels(columns),
        labels(rows),
        labels(layers));
  }

  /** True for the first of two coordinates, and for the first and third of four. */
  private static boolean isEven(int index, int half) {
    return index >= 0 && index % 2 == 0 && index / 2 < half;
  }

  /**
   * The coordinate of three that is the layer: the one without order or of another length, else the
   * last.
   */
  private ImmutableIntList layers(ImmutableIntList places) {
    if (places.size() != 3) {
      return IntLists.immutable.empty();
    }
    int unordered = places.detectIfNone(place -> orders.get(place).isEmpty(), -1);
    boolean isFirstOdd =
        !order(places.get(0)).equals(order(places.get(1)))
            && order(places.get(1)).equals(order(places.get(2)));
    int odd = isFirstOdd ? places.get(0) : places.get(2);
    return IntLists.immutable.of(unordered >= 0 ? unordered : odd);
  }

  private ImmutableList<String> order(int place) {
    return orders.get(place).orElseGet(() -> values.get(place).toSortedList().toImmutable());
  }

  private ImmutableList<String> labels(ImmutableIntList places) {
    MutableList<String> labels = Lists.mutable.of("");
    for (int i = 0; i < places.size(); i++) {
      String separator = i == 0 ? "" : ".";
      ImmutableList<String> next = order(places.get(i));
      labels = labels.flatCollect(label -> next.collect(value -> label + separator + value));
    }
    return labels.toImmutable();
  }
}
