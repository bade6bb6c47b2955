package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.board.fact.BlankRule;
import org.gonu.board.fact.BoardPattern;
import org.gonu.board.fact.BoardPattern.Place;
import org.gonu.board.fact.FactGroup;

/**
 * Finds boards of columns and rows in groups of facts: which of them are boards of their own, which
 * are marks on one of these, and which only remember places.
 */
final class GridFinder {
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

  /**
   * A finder.
   *
   * @param groups the facts that may make boards
   * @param declared the names of the facts that the sheet declares
   * @param bounds the places that rules tell
   */
  GridFinder(ImmutableList<FactGroup> groups, ImmutableSet<String> declared, PlaceBounds bounds) {
    this.groups = groups;
    this.declared = declared;
    this.bounds = bounds;
  }

  /** The boards, each with its marks; those that lie between the places of others, too. */
  BoardLayout layout() {
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
