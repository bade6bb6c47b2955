package org.gonu.board;

import java.util.Locale;
import org.eclipse.collections.api.bag.ImmutableBag;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.ImmutableSet;

/** Which contents of a board mean that nothing stands there. */
final class BlankRule {
  /** Names that mean nothing on any board. */
  private static final ImmutableSet<String> NAMES =
      Sets.immutable.of(
          "blank", "empty", "none", "nothing", "nobody", "noone", "free", "nolight", "-");

  /** Names that mean nothing where every place always has a content. */
  private static final ImmutableSet<String> SHORT_NAMES = Sets.immutable.of("b", "e", "o", "0");

  /** Share of the places that are filled at the start, in percent, where places count as fixed. */
  private static final int FULL = 90;

  /** Share of the facts at the start that a content without such a name needs, in percent. */
  private static final int MOSTLY = 60;

  private final FactGroup group;
  private final BoardPattern pattern;

  BlankRule(FactGroup group, BoardPattern pattern) {
    this.group = group;
    this.pattern = pattern;
  }

  /** True of names that are known to mean nothing. */
  static boolean isUsual(String content) {
    String name = content.toLowerCase(Locale.ROOT);
    return NAMES.contains(name) || SHORT_NAMES.contains(name);
  }

  /** The contents; none if nothing is said of places where nothing stands. */
  ImmutableSet<String> blanks() {
    ImmutableSet<String> contents = group.contents(pattern);
    ImmutableSet<String> named =
        contents.select(content -> NAMES.contains(content.toLowerCase(Locale.ROOT)));
    if (named.notEmpty() || pattern.contents().isEmpty()) {
      return named;
    }
    ImmutableBag<String> initial = group.initialContents(pattern);
    if (initial.isEmpty() || !group.hasFixedPlaces(pattern)) {
      return Sets.immutable.empty();
    }
    String mostCommon = initial.topOccurrences(1).getFirst().getOne();
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
    boolean isMost = initial.occurrencesOf(mostCommon) * 100 >= initial.size() * MOSTLY;
    return isMost && isFull() && contents.size() > 1
        ? Sets.immutable.of(mostCommon)
        : Sets.immutable.empty();
  }

  /** True of the partner of another piece, noughts of crosses, on a board with other places. */
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
    return group.initialCoverage(pattern) >= FULL;
  }
}
