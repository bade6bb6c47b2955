package org.gonu.board.move;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.fact.CoordinateTerms;
import org.gonu.gdl.Compound;
import org.gonu.machine.Move;
import org.gonu.machine.Role;

/**
 * A move taken apart.
 *
 * @param name of its function, or the whole move if it has no arguments
 * @param whole its arguments and those of functions in it
 * @param split the same, words such as {@code e3} as two
 */
record MoveTerm(
    int role, String name, String text, ImmutableList<String> whole, ImmutableList<String> split) {
  /** What moves have in common that are read in the same way. */
  record Shape(String name, int leaves) {}

  static MoveTerm of(Role role, Move move) {
    String name =
        move.term() instanceof Compound compound ? compound.function().name() : move.toString();
    return new MoveTerm(
        role.index(),
        name,
        move.toString(),
        CoordinateTerms.of(move.term(), false),
        CoordinateTerms.of(move.term(), true));
  }

  Shape shape() {
    return new Shape(name, whole.size());
  }

  ImmutableList<String> leaves(boolean isSplit) {
    return isSplit ? split : whole;
  }
}
