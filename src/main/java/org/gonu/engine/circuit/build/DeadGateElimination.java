package org.gonu.engine.circuit.build;

import java.util.Arrays;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.Schedule;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Copies a netlist without dead gates and recursive components that nothing reads, and merges a
 * conjunction into another one that is its only reader.
 */
final class DeadGateElimination {
  private final StepNetlist net;
  private final Gates gates;

  /** The components on which some output depends. */
  private final ImmutableList<Component> components;

  /** By node: how often outputs and needed gates use it. */
  private final int[] uses;

  /** By node: whether some use negates it or is an output, so that it cannot be merged. */
  private final boolean[] kept;

  private final GateBuilder copy = new GateBuilder();

  /** By node: its literal in the copy. */
  private final int[] literals;

  private DeadGateElimination(StepNetlist net) {
    this.net = net;
    this.gates = net.gates();
    this.components = read(net);
    this.uses = new int[gates.size()];
    this.kept = new boolean[gates.size()];
    this.literals = new int[gates.size()];
  }

  private static ImmutableList<Component> read(StepNetlist net) {
    if (net.components().isEmpty()) {
      return net.components();
    }
    IntArrayList outputs = IntArrayList.newListWith(net.legal());
    outputs.addAll(net.next());
    outputs.add(net.terminal());
    net.goals().each(goals -> outputs.addAll(goals.literals()));
    return Schedule.of(net, outputs.toArray())
        .blocks()
        .select(block -> block.component() >= 0)
        .collect(block -> net.components().get(block.component()));
  }

  static StepNetlist clean(StepNetlist net) {
    return new DeadGateElimination(net).clean();
  }

  private StepNetlist clean() {
    forEachOutput();
    for (int node = gates.size() - 1; node > 0; node--) {
      CircuitAbandonedException.throwIfInterrupted();
      for (int i = 0; uses[node] > 0 && i < gates.inputCount(node); i++) {
        use(gates.input(node, i), Gates.isNegated(gates.input(node, i)));
      }
    }
    for (int node = 1; node < gates.size(); node++) {
      CircuitAbandonedException.throwIfInterrupted();
      if (uses[node] > 0 && !isInlined(node)) {
        literals[node] = copyOf(node);
      }
    }
    return new StepNetlist(
        copy.build(),
        map(net.legal()),
        map(net.next()),
        map(net.terminal()),
        net.goals().collect(goals -> new StepNetlist.Goals(goals.values(), map(goals.literals()))),
        components.collect(c -> new Component(mapNodes(c.feedbacks()), map(c.updates()))));
  }

  private void forEachOutput() {
    useAll(net.legal());
    useAll(net.next());
    use(net.terminal(), true);
    net.goals().each(goals -> useAll(goals.literals()));
    components.each(
        component -> {
          useAll(component.updates());
          for (int feedback : component.feedbacks()) {
            use(2 * feedback, true);
          }
        });
  }

  private void useAll(int[] outputs) {
    for (int literal : outputs) {
      use(literal, true);
    }
  }

  private void use(int literal, boolean keep) {
    uses[Gates.node(literal)]++;
    kept[Gates.node(literal)] |= keep;
  }

  private boolean isInlined(int node) {
    return gates.kind(node) == Gates.AND && uses[node] == 1 && !kept[node];
  }

  private int copyOf(int node) {
    return switch (gates.kind(node)) {
      case Gates.BASE -> copy.base(gates.index(node));
      case Gates.DOES -> copy.does(gates.index(node));
      case Gates.FEEDBACK -> copy.feedback(gates.index(node));
      default -> {
        IntArrayList inputs = new IntArrayList();
        collect(node, inputs);
        yield copy.and(inputs.toArray(), inputs.size());
      }
    };
  }

  /**
   * The inputs of a gate, with those of merged gates in their place. Not recursive, since chains
   * can be long.
   */
  private void collect(int gate, IntArrayList inputs) {
    IntArrayList open = IntArrayList.newListWith(gate);
    while (open.notEmpty()) {
      int node = open.removeAtIndex(open.size() - 1);
      for (int i = 0; i < gates.inputCount(node); i++) {
        int input = gates.input(node, i);
        if (isInlined(Gates.node(input))) {
          open.add(Gates.node(input));
        } else {
          inputs.add(map(input));
        }
      }
    }
  }

  private int map(int literal) {
    return literals[Gates.node(literal)] ^ (literal & 1);
  }

  private int[] map(int[] outputs) {
    return Arrays.stream(outputs).map(this::map).toArray();
  }

  private int[] mapNodes(int[] nodes) {
    return Arrays.stream(nodes).map(node -> Gates.node(literals[node])).toArray();
  }
}
