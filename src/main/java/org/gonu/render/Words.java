package org.gonu.render;

import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/** The words in names of sheets. */
final class Words {
  private Words() {}

  /** The parts of a name in small letters, split at punctuation, before capitals and numbers. */
  static ImmutableList<String> of(String name) {
    String[] parts = name.split("[^\\p{Alnum}]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[a-zA-Z])(?=[0-9])", -1);
    return Lists.immutable
        .of(parts)
        .reject(String::isEmpty)
        .collect(part -> part.toLowerCase(Locale.ROOT));
  }

  /** At most two letters that stand for words. */
  static String initials(ImmutableList<String> words) {
    if (words.isEmpty()) {
      return "";
    }
    return words.size() > 1
        ? words.take(2).collect(word -> word.substring(0, 1)).makeString("")
        : words.getFirst().substring(0, Math.min(2, words.getFirst().length()));
  }
}
