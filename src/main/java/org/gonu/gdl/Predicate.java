package org.gonu.gdl;

/** A relation name with its number of arguments; names of keywords are in lower case. */
public record Predicate(String name, int arity) {
  /** True if it has a keyword's name and arity. */
  public boolean is(Keyword keyword) {
    return arity == keyword.arity() && name.equals(keyword.word());
  }

  @Override
  public String toString() {
    return name + "/" + arity;
  }
}
