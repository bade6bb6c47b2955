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
  ROLE("role", 1),
  INIT("init", 1),
  TRUE("true", 1),
  DOES("does", 2),
  NEXT("next", 1),
  LEGAL("legal", 2),
  GOAL("goal", 2),
  TERMINAL("terminal", 0),
  BASE("base", 1),
  INPUT("input", 2);

  private static final Map<String, Keyword> BY_WORD =
      Stream.of(values()).collect(Collectors.toMap(Keyword::word, Function.identity()));

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
    return Optional.ofNullable(BY_WORD.get(name.toLowerCase(Locale.ROOT)));
  }
}
