package org.gonu.cli.person;

import java.util.Locale;
import java.util.function.BiPredicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Printer;
import org.gonu.machine.Move;
import org.gonu.render.MoveGesture;
import org.gonu.text.SpellingDistance;

/**
 * The moves of a role as a person names them: by a number, as in GDL with or without parentheses,
 * by the arguments alone, as people call them, or by a beginning of one of these.
 */
public final class TypedMoves {
  /** Most moves that are named to help. */
  private static final int MAX_NEAR = 5;

  /** Edits by which a typed text and a move may differ to be called near. */
  private static final int MAX_EDITS = 3;

  /** What stands between the words of a move. Signs in names are kept. */
  private static final String GAPS = "[\\s()]+";

  /** What may stand between the words where people write them. */
  private static final String LOOSE_GAPS = "[\\s(),;:\u2013>-]+";

  private final ImmutableList<Named> all;

  /**
   * A move with its names.
   *
   * @param number in the list
   * @param label what people call it
   * @param text in GDL without the outer parentheses
   * @param readings all the ways to write it
   */
  public record Named(
      int number, Move move, String label, String text, ImmutableList<String> readings) {
    /** The label, and the text if that is something else. */
    public String shown() {
      return label.equalsIgnoreCase(text) ? text : label + " (" + text + ")";
    }
  }

  private TypedMoves(ImmutableList<Named> all) {
    this.all = all;
  }

  /** The names of moves. Those that differ in one number alone are numbered by it. */
  public static TypedMoves of(ImmutableList<MoveGesture> gestures) {
    ImmutableList<String> arguments = gestures.collect(gesture -> arguments(gesture.move()));
    boolean areNumbers =
        arguments.allSatisfy(text -> text.matches("[1-9][0-9]{0,5}"))
            && arguments.distinct().size() == arguments.size();
    return new TypedMoves(
        gestures.collectWithIndex(
            (gesture, i) ->
                named(gesture, areNumbers ? Integer.parseInt(arguments.get(i)) : i + 1)));
  }

  private static Named named(MoveGesture gesture, int number) {
    String text = bare(gesture.move());
    ImmutableList<String> readings =
        Lists.immutable
            .of(text, arguments(gesture.move()), gesture.label())
            .reject(String::isBlank)
            .distinct();
    return new Named(number, gesture.move(), gesture.label(), text, readings);
  }

  private static String bare(Move move) {
    String text = Printer.COMPACT.print(move.term());
    return text.startsWith("(") ? text.substring(1, text.length() - 1) : text;
  }

  private static String arguments(Move move) {
    return move.term() instanceof Compound compound
        ? compound.arguments().collect(Printer.COMPACT::print).makeString(" ")
        : "";
  }

  /** All moves, in the order of their numbers. */
  public ImmutableList<Named> all() {
    return all;
  }

  /** The moves with exactly this text, as they are shown. */
  public ImmutableList<Named> exactly(String typed) {
    ImmutableList<String> words = words(typed, GAPS);
    return all.select(
        named ->
            words.equals(words(named.text(), GAPS)) || words.equals(words(named.label(), GAPS)));
  }

  /**
   * The moves that a text may mean: one if it is clear, several if it is not, none if it means no
   * move. A number of the list that is another move's only name means both.
   */
  public ImmutableList<Named> find(String typed) {
    ImmutableList<Named> exact = exactly(typed);
    if (exact.size() == 1) {
      return exact;
    }
    ImmutableList<String> words = words(typed, LOOSE_GAPS);
    if (words.isEmpty()) {
      return Lists.immutable.empty();
    }
    ImmutableList<Named> same = select(words, (given, reading) -> given.equals(reading));
    if (typed.strip().matches("[0-9]{1,6}")) {
      int number = Integer.parseInt(typed.strip());
      return all.select(named -> named.number() == number || same.contains(named));
    }
    ImmutableList<Named> found = same;
    if (found.isEmpty()) {
      found = select(words, (given, reading) -> joined(given).equals(joined(reading)));
    }
    if (found.isEmpty()) {
      found = select(words, TypedMoves::begin);
    }
    if (found.isEmpty()) {
      found = select(words, (given, reading) -> joined(reading).startsWith(joined(given)));
    }
    return found;
  }

  /** The moves whose spelling is nearest to a text. */
  public ImmutableList<Named> near(String typed) {
    String given = joined(words(typed, LOOSE_GAPS));
    int least = MAX_EDITS + 1;
    MutableList<Named> nearest = Lists.mutable.empty();
    for (Named named : all) {
      int limit = least;
      int distance =
          named
              .readings()
              .collectInt(
                  reading ->
                      SpellingDistance.between(given, joined(words(reading, LOOSE_GAPS)), limit))
              .min();
      // A text of which every letter had to be changed is not near.
      if (distance > least || distance > MAX_EDITS || distance >= given.length()) {
        continue;
      }
      if (distance < least) {
        nearest.clear();
        least = distance;
      }
      nearest.add(named);
    }
    return nearest.take(MAX_NEAR).toImmutable();
  }

  private ImmutableList<Named> select(
      ImmutableList<String> words, BiPredicate<ImmutableList<String>, ImmutableList<String>> fits) {
    return all.select(
        named ->
            named.readings().anySatisfy(reading -> fits.test(words, words(reading, LOOSE_GAPS))));
  }

  /** True if each word begins the one in its place. */
  private static boolean begin(ImmutableList<String> given, ImmutableList<String> reading) {
    return given.size() <= reading.size()
        && given.zip(reading).allSatisfy(pair -> pair.getTwo().startsWith(pair.getOne()));
  }

  private static String joined(ImmutableList<String> words) {
    return words.makeString("");
  }

  private static ImmutableList<String> words(String text, String gaps) {
    return Lists.immutable
        .with(text.toLowerCase(Locale.ROOT).split(gaps, -1))
        .reject(String::isEmpty);
  }
}
