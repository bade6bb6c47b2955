package org.gonu.engine.circuit.analysis;

import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/** Classifies conditions of a netlist by the factors that they depend on. */
final class Conditions {
  private final Gates gates;
  private final Reach reach;
  private final IntUnaryOperator factorOf;

  /**
   * Conditions of a netlist.
   *
   * @param factorOf the factor of a base, -1 for none
   */
  Conditions(StepNetlist net, IntUnaryOperator factorOf) {
    gates = net.gates();
    reach = new Reach(net);
    this.factorOf = factorOf;
  }

  /** How a literal depends on the factors. */
  Factors.Condition of(int literal) {
    BitSet all = factors(literal);
    return new Factors.Condition(
        form(literal, all.cardinality()), IntLists.immutable.of(all.stream().toArray()));
  }

  private Factors.Form form(int literal, int factors) {
    if (factors <= 1) {
      return factors == 0 ? Factors.Form.INDEPENDENT : Factors.Form.ALONE;
    }
    int root = Gates.node(literal);
    for (int i = 0; i < gates.inputCount(root); i++) {
      if (factors(gates.input(root, i)).cardinality() > 1) {
        return Factors.Form.MIXED;
      }
    }
    return Gates.isNegated(literal) ? Factors.Form.DISJUNCTION : Factors.Form.CONJUNCTION;
  }

  private BitSet factors(int literal) {
    BitSet factors = new BitSet();
    reach.bases(literal).stream().map(factorOf).filter(factor -> factor >= 0).forEach(factors::set);
    return factors;
  }
}
