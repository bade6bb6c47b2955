package org.gonu.gdl;

/** A relation name with its number of arguments; names of keywords are in lower case. */
public record Predicate(String name, int arity) {
  /**
   * Stands behind the name of a relation in the name of another, which tells where the first is
   * asked for. No name in a sheet has a blank.
   */
  public static final String ASKED_FOR = " asked for ";

  /** True if it has a keyword's name and arity. */
  public boolean is(Keyword keyword) {
    return arity == keyword.arity() && name.equals(keyword.word());
  }

  // Written out, since those of the record cost many times as much before they are compiled.
  @Override
  public boolean equals(Object other) {
    return other instanceof Predicate predicate
        && arity == predicate.arity
        && name.equals(predicate.name);
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + arity;
  }

  @Override
  public String toString() {
    return name + "/" + arity;
  }
}
