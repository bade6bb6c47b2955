package org.gonu.gdl;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The relations whose meaning the language fixes (GDL specification, section 4; {@code base} and
 * {@code input} came later). Sheets write them in any case.
 */
public enum Keyword {
  /** {@code (role r)}: r is a role of the game. */
  ROLE("role", 1),
  /** {@code (init f)}: f holds in the initial state. */
  INIT("init", 1),
  /** {@code (true f)}: f holds in the present state. */
  TRUE("true", 1),
  /** {@code (does r m)}: r makes the move m in this step. */
  DOES("does", 2),
  /** {@code (next f)}: f holds in the next state. */
  NEXT("next", 1),
  /** {@code (legal r m)}: r may make the move m. */
  LEGAL("legal", 2),
  /** {@code (goal r n)}: r gets n points in this state. */
  GOAL("goal", 2),
  /** {@code terminal}: the match is over. */
  TERMINAL("terminal", 0),
  /** {@code (base f)}: f may hold in some state; a declaration. */
  BASE("base", 1),
  /** {@code (input r m)}: r may have the move m in some state; a declaration. */
  INPUT("input", 2);

  private static final Map<String, Keyword> BY_WORD =
      Stream.of(values()).collect(Collectors.toMap(Keyword::word, Function.identity()));

  private static final int MIN_LENGTH = 4;
  private static final int MAX_LENGTH = 8;

  private final String word;
  private final int arity;

  Keyword(String word, int arity) {
    this.word = word;
    this.arity = arity;
  }

  /** The name in lower case. */
  public String word() {
    return word;
  }

  /** Number of arguments. */
  public int arity() {
    return arity;
  }

  /** Name and arity. */
  public Predicate predicate() {
    return new Predicate(word, arity);
  }

  /** The keyword that a name is in any case. */
  public static Optional<Keyword> of(String name) {
    return name.length() < MIN_LENGTH || name.length() > MAX_LENGTH
        ? Optional.empty()
        : Optional.ofNullable(BY_WORD.get(name.toLowerCase(Locale.ROOT)));
  }
}
