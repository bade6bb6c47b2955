package org.gonu.gdl.index;

import java.util.Optional;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;

/** Something that a rule sheet calls by a name. Names are equal if they mean the same thing. */
public sealed interface Name {
  /** The name in the spelling of the sheet. */
  String text();

  /** A relation, of the language or of the sheet; keywords are in lower case. */
  record Relation(String text, int arity) implements Name {
    /** The keyword that it is, if it is one and has as many arguments. */
    public Optional<Keyword> keyword() {
      return Keyword.of(text).filter(keyword -> keyword.arity() == arity);
    }

    /** True if it is this keyword. */
    public boolean is(Keyword keyword) {
      return predicate().is(keyword);
    }

    /** The same for the packages that know of rules only. */
    public Predicate predicate() {
      return new Predicate(text, arity);
    }

    @Override
    public String toString() {
      return text + "/" + arity;
    }
  }

  /** The name at the head of a compound term, or a constant if there are no arguments. */
  record Function(String text, int arity) implements Name {
    /** True if it is a whole term. */
    public boolean isConstant() {
      return arity == 0;
    }

    @Override
    public String toString() {
      return isConstant() ? text : text + "/" + arity;
    }
  }

  /**
   * A variable of one statement.
   *
   * @param text with its question mark
   * @param statement the number of the statement, from 0
   */
  record Variable(String text, int statement) implements Name {
    @Override
    public String toString() {
      return text;
    }
  }

  /** An arrow or connective: {@code <=}, {@code not}, {@code or}, {@code and}, {@code distinct}. */
  record Word(String text) implements Name {
    @Override
    public String toString() {
      return text;
    }
  }
}
