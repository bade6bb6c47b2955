package org.gonu.ruletest;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/** The directives of a test file. */
public enum Verb {
  /** Starts a test; the rest of the line is its title. */
  TEST,
  /** The rule sheet, if it has another name than the test file. */
  SHEET,
  /** Plays joint moves. */
  PLAY,
  /** Sets the position to exactly these facts. */
  STATE,
  /** Adds facts to the position. */
  ADD,
  /** Removes facts that match patterns from the position. */
  REMOVE,
  /** Facts hold. */
  TRUE,
  /** Moves of a role are legal. */
  LEGAL,
  /** Roles have goal values. */
  GOAL,
  /** The match is over. */
  TERMINAL,
  /** The number of joint-move sequences of a length is as given. */
  PERFT;

  /** The words of all verbs. */
  public static final ImmutableList<String> WORDS =
      Lists.immutable.with(values()).collect(Verb::word);

  /** The word in the text. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** True if {@code not} may stand before it. */
  public boolean canBeNegated() {
    return this == TRUE || this == LEGAL || this == TERMINAL;
  }

  /** The verb with a word; empty if there is none. */
  static Optional<Verb> of(String word) {
    return Lists.immutable.with(values()).detectOptional(verb -> verb.word().equals(word));
  }
}
