package org.gonu.server.agent;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/** A part of a prompt that can be left out. */
public enum PromptPart {
  /** The text of the rule sheet. */
  RULES,
  /** The joint moves so far. */
  HISTORY,
  /** The facts that hold. */
  STATE,
  /** The position as a board of text. */
  BOARD,
  /** The legal moves of the role. */
  LEGAL;

  /** All parts, in the order of a prompt. */
  public static final ImmutableList<PromptPart> ALL = Lists.immutable.of(values());

  /** The name in prompts and on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The part with a name. */
  public static Optional<PromptPart> of(String label) {
    return ALL.detectOptional(part -> part.label().equals(label));
  }
}
