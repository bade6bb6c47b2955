package org.gonu.engine.lanes.coding;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/** Literals as disjunctions of products, in which common factors show. */
final class SumOfProducts {
  /** A disjunction of more is not taken apart any further. */
  private static final int MAX_PRODUCTS = 20_000;

  private final Gates gates;

  /** By node how many gates and outputs read it. */
  private final int[] readers;

  SumOfProducts(StepNetlist net) {
    gates = net.gates();
    readers = new int[gates.size()];
    for (int node = 1; node < gates.size(); node++) {
      for (int i = 0; i < gates.inputCount(node); i++) {
        readers[Gates.node(gates.input(node, i))]++;
      }
    }
    for (int literal : net.literals()) {
      readers[Gates.node(literal)]++;
    }
  }

  /** True if a literal is a disjunction. */
  boolean isSum(int literal) {
    return Gates.isNegated(literal) && isGate(literal);
  }

  private boolean isGate(int literal) {
    return gates.kind(Gates.node(literal)) == Gates.AND;
  }

  /** Adds the products whose disjunction a literal is, each of its literals in ascending order. */
  void addTo(MutableList<ImmutableIntList> products, int literal) {
    if (isSum(literal) && products.size() < MAX_PRODUCTS) {
      int node = Gates.node(literal);
      for (int i = 0; i < gates.inputCount(node); i++) {
        addTo(products, Gates.not(gates.input(node, i)));
      }
    } else if (literal != Gates.FALSE) {
      IntArrayList factors = new IntArrayList();
      multiply(literal, true, factors);
      products.add(factors.distinct().sortThis().toImmutable());
    }
  }

  /** Splits a conjunction; of those within it only what nobody else reads. */
  private void multiply(int literal, boolean isWhole, IntArrayList factors) {
    int node = Gates.node(literal);
    if (isGate(literal) && !Gates.isNegated(literal) && (isWhole || readers[node] == 1)) {
      for (int i = 0; i < gates.inputCount(node); i++) {
        multiply(gates.input(node, i), false, factors);
      }
    } else if (literal != Gates.TRUE) {
      factors.add(literal);
    }
  }

  /** The literal that most products with others have in common; negative if there is none. */
  static int commonFactor(ImmutableList<ImmutableIntList> products) {
    IntIntHashMap counts = new IntIntHashMap();
    int best = -1;
    int most = 1;
    for (ImmutableIntList product : products) {
      for (int i = 0; i < product.size() && product.size() > 1; i++) {
        int count = counts.addToValue(product.get(i), 1);
        if (count > most) {
          most = count;
          best = product.get(i);
        }
      }
    }
    return best;
  }

  /** The products in which a literal was a factor, without it. */
  static ImmutableList<ImmutableIntList> quotient(
      ImmutableList<ImmutableIntList> products, int factor) {
    return products
        .select(product -> product.size() > 1 && product.contains(factor))
        .collect(product -> product.newWithout(factor));
  }

  /** The same products, with those of disjunctions that stand alone in their place. */
  ImmutableList<ImmutableIntList> expanded(ImmutableList<ImmutableIntList> products) {
    MutableList<ImmutableIntList> more = Lists.mutable.empty();
    for (ImmutableIntList product : products) {
      if (isLoneSum(product)) {
        addTo(more, product.get(0));
      } else {
        more.add(product);
      }
    }
    return more.distinct().toImmutable();
  }

  /** True if a product is a single disjunction. */
  boolean isLoneSum(ImmutableIntList product) {
    return product.size() == 1 && isSum(product.get(0));
  }
}
