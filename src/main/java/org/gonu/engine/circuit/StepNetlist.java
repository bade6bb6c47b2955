package org.gonu.engine.circuit;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * The gates that compute one step, and the literals of its outputs. Literals as in {@link Gates}.
 *
 * @param gates the nodes
 * @param legal by move, over all roles: the literal that tells whether it is legal
 * @param next by base: the literal that tells whether it holds in the next state
 * @param terminal the literal that tells whether the state before the step is terminal
 * @param goals by role: the goal values of the state before the step
 * @param components recursive components in the order in which they can be evaluated
 */
@SuppressWarnings("ArrayRecordComponent") // read by the compilers of circuits, never compared
public record StepNetlist(
    Gates gates,
    int[] legal,
    int[] next,
    int terminal,
    ImmutableList<Goals> goals,
    ImmutableList<Component> components) {

  /**
   * The goal values that a role can get.
   *
   * @param values goal points, 0 to 100, each once, ascending
   * @param literals for each value the literal that tells whether the role gets it
   */
  public record Goals(int[] values, int[] literals) {}

  /** The literals of all goals of all roles. */
  public int[] goalLiterals() {
    IntArrayList literals = new IntArrayList();
    goals.each(own -> literals.addAll(own.literals()));
    return literals.toArray();
  }
}
