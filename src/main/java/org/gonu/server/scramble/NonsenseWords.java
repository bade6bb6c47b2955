package org.gonu.server.scramble;

import java.util.Locale;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.gdl.Keyword;

/** Draws words that mean nothing. No two of them are equal, and none is a word of the language. */
final class NonsenseWords {
  /** What has a meaning in GDL besides {@link Keyword}, also in its extensions. */
  private static final ImmutableSet<String> OTHER_WORDS =
      Sets.immutable.of("not", "or", "and", "distinct", "sees", "random", "percept", "knows");

  private static final String CONSONANTS = "bcdfghjklmnpqrstvwxz";
  private static final String VOWELS = "aeiouy";

  private final SplittableRandom random;
  private final MutableSet<String> drawn = Sets.mutable.empty();

  NonsenseWords(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** True if a name has a meaning in the language, or is a number. */
  static boolean isFixed(String name) {
    return Keyword.of(name).isPresent()
        || OTHER_WORDS.contains(name.toLowerCase(Locale.ROOT))
        || name.matches("[-+]?[0-9]+");
  }

  /** A word that was not drawn before: letters in lower case. */
  String next() {
    String word = draw();
    while (isFixed(word) || !drawn.add(word)) {
      word = draw();
    }
    return word;
  }

  private String draw() {
    int syllables = 2 + random.nextInt(3);
    StringBuilder word = new StringBuilder(2 * syllables);
    for (int i = 0; i < syllables; i++) {
      word.append(CONSONANTS.charAt(random.nextInt(CONSONANTS.length())));
      word.append(VOWELS.charAt(random.nextInt(VOWELS.length())));
    }
    return word.toString();
  }
}
