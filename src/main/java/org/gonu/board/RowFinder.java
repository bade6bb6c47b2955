package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.board.fact.AxisOrder;
import org.gonu.board.fact.BlankRule;
import org.gonu.board.fact.BoardPattern;
import org.gonu.board.fact.FactGroup;

/**
 * Finds rows of places that have one coordinate only, such as {@code (cell 3 coin)}. Tables of
 * counters and scores look much the same; so a relation of the sheet must link just these places,
 * every place must have one content in every known state, contents must have no order such as that
 * of numbers, and some must be in several places.
 */
final class RowFinder {
  /** Minimum number of places of a row; fewer may be the seats or heaps of a game. */
  private static final int MIN_PLACES = 5;

  private static final int PLACE = 0;
  private static final int CONTENT = 1;

  private final AxisOrder axisOrder;

  RowFinder(AxisOrder axisOrder) {
    this.axisOrder = axisOrder;
  }

  /** The longest row among facts; nothing if there is none. */
  Optional<Grid> find(ImmutableList<FactGroup> groups) {
    return groups
        .select(group -> group.shape().size() == 2 && group.hasFixedNumber() && !group.isStatic())
        .collect(this::row)
        .select(Optional::isPresent)
        .collect(Optional::get)
        .maxByOptional(grid -> grid.main().size());
  }

  private Optional<Grid> row(FactGroup group) {
    ImmutableSet<String> places = group.leaves(IntLists.immutable.of(PLACE));
    Optional<ImmutableList<String>> order =
        places.size() < MIN_PLACES ? Optional.empty() : axisOrder.ownChain(places);
    if (order.isEmpty() || !hasPieces(group)) {
      return Optional.empty();
    }
    BoardPattern pattern =
        new BoardPattern(
            group.shape(),
            IntLists.immutable.of(PLACE),
            IntLists.immutable.empty(),
            IntLists.immutable.empty(),
            IntLists.immutable.of(CONTENT),
            order.get(),
            Lists.immutable.of(""),
            Lists.immutable.of(""));
    boolean isFilled = group.states().allSatisfy(facts -> fills(facts, pattern));
    if (!isFilled) {
      return Optional.empty();
    }
    ImmutableSet<String> blanks = new BlankRule(group, pattern).named();
    return Optional.of(
        new Grid(
            pattern,
            Lists.immutable.of(pattern),
            blanks,
            group.contents(pattern).reject(blanks::contains),
            group.places(pattern),
            false));
  }

  /** True if every place has one fact. */
  private static boolean fills(ImmutableList<ImmutableList<String>> facts, BoardPattern pattern) {
    return facts.size() == pattern.size()
        && facts.collect(pattern::place).distinct().size() == pattern.size();
  }

  /** True if contents are no counters, and some content is always in several places. */
  private boolean hasPieces(FactGroup group) {
    ImmutableSet<String> contents = group.leaves(IntLists.immutable.of(CONTENT));
    return axisOrder.order(contents).isEmpty()
        && contents.anySatisfy(content -> !content.chars().allMatch(Character::isDigit))
        && group
            .states()
            .allSatisfy(
                facts ->
                    facts.collect(leaves -> leaves.get(CONTENT)).toSet().size() < facts.size());
  }
}
