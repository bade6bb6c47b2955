package org.gonu.cli.conformance;

import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.UsageException;

/** Choices of names that a user writes with commas between. */
final class NameSelection {
  private NameSelection() {}

  /**
   * Those of the known names that a list chooses, in the order of the known ones: the name itself,
   * or the beginning of several up to a hyphen.
   *
   * @param option its name in messages
   * @throws UsageException if a word of the list chooses nothing
   */
  static ImmutableList<String> of(String option, String list, ImmutableList<String> known) {
    ImmutableList<String> words =
        Lists.immutable
            .of(list.split(",", -1))
            .collect(word -> word.strip().toUpperCase(Locale.ROOT));
    for (String word : words) {
      if (known.noneSatisfy(name -> isChosen(name, word))) {
        throw new UsageException(
            option + ": there is no '" + word + "'; 'gonu conformance --list' lists them");
      }
    }
    return known.select(name -> words.anySatisfy(word -> isChosen(name, word)));
  }

  private static boolean isChosen(String name, String word) {
    String upper = name.toUpperCase(Locale.ROOT);
    return upper.equals(word) || (!word.isEmpty() && upper.startsWith(word + "-"));
  }
}
