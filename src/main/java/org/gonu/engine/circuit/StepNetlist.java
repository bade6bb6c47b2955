package org.gonu.engine.circuit;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
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

  /** All literals that are outputs, or belong to components. */
  public int[] literals() {
    IntArrayList literals = IntArrayList.newListWith(legal);
    literals.addAll(next);
    literals.add(terminal);
    literals.addAll(goalLiterals());
    for (Component component : components) {
      literals.addAll(component.updates());
      for (int feedback : component.feedbacks()) {
        literals.add(2 * feedback);
      }
    }
    return literals.toArray();
  }

  /**
   * The same netlist over other gates.
   *
   * @param counterparts by literal of this netlist the one of the other gates
   */
  public StepNetlist over(Gates other, IntUnaryOperator counterparts) {
    return new StepNetlist(
        other,
        map(legal, counterparts),
        map(next, counterparts),
        counterparts.applyAsInt(terminal),
        goals.collect(own -> new Goals(own.values(), map(own.literals(), counterparts))),
        components.collect(component -> over(component, counterparts)));
  }

  private static Component over(Component component, IntUnaryOperator counterparts) {
    int[] feedbacks =
        Arrays.stream(component.feedbacks())
            .map(node -> Gates.node(counterparts.applyAsInt(2 * node)))
            .toArray();
    return new Component(feedbacks, map(component.updates(), counterparts));
  }

  private static int[] map(int[] literals, IntUnaryOperator counterparts) {
    return Arrays.stream(literals).map(counterparts).toArray();
  }
}
