package org.gonu.board;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.set.ImmutableSet;

/**
 * Abbreviates contents with long names, so that a board fits on a screen: {@code whitePawn} and
 * {@code white pawn} become {@code wP} and {@code wp}. Abbreviations are unique in a game.
 */
final class ContentNames {
  /** If no name is longer than this, in characters, none is abbreviated. */
  private static final int SHORT = 6;

  /** Names up to this length, in characters, are never abbreviated. */
  private static final int VERY_SHORT = 3;

  private final ImmutableMap<String, String> shortForms;

  ContentNames(ImmutableSet<String> contents) {
    boolean allShort = contents.allSatisfy(content -> content.length() <= SHORT);
    this.shortForms = allShort ? Maps.immutable.empty() : shorten(contents);
  }

  private static ImmutableMap<String, String> shorten(ImmutableSet<String> contents) {
    for (int letters = 1; letters <= SHORT; letters++) {
      int length = letters;
      ImmutableMap<String, String> forms =
          contents.toMap(content -> content, content -> form(content, length)).toImmutable();
      if (forms.toSet().size() == contents.size()) {
        return forms;
      }
    }
    return Maps.immutable.empty();
  }

  /** The initials of all words but the last, and the first letters of that. */
  private static String form(String content, int letters) {
    if (content.length() <= VERY_SHORT) {
      return content;
    }
    ImmutableList<String> words = words(content);
    String last = words.getLast();
    return words.take(words.size() - 1).collect(word -> word.substring(0, 1)).makeString("")
        + last.substring(0, Math.min(letters, last.length()));
  }

  /** The parts of a name, split at punctuation, before capitals and before numbers. */
  private static ImmutableList<String> words(String content) {
    String[] parts =
        content.split("[^\\p{Alnum}]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[a-zA-Z])(?=[0-9])", -1);
    ImmutableList<String> words = Lists.immutable.of(parts).reject(String::isEmpty);
    return words.isEmpty() ? Lists.immutable.of(content) : words;
  }

  /** What is drawn for a content, which may be several joined by {@code +}. */
  String shown(String content) {
    return Lists.immutable
        .of(content.split("\\+", -1))
        .collect(part -> shortForms.getIfAbsentValue(part, part))
        .makeString("+");
  }

  /** The abbreviations of contents and their meanings; empty if none is abbreviated. */
  String legend(ImmutableSet<String> contents) {
    return contents
        .flatCollect(content -> Lists.immutable.of(content.split("\\+", -1)))
        .reject(part -> shown(part).equals(part))
        .toSortedSet()
        .collect(part -> shown(part) + " = " + part)
        .makeString(", ");
  }
}
