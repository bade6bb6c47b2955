package org.gonu.engine.circuit.build;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntIntMaps;
import org.eclipse.collections.api.factory.primitive.IntObjectMaps;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableIntIntMap;
import org.eclipse.collections.api.map.primitive.MutableIntObjectMap;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Gates;

/**
 * Algebraic factoring (Brayton and McMullen, The decomposition and factorization of Boolean
 * expressions, 1982): makes few gates of a disjunction of conjunctions. The literal that most
 * conjunctions share is factored out first. Then factors with the same quotient are joined.
 */
final class Factoring {
  private final Simplifier gates;

  Factoring(Simplifier gates) {
    this.gates = gates;
  }

  /**
   * The literal of a disjunction.
   *
   * @param bodies conjunctions of literals without constants, each literal once; an empty one is
   *     true
   */
  int factor(MutableList<IntArrayList> bodies) {
    CircuitAbandonedException.throwIfInterrupted();
    if (bodies.anySatisfy(IntArrayList::isEmpty)) {
      return Gates.TRUE;
    }
    if (bodies.size() == 1) {
      return gates.and(bodies.getFirst());
    }
    MutableIntIntMap counts = count(bodies);
    IntArrayList alone = new IntArrayList();
    IntArrayList factors = new IntArrayList();
    MutableIntObjectMap<MutableList<IntArrayList>> quotients = IntObjectMaps.mutable.empty();
    for (IntArrayList body : bodies) {
      int factor = mostFrequent(body, counts);
      if (body.size() == 1) {
        alone.add(body.getFirst());
      } else if (counts.get(factor) == 1) {
        alone.add(gates.and(body));
      } else {
        if (!quotients.containsKey(factor)) {
          factors.add(factor);
        }
        IntArrayList rest = new IntArrayList(body.size());
        body.forEach(
            literal -> {
              if (literal != factor) {
                rest.add(literal);
              }
            });
        quotients.getIfAbsentPut(factor, Lists.mutable::empty).add(rest);
      }
    }
    return gates.or(join(factors, quotients, alone));
  }

  /** Adds the products of factors and quotients to the single literals. */
  private IntArrayList join(
      IntArrayList factors,
      MutableIntObjectMap<MutableList<IntArrayList>> quotients,
      IntArrayList alone) {
    IntArrayList rests = new IntArrayList();
    MutableIntObjectMap<IntArrayList> factorsOf = IntObjectMaps.mutable.empty();
    factors.forEach(
        factor -> {
          int rest = factor(quotients.getIfAbsent(factor, Lists.mutable::empty));
          if (!factorsOf.containsKey(rest)) {
            rests.add(rest);
          }
          factorsOf.getIfAbsentPut(rest, IntArrayList::new).add(factor);
        });
    rests.forEach(
        rest -> {
          IntArrayList product = new IntArrayList(2);
          product.add(rest);
          product.add(gates.or(factorsOf.getIfAbsent(rest, IntArrayList::new)));
          alone.add(gates.and(product));
        });
    return alone;
  }

  private static MutableIntIntMap count(MutableList<IntArrayList> bodies) {
    MutableIntIntMap counts = IntIntMaps.mutable.empty();
    bodies.each(body -> body.forEach(literal -> counts.addToValue(literal, 1)));
    return counts;
  }

  private static int mostFrequent(IntArrayList body, MutableIntIntMap counts) {
    int best = body.getFirst();
    for (int i = 1; i < body.size(); i++) {
      int literal = body.get(i);
      int byCount = Integer.compare(counts.get(literal), counts.get(best));
      if (byCount > 0 || (byCount == 0 && literal < best)) {
        best = literal;
      }
    }
    return best;
  }
}
