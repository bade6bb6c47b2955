package org.gonu.engine.circuit;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * The gates in the cone of some outputs, in an order in which they can be evaluated: blocks of
 * plain gates and, between them, the loops of recursive components.
 *
 * @param blocks in order
 */
public record Schedule(ImmutableList<Block> blocks) {

  /**
   * Gates that are evaluated in sequence.
   *
   * @param gates nodes of kind {@link Gates#AND}
   * @param component the component whose loop the gates are, repeated until nothing changes; -1 for
   *     gates that are evaluated once
   */
  @SuppressWarnings("ArrayRecordComponent") // read by the compilers of circuits, never compared
  public record Block(int[] gates, int component) {}

  /**
   * The schedule for some outputs of a netlist.
   *
   * @param outputs literals
   */
  public static Schedule of(StepNetlist net, int... outputs) {
    return new Maker(net).make(outputs);
  }

  private static final class Maker {
    private final StepNetlist net;
    private final Gates gates;
    private final boolean[] needed;

    /** By node: 1 + the last component that it depends on, 0 if it depends on none. */
    private final int[] rank;

    private final int[] componentOf;

    Maker(StepNetlist net) {
      this.net = net;
      this.gates = net.gates();
      this.needed = new boolean[gates.size()];
      this.rank = new int[gates.size()];
      this.componentOf = new int[gates.size()];
      net.components()
          .forEachWithIndex(
              (component, number) -> {
                for (int feedback : component.feedbacks()) {
                  componentOf[feedback] = number;
                  rank[feedback] = number + 1;
                }
              });
    }

    Schedule make(int[] outputs) {
      for (int output : outputs) {
        needed[Gates.node(output)] = true;
      }
      boolean[] iterated = new boolean[net.components().size()];
      // A feedback may need updates with higher numbers, so repeat until nothing is new.
      while (markNeeded(iterated)) {}
      rankGates();
      return arrange(iterated);
    }

    private boolean markNeeded(boolean[] iterated) {
      boolean grew = false;
      for (int node = gates.size() - 1; node > 0; node--) {
        if (needed[node]) {
          for (int i = 0; i < gates.inputCount(node); i++) {
            needed[Gates.node(gates.input(node, i))] = true;
          }
          if (gates.kind(node) == Gates.FEEDBACK && !iterated[componentOf[node]]) {
            iterated[componentOf[node]] = true;
            grew = true;
            for (int update : net.components().get(componentOf[node]).updates()) {
              needed[Gates.node(update)] = true;
            }
          }
        }
      }
      return grew;
    }

    private void rankGates() {
      for (int node = 1; node < gates.size(); node++) {
        for (int i = 0; i < gates.inputCount(node); i++) {
          rank[node] = Math.max(rank[node], rank[Gates.node(gates.input(node, i))]);
        }
      }
    }

    private Schedule arrange(boolean[] iterated) {
      int components = iterated.length;
      boolean[] inside = new boolean[gates.size()];
      IntArrayList[] plain = new IntArrayList[components + 1];
      for (int i = 0; i <= components; i++) {
        plain[i] = new IntArrayList();
      }
      MutableList<IntArrayList> loops = Lists.mutable.empty();
      for (int component = 0; component < components; component++) {
        loops.add(iterated[component] ? loop(component, inside) : new IntArrayList());
      }
      for (int node = 1; node < gates.size(); node++) {
        if (needed[node] && gates.kind(node) == Gates.AND && !inside[node]) {
          plain[rank[node]].add(node);
        }
      }
      MutableList<Block> blocks = Lists.mutable.of(new Block(plain[0].toArray(), -1));
      for (int component = 0; component < components; component++) {
        if (iterated[component]) {
          blocks.add(new Block(loops.get(component).toArray(), component));
        }
        blocks.add(new Block(plain[component + 1].toArray(), -1));
      }
      return new Schedule(blocks.select(b -> b.component >= 0 || b.gates.length > 0).toImmutable());
    }

    /** The gates between the feedbacks of a component and its updates. */
    private IntArrayList loop(int component, boolean[] inside) {
      int last = 0;
      for (int update : net.components().get(component).updates()) {
        int node = Gates.node(update);
        inside[node] |= rank[node] == component + 1 && gates.kind(node) == Gates.AND;
        last = Math.max(last, node);
      }
      // What depends on a feedback has a higher number.
      int first = Arrays.stream(net.components().get(component).feedbacks()).min().orElse(last);
      IntArrayList loop = new IntArrayList();
      for (int node = last; node > first; node--) {
        if (inside[node] && rank[node] == component + 1) {
          loop.add(node);
          for (int i = 0; i < gates.inputCount(node); i++) {
            int input = Gates.node(gates.input(node, i));
            inside[input] |= rank[input] == component + 1 && gates.kind(input) == Gates.AND;
          }
        }
      }
      return loop.reverseThis();
    }
  }
}
