package org.gonu.gdl;

import org.gonu.text.Span;

/**
 * A name that stands for itself. Numbers are constants like any other.
 *
 * @param name as compared; the reader has replaced other spellings of it, see {@link Spelling}
 */
public record Constant(String name, Span span) implements Term {
  /**
   * The name of the role that is chance (Thielscher, A General Game Description Language for
   * Incomplete Information Games, 2010).
   */
  public static final Constant RANDOM = of("random");

  /**
   * A constant.
   *
   * @throws IllegalArgumentException if the name is empty
   */
  public Constant {
    if (name.isEmpty()) {
      throw new IllegalArgumentException("a constant needs a name");
    }
  }

  /** A generated constant, which is in no text. */
  public static Constant of(String name) {
    return new Constant(name, Span.NONE);
  }

  @Override
  public boolean isGround() {
    return true;
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.constant(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Constant constant && name.equals(constant.name);
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
