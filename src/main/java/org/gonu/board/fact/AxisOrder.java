package org.gonu.board.fact;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.eclipse.collections.api.tuple.Pair;
import org.eclipse.collections.impl.list.Interval;
import org.eclipse.collections.impl.map.mutable.MapAdapter;
import org.eclipse.collections.impl.tuple.Tuples;
import org.gonu.gdl.Atom;

/**
 * Orders the values of an argument, if they can be an axis: numbers with or without a common prefix
 * ({@code 1}, {@code c1}, {@code r01}), single letters, or the links of a chain such as {@code
 * (succ one two)} among the static facts; if nothing else helps, the order in which a sheet lists
 * them. Gaps between numbers and letters are filled.
 */
public final class AxisOrder {
  /** Maximum length of an axis; more values do not fit on a screen. */
  private static final int MAX_LENGTH = 64;

  /** If the smallest number is at most this, the axis is extended down to 1. */
  private static final int FILLED_UP = 8;

  /** Minimum number of digits and minimum number of letters of an axis with both. */
  private static final int MIN_SIGNS = 3;

  /** Minimum number of values that a list gives an order. */
  private static final int MIN_LISTED = 3;

  private static final Pattern NUMBERED = Pattern.compile("([a-zA-Z_-]*)(\\d{1,4})");

  /** Pairs of values by the static relation that contains them. */
  private final MutableMap<String, MutableList<Pair<String, String>>> pairs =
      MapAdapter.adapt(new LinkedHashMap<>());

  /** Values by the static relation of one argument that lists them. */
  private final MutableMap<String, MutableList<String>> lists =
      MapAdapter.adapt(new LinkedHashMap<>());

  /** True if the order of such a list counts as an order. */
  private final boolean usesLists;

  /**
   * Orders by static facts.
   *
   * @param usesLists true if the order in which a sheet lists values is an order
   */
  public AxisOrder(Iterable<Atom> staticFacts, boolean usesLists) {
    this.usesLists = usesLists;
    for (Atom fact : staticFacts) {
      if (fact.arity() == 1 && fact.isGround()) {
        lists
            .getIfAbsentPut(fact.relation().name(), Lists.mutable::empty)
            .add(fact.arguments().getFirst().toString());
      }
      if (fact.arity() == 2 && fact.isGround()) {
        pairs
            .getIfAbsentPut(fact.relation().name(), Lists.mutable::empty)
            .add(
                Tuples.pair(
                    fact.arguments().get(0).toString(), fact.arguments().get(1).toString()));
      }
    }
  }

  /** The values in order, at least two; empty if they cannot be an axis. */
  public Optional<ImmutableList<String>> order(SetIterable<String> values) {
    if (values.size() < 2 || values.size() > MAX_LENGTH) {
      return Optional.empty();
    }
    return numbers(values)
        .or(() -> letters(values))
        .or(() -> chain(values))
        .or(() -> signs(values))
        .or(() -> usesLists ? listed(values) : Optional.empty());
  }

  /**
   * The values in the order of a relation that links all of them and nothing else; empty if there
   * is none. A general successor relation, for steps and scores, has more values.
   */
  public Optional<ImmutableList<String>> ownChain(SetIterable<String> values) {
    return pairs
        .valuesView()
        .select(links -> linked(links).equals(values.toSet()))
        .collect(links -> chain(values, links))
        .detectOptional(Optional::isPresent)
        .map(Optional::get);
  }

  private static MutableSet<String> linked(MutableList<Pair<String, String>> links) {
    return links.flatCollect(link -> Lists.immutable.of(link.getOne(), link.getTwo())).toSet();
  }

  /**
   * True if the first of two axes is the row: a number where the second is a letter, or named like
   * {@code r4} where the second is named like {@code c4}, or {@code y4} and {@code x4}.
   */
  public static boolean isRowFirst(ImmutableList<String> first, ImmutableList<String> second) {
    return (!isLetters(first) && isLetters(second))
        || (isCalled(first, "r") && isCalled(second, "c"))
        || (isCalled(first, "y") && isCalled(second, "x"));
  }

  private static boolean isCalled(ImmutableList<String> order, String initial) {
    String label = order.getFirst().toLowerCase(Locale.ROOT);
    return label.length() > 1 && label.startsWith(initial);
  }

  /** True if ordered values are letters. */
  private static boolean isLetters(ImmutableList<String> values) {
    return values.allSatisfy(AxisOrder::isLetter);
  }

  private static boolean isLetter(String value) {
    return value.length() == 1 && Character.isLetter(value.charAt(0));
  }

