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
import org.gonu.board.fact.BlankRule;
import org.gonu.board.fact.BoardPattern;
import org.gonu.board.fact.BoardPattern.Place;
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
  /** Minimum share of initially filled places, in percent, for facts to be a board of their own. */
  private static final int DENSE = 60;

  /** Maximum number of facts of one name that are drawn as marks on another board. */
  private static final int MAX_MARKS = 6;

  /** Maximum number of facts of one name in a state that only remember places. */
  private static final int MAX_NOTES = 2;

  private final ImmutableList<FactGroup> groups;

  /** The names of the facts that the sheet declares: their places are known completely. */
  private final ImmutableSet<String> declared;

  private final PlaceBounds bounds;

  private BoardFinder(
      ImmutableList<FactGroup> groups, ImmutableSet<String> declared, PlaceBounds bounds) {
    this.groups = groups;
    this.declared = declared;
    this.bounds = bounds;
  }

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
    BoardLayout ofLists = new BoardFinder(groups, declared, PlaceBounds.none()).layout();
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
    return new BoardFinder(others, declared, bounds).layout().with(walls, boardLines, axisOrder);
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

  private BoardLayout layout() {
    ImmutableList<FactGroup> boards = groups.select(group -> group.boardPattern().isPresent());
    ImmutableList<FactGroup> mains =
        boards.reject(group -> boards.anySatisfy(other -> isShadowed(group, other)));
    if (mains.notEmpty()) {
      ImmutableList<Grid> grids =
          mains.collect(main -> grid(main.asHighAs(mains), MAX_MARKS, mains.size() > 1));
      return new BoardLayout(grids, between(boards, mains, grids));
    }
    return new BoardLayout(
        groups
            .select(group -> group.pattern().isPresent())
            .toSortedListBy(group -> -group.pattern().get().size())
            .take(1)
            .collect(main -> grid(main, Integer.MAX_VALUE, false))
            .toImmutable(),
        Lists.immutable.empty());
  }

  /**
   * Declared facts with the coordinates of a board that are not drawn on it: they may have places
   * of their own between those of the board.
   */
  private ImmutableList<Grid> between(
      ImmutableList<FactGroup> boards, ImmutableList<FactGroup> mains, ImmutableList<Grid> grids) {
    return boards
        .reject(mains::contains)
        .select(group -> declared.contains(group.shape().name()))
        .reject(group -> grids.anySatisfy(grid -> grid.draws(group.shape())))
        .select(
            group ->
                mains.anySatisfy(
                    main ->
                        main.boardPattern()
                            .orElseThrow()
                            .covers(group.boardPattern().orElseThrow())))
        .collect(
            group -> {
              BoardPattern pattern = group.boardPattern().orElseThrow();
              return new Grid(
                  pattern,
                  Lists.immutable.of(pattern),
                  Sets.immutable.empty(),
                  group.contents(pattern),
                  group.places(pattern),
                  false);
            });
  }

  /** True if facts only add information about places of another board. */
  private static boolean isShadowed(FactGroup group, FactGroup other) {
    BoardPattern pattern = group.boardPattern().orElseThrow();
    BoardPattern otherPattern = other.boardPattern().orElseThrow();
    if (group.shape().equals(other.shape()) || (other.isStatic() && !group.isStatic())) {
      return false;
    }
    if (group.isStatic() && !other.isStatic()) {
      return true;
    }
    if (isNote(group, other)) {
      return true;
    }
    boolean isDense = group.initialCoverage(pattern) >= DENSE;
    boolean isSmall =
        group.maxFacts() * 4 < other.maxFacts() * 3 || other.initialCoverage(otherPattern) >= DENSE;
    boolean isTable = group.hasNumbersOnly(pattern) && !other.hasNumbersOnly(otherPattern);
    return !isDense && (isTable || (isSmall && otherPattern.covers(pattern)));
  }

  /**
   * True if facts are few and only name places of another board, such as those of the last move.
   */
  private static boolean isNote(FactGroup group, FactGroup other) {
    BoardPattern pattern = group.boardPattern().orElseThrow();
    ImmutableSet<String> labels =
        other.boardPattern().map(BoardPattern::labels).orElseGet(Sets.immutable::empty);
    return group.maxFacts() <= MAX_NOTES
        && group.maxFacts() * 2 < other.maxFacts()
        && labels.containsAllIterable(group.leaves(pattern.columns()))
        && labels.containsAllIterable(group.leaves(pattern.rows()))
        && labels.containsAllIterable(group.leaves(pattern.contents()));
  }

  /** The facts as marks on another board; empty if they are none. */
  private static Optional<BoardPattern> marks(FactGroup group, FactGroup main, int most) {
    BoardPattern board = main.pattern().orElseThrow();
    if (group.shape().equals(main.shape()) || group.maxFacts() > most) {
      return Optional.empty();
    }
    return group
        .marksOn(board)
        .or(
            () ->
                group
                    .boardPattern()
                    .filter(pattern -> isShadowed(group, main))
                    .filter(pattern -> group.hasFixedNumber() && board.covers(pattern)));
  }

  private ImmutableSet<String> markNames(ImmutableList<BoardPattern> marks) {
    return groups
        .select(group -> marks.anySatisfy(mark -> mark.shape().equals(group.shape())))
        .flatCollect(
            group ->
                marks
                    .select(mark -> mark.shape().equals(group.shape()))
                    .flatCollect(
                        mark ->
                            group
                                .contents(mark)
                                .collect(
                                    content ->
                                        mark.contents().isEmpty()
                                            ? content
                                            : mark.shape().name() + " " + content)))
        .toImmutableSet();
  }

  private Grid grid(FactGroup main, int maxMarks, boolean hasTitle) {
    BoardPattern pattern = main.pattern().orElseThrow();
    ImmutableList<BoardPattern> marks =
        groups
            .collect(group -> marks(group, main, maxMarks))
            .select(Optional::isPresent)
            .collect(Optional::get);
    ImmutableSet<String> blanks = new BlankRule(main, pattern).blanks();
    ImmutableSet<String> contents =
        main.contents(pattern).reject(blanks::contains).union(markNames(marks));
    return new Grid(
        pattern,
        Lists.immutable.of(pattern).newWithAll(marks),
        blanks,
        contents,
        places(main, marks, blanks),
        hasTitle);
  }

  /** The places that exist; none if nothing tells, so that all do. */
  private ImmutableSet<Place> places(
      FactGroup main, ImmutableList<BoardPattern> marks, ImmutableSet<String> blanks) {
    BoardPattern pattern = main.pattern().orElseThrow();
    if (declared.contains(main.shape().name())) {
      return blanks.isEmpty() ? main.places(pattern) : main.existing(pattern);
    }
    if (blanks.notEmpty() && main.hasFixedPlaces(pattern)) {
      return main.existing(pattern);
    }
    return main.possible().size() < pattern.size() ? possible(main, marks) : Sets.immutable.empty();
  }

  /** The places that facts and marks can have; none if that is not known. */
  private ImmutableSet<Place> possible(FactGroup main, ImmutableList<BoardPattern> marks) {
    BoardPattern pattern = main.pattern().orElseThrow();
    ImmutableList<Optional<ImmutableSet<Place>>> ofMarks = marks.collect(bounds::places);
    return main.possible().isEmpty() || ofMarks.anySatisfy(Optional::isEmpty)
        ? Sets.immutable.empty()
        : main.possible().newWithAll(ofMarks.flatCollect(Optional::get).select(pattern::has));
  }
}
