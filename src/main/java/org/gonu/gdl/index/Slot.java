package org.gonu.gdl.index;

import org.gonu.gdl.Keyword;

/**
 * A place for a value: an argument of a relation or function. The facts in {@code true}, {@code
 * init}, {@code next} and {@code base} share one slot, {@link #FACT}. So do the roles and the moves
 * of the other keywords.
 *
 * @param index from 0
 */
public record Slot(Name owner, int index) {
  /** The facts of a state. */
  public static final Slot FACT = new Slot(relation(Keyword.TRUE), 0);

  /** The moves. */
  public static final Slot MOVE = new Slot(relation(Keyword.DOES), 1);

  /** The roles. */
  public static final Slot ROLE = new Slot(relation(Keyword.ROLE), 0);

  /** An argument of a relation. */
  public static Slot of(Name.Relation relation, int index) {
    if (relation.keyword().isEmpty()) {
      return new Slot(relation, index);
    }
    return switch (relation.keyword().get()) {
      case TRUE, INIT, NEXT, BASE -> FACT;
      case DOES, LEGAL, INPUT -> index == 0 ? ROLE : MOVE;
      case ROLE -> ROLE;
      case GOAL -> index == 0 ? ROLE : new Slot(relation, index);
      case TERMINAL -> new Slot(relation, index);
    };
  }

  private static Name.Relation relation(Keyword keyword) {
    return new Name.Relation(keyword.word(), keyword.arity());
  }
}
