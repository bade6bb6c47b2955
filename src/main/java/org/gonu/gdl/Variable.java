package org.gonu.gdl;

import org.gonu.text.Span;

/**
 * A placeholder for any ground term, the same one throughout a rule.
 *
 * @param name with its question mark, at least two characters
 */
public record Variable(String name, Span span) implements Term {
  /**
   * A variable.
   *
   * @throws IllegalArgumentException if the name is no question mark with a name behind it
   */
  public Variable {
    if (name.length() < 2 || name.charAt(0) != '?') {
      throw new IllegalArgumentException("not a variable: " + name);
    }
  }

  @Override
  public boolean isGround() {
    return false;
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.variable(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Variable variable && name.equals(variable.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
