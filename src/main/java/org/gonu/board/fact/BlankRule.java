package org.gonu.board.fact;

import java.util.Locale;
import org.eclipse.collections.api.bag.ImmutableBag;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.ImmutableSet;

/** Decides which contents of a board mean that a place is empty. */
public final class BlankRule {
  /** Names that mean an empty place on any board. */
  private static final ImmutableSet<String> NAMES =
      Sets.immutable.of(
          "blank", "empty", "none", "nothing", "nobody", "noone", "free", "nolight", "-");

  /** Names that mean an empty place on boards where every place always has a content. */
  private static final ImmutableSet<String> SHORT_NAMES = Sets.immutable.of("b", "e", "o", "0");

  /**
   * Minimum share of places that have a content initially, in percent, for the places to count as
   * fixed.
   */
  private static final int MIN_COVERAGE = 90;

  /**
   * Minimum share of the initial facts, in percent, for a content with another name to count as
   * blank.
   */
  private static final int MIN_SHARE = 60;

  private final FactGroup group;
  private final BoardPattern pattern;

  public BlankRule(FactGroup group, BoardPattern pattern) {
    this.group = group;
    this.pattern = pattern;
  }

  /** True for names that are known to mean an empty place. */
  public static boolean isUsual(String content) {
    String name = content.toLowerCase(Locale.ROOT);
    return NAMES.contains(name) || SHORT_NAMES.contains(name);
  }

  /** The contents whose names mean an empty place on any board. */
  public ImmutableSet<String> named() {
    return group
        .contents(pattern)
        .select(content -> NAMES.contains(content.toLowerCase(Locale.ROOT)));
  }

  /** The blank contents; empty if no facts exist for empty places. */
  public ImmutableSet<String> blanks() {
    ImmutableSet<String> contents = group.contents(pattern);
    ImmutableSet<String> named = named();
    if (named.notEmpty() || pattern.contents().isEmpty()) {
      return named;
    }
    ImmutableBag<String> initial = group.initialContents(pattern);
    if (initial.isEmpty()) {
      return Sets.immutable.empty();
    }
    String mostCommon = initial.topOccurrences(1).getFirst().getOne();
    if (!group.hasFixedPlaces(pattern)) {
      boolean isShort = SHORT_NAMES.contains(mostCommon.toLowerCase(Locale.ROOT));
      boolean isMost = initial.occurrencesOf(mostCommon) * 100 >= initial.size() * MIN_SHARE;
      return isShort && isMost && !isPiece(mostCommon)
          ? Sets.immutable.of(mostCommon)
          : Sets.immutable.empty();
    }
    ImmutableSet<String> shortNamed =
        contents
            .select(content -> SHORT_NAMES.contains(content.toLowerCase(Locale.ROOT)))
            .reject(this::isPiece);
    if (shortNamed.contains(mostCommon)) {
      return Sets.immutable.of(mostCommon);
    }
    boolean othersAreLong = contents.anySatisfy(content -> content.length() > 1);
    if (shortNamed.size() == 1 && othersAreLong) {
      return shortNamed;
    }
    boolean isMost = initial.occurrencesOf(mostCommon) * 100 >= initial.size() * MIN_SHARE;
    return isMost && isFull() && contents.size() > 1
        ? Sets.immutable.of(mostCommon)
        : Sets.immutable.empty();
  }

  /**
   * True if a content such as {@code o} is the counterpart of another piece, {@code x}, rather than
   * a blank.
   */
  private boolean isPiece(String content) {
    ImmutableSet<String> contents =
        group.contents(pattern).collect(name -> name.toLowerCase(Locale.ROOT));
    String name = content.toLowerCase(Locale.ROOT);
    boolean hasPartner =
        (name.equals("o") && contents.contains("x"))
            || (name.equals("b") && contents.contains("w"));
    return hasPartner && !isFull();
  }

  private boolean isFull() {
    return group.initialCoverage(pattern) >= MIN_COVERAGE;
  }
}