  private static Optional<ImmutableList<String>> numbers(SetIterable<String> values) {
    MutableList<Integer> numbers = Lists.mutable.empty();
    String prefix = null;
    int width = 1;
    for (String value : values) {
      Matcher matcher = NUMBERED.matcher(value);
      if (!matcher.matches() || (prefix != null && !prefix.equals(matcher.group(1)))) {
        return Optional.empty();
      }
      prefix = matcher.group(1);
      String digits = matcher.group(2);
      width = digits.startsWith("0") ? Math.max(width, digits.length()) : width;
      numbers.add(Integer.valueOf(digits));
    }
    int least = numbers.min();
    int most = numbers.max();
    if (most - least > 3 * values.size() + 3 || most - least >= MAX_LENGTH) {
      return Optional.empty();
    }
    least = least <= FILLED_UP ? Math.min(least, 1) : least;
    String format = prefix + "%0" + width + "d";
    return Optional.of(
        Interval.fromTo(least, most)
            .collect(number -> String.format(Locale.ROOT, format, number))
            .toList()
            .toImmutable());
  }

  private static Optional<ImmutableList<String>> letters(SetIterable<String> values) {
    if (!values.allSatisfy(AxisOrder::isLetter)) {
      return Optional.empty();
    }
    int least = values.min().charAt(0);
    int most = values.max().charAt(0);
    if (most - least >= 2 * values.size()) {
      return Optional.empty();
    }
    return Optional.of(
        Interval.fromTo(least, most)
            .collect(letter -> String.valueOf((char) letter.intValue()))
            .toList()
            .toImmutable());
  }

  /** Digits and letters: {@code 1} to {@code 9} and on with {@code a}. */
  private static Optional<ImmutableList<String>> signs(SetIterable<String> values) {
    boolean areSigns =
        values.allSatisfy(v -> v.length() == 1 && Character.isLetterOrDigit(v.charAt(0)));
    int letters = values.count(AxisOrder::isLetter);
    boolean areBoth = letters >= MIN_SIGNS && values.size() - letters >= MIN_SIGNS;
    return areSigns && areBoth
        ? Optional.of(values.toSortedList().toImmutable())
        : Optional.empty();
  }

  private Optional<ImmutableList<String>> chain(SetIterable<String> values) {
    for (RichIterable<Pair<String, String>> relation : pairs) {
      Optional<ImmutableList<String>> chain = chain(values, relation);
      if (chain.isPresent()) {
        return chain;
      }
    }
    return Optional.empty();
  }

  /** The path that links make, in the direction of most of them; nothing if they make none. */
  private static Optional<ImmutableList<String>> chain(
      SetIterable<String> values, RichIterable<Pair<String, String>> relation) {
    RichIterable<Pair<String, String>> links =
        relation.select(
            link ->
                !link.getOne().equals(link.getTwo())
                    && values.contains(link.getOne())
                    && values.contains(link.getTwo()));
    MutableMap<String, MutableSet<String>> neighbours = Maps.mutable.empty();
    for (Pair<String, String> link : links) {
      neighbours.getIfAbsentPut(link.getOne(), Sets.mutable::empty).add(link.getTwo());
      neighbours.getIfAbsentPut(link.getTwo(), Sets.mutable::empty).add(link.getOne());
    }
    int ends = neighbours.count(near -> near.size() == 1);
    boolean isMutual = values.size() == 2 && links.size() > 1;
    boolean isPath =
        !isMutual
            && neighbours.size() == values.size()
            && ends == 2
            && neighbours.noneSatisfy(n -> n.size() > 2);
    if (!isPath) {
      return Optional.empty();
    }
    String first =
        values
            .toSortedList()
            .select(value -> neighbours.getIfAbsent(value, Sets.mutable::empty).size() == 1)
            .minBy(value -> links.count(link -> link.getTwo().equals(value)));
    ImmutableList<String> path = path(first, neighbours);
    return path.size() == values.size() ? Optional.of(path) : Optional.empty();
  }

  private static ImmutableList<String> path(
      String first, MutableMap<String, MutableSet<String>> neighbours) {
    MutableList<String> path = Lists.mutable.of(first);
    Optional<String> next =
        neighbours.getIfAbsent(first, Sets.mutable::empty).detectOptional(value -> true);
    while (next.isPresent()) {
      path.add(next.get());
      next =
          neighbours
              .getIfAbsent(next.get(), Sets.mutable::empty)
              .detectOptional(value -> !path.contains(value));
    }
    return path.toImmutable();
  }

  /** The order in which a relation of the sheet lists exactly these values. */
  private Optional<ImmutableList<String>> listed(SetIterable<String> values) {
    return values.size() < MIN_LISTED
        ? Optional.empty()
        : lists
            .detectOptional(list -> list.size() == values.size() && values.containsAll(list))
            .map(MutableList::toImmutable);
  }
}
