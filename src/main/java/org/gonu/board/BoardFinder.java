package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.board.fact.AxisOrder;
import org.gonu.board.fact.FactGroup;
import org.gonu.board.stack.StackFinder;
import org.gonu.board.stack.Stacks;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Term;

/**
 * Finds the boards of a game in its facts, whatever they are called: facts with two coordinates and
 * a content, such as {@code (cell 1 1 b)}, {@code (location king (at e 4))} or {@code (cell e3
 * blank)}, also with a layer, also boards in boards ({@code (cell 2 2 1 3 x)}). Where there are
 * none, facts with one coordinate may be a row ({@code (cell 3 coin)}).
 *
 * <p>If one axis has letters and the other numbers, the letters are columns and the numbers rows,
 * so that {@code a1} is at the bottom left. Of two axes of the same kind, the first argument is the
 * column and the second the row, upwards. Values such as {@code r1} before {@code c1} are rows.
 */
public final class BoardFinder {
  private BoardFinder() {}

  /**
   * Finds the boards.
   *
   * @param states facts of states of the game, at least of the initial state, which comes first;
   *     more states help, since some boards are empty initially
   * @param further facts that can hold in some state, such as those declared by {@code base}
   * @param staticFacts facts of the rule sheet, for axes such as {@code (succ one two)}
   */
  public static BoardLayout find(
      RichIterable<? extends ImmutableList<Term>> states,
      RichIterable<Term> further,
      Iterable<Atom> staticFacts) {
    return find(states, further, staticFacts, PlaceBounds.none());
  }

  /** Finds the boards, with the places that rules tell. */
  static BoardLayout find(
      RichIterable<? extends ImmutableList<Term>> states,
      RichIterable<Term> further,
      Iterable<Atom> staticFacts,
      PlaceBounds bounds) {
    if (states.isEmpty()) {
      throw new IllegalArgumentException("no state given");
    }
    ImmutableList<ImmutableList<Compound>> known =
        states.collect(facts -> compounds(facts)).toList().toImmutable();
    MutableSet<Compound> all = Sets.mutable.empty();
    known.each(all::addAllIterable);
    all.addAllIterable(compounds(further));
    ImmutableSet<String> declared =
        compounds(further).collect(fact -> fact.function().name()).toImmutableSet();
    AxisOrder axisOrder = new AxisOrder(staticFacts, false);
    ImmutableList<FactGroup> told =
        groups(all, known, axisOrder)
            .collect(
                group ->
                    declared.contains(group.shape().name())
                        ? group
                        : bounds.fitted(group, axisOrder));
    BoardLayout found = withLines(told, declared, axisOrder, bounds);
    if (found.hasBoard()) {
      return found;
    }
    ImmutableList<FactGroup> groups = groups(all, known, new AxisOrder(staticFacts, true));
    BoardLayout ofLists = new GridFinder(groups, declared, PlaceBounds.none()).layout();
    return ofLists.hasBoard() ? ofLists : withoutColumns(groups, staticFacts, axisOrder);
  }

  /** Boards of columns and rows, with the walls and lines on them. */
  private static BoardLayout withLines(
      ImmutableList<FactGroup> groups,
      ImmutableSet<String> declared,
      AxisOrder axisOrder,
      PlaceBounds bounds) {
    ImmutableList<Walls> walls =
        groups.collect(WallFinder::find).select(Optional::isPresent).collect(Optional::get);
    ImmutableList<BoardLines> boardLines =
        groups
            .collect(
                group -> LineFinder.find(group, axisOrder, declared.contains(group.shape().name())))
            .select(Optional::isPresent)
            .collect(Optional::get);
    ImmutableList<FactGroup> others =
        groups.reject(
            group ->
                walls.anySatisfy(each -> each.shape().equals(group.shape()))
                    || boardLines.anySatisfy(each -> each.grid().draws(group.shape())));
    return new GridFinder(others, declared, bounds).layout().with(walls, boardLines, axisOrder);
  }

  /** A row, a ring or stacks. */
  private static BoardLayout withoutColumns(
      ImmutableList<FactGroup> groups, Iterable<Atom> staticFacts, AxisOrder axisOrder) {
    Optional<Grid> row = new RowFinder(axisOrder).find(groups);
    if (row.isPresent()) {
      return new BoardLayout(Lists.immutable.of(row.get()), Lists.immutable.empty());
    }
    return new RingFinder(groups, staticFacts)
        .find()
        .map(BoardLayout::ofRing)
        .orElseGet(() -> new BoardLayout(stacks(groups, axisOrder)));
  }

  private static Optional<Stacks> stacks(ImmutableList<FactGroup> groups, AxisOrder axisOrder) {
    return groups
        .collect(group -> StackFinder.find(group, axisOrder))
        .detectOptional(Optional::isPresent)
        .map(Optional::get);
  }

  private static ImmutableList<FactGroup> groups(
      MutableSet<Compound> all, ImmutableList<ImmutableList<Compound>> known, AxisOrder axisOrder) {
    MutableList<FactGroup> groups = Lists.mutable.empty();
    all.groupBy(Compound::symbol)
        .forEachKeyMultiValues(
            (name, facts) ->
                groups.add(
                    FactGroup.of(
                        Lists.immutable.withAll(facts),
                        known.collect(state -> state.select(fact -> fact.symbol().equals(name))),
                        axisOrder)));
    groups.sortThisBy(group -> group.shape().name());
    return groups.collect(group -> group.likeOneOf(groups)).toImmutable();
  }

  /** The static facts of a sheet: rules without a body or variables. */
  public static ImmutableList<Atom> staticFacts(RuleSheet sheet) {
    return sheet.rules().select(Rule::isFact).collect(Rule::head).select(Atom::isGround);
  }

  private static ImmutableList<Compound> compounds(RichIterable<Term> facts) {
    return facts.selectInstancesOf(Compound.class).toList().toImmutable();
  }
}
