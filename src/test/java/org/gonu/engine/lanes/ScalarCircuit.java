package org.gonu.engine.lanes;

import java.util.stream.IntStream;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/** A net evaluated in one state, gate by gate: the oracle of the lanes. */
public final class ScalarCircuit {
  private final StepNetlist net;
  private final long[] state;
  private final boolean[] does;
  private final boolean[] feedback;
  private boolean[] values;

  /** Evaluates a net in a state when some moves are made. */
  public ScalarCircuit(StepNetlist net, long[] state, int... moves) {
    this.net = net;
    this.state = state;
    does = new boolean[net.legal().length];
    for (int move : moves) {
      does[move] = true;
    }
    feedback = new boolean[net.gates().size()];
    values = evaluate();
    for (Component component : net.components()) {
      while (grows(component)) {
        values = evaluate();
      }
    }
  }

  private boolean grows(Component component) {
    boolean grows = false;
    for (int i = 0; i < component.feedbacks().length; i++) {
      boolean update = isTrue(component.updates()[i]);
      grows |= update && !feedback[component.feedbacks()[i]];
      feedback[component.feedbacks()[i]] |= update;
    }
    return grows;
  }

  private boolean[] evaluate() {
    Gates gates = net.gates();
    boolean[] result = new boolean[gates.size()];
    for (int node = 1; node < gates.size(); node++) {
      int index = gates.index(node);
      result[node] =
          switch (gates.kind(node)) {
            case Gates.BASE -> (state[index >> 6] >>> (index & 63) & 1) != 0;
            case Gates.DOES -> does[index];
            case Gates.FEEDBACK -> feedback[node];
            default -> {
              boolean all = true;
              for (int i = 0; i < gates.inputCount(node); i++) {
                int literal = gates.input(node, i);
                all &= result[Gates.node(literal)] != Gates.isNegated(literal);
              }
              yield all;
            }
          };
    }
    return result;
  }

  /** The value of a literal. */
  public boolean isTrue(int literal) {
    return values[Gates.node(literal)] != Gates.isNegated(literal);
  }

  /** True if the state is terminal. */
  public boolean isTerminal() {
    return isTrue(net.terminal());
  }

  /** The legal moves, bit i for move i. */
  public long[] legal() {
    return bits(net.legal(), (net.legal().length + 63) / 64);
  }

  /** The next state, bit i for base i. */
  public long[] next() {
    return bits(net.next(), state.length);
  }

  private long[] bits(int[] literals, int words) {
    long[] bits = new long[words];
    for (int i = 0; i < literals.length; i++) {
      bits[i >> 6] |= isTrue(literals[i]) ? 1L << (i & 63) : 0;
    }
    return bits;
  }

  /** By role its goal; -1 if it has none or several. */
  public int[] goals() {
    return net.goals().collectInt(this::goal).toArray();
  }

  private int goal(StepNetlist.Goals goals) {
    int[] values =
        IntStream.range(0, goals.values().length)
            .filter(i -> isTrue(goals.literals()[i]))
            .map(i -> goals.values()[i])
            .toArray();
    return values.length == 1 ? values[0] : -1;
  }
}
