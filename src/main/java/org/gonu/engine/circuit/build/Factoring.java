package org.gonu.engine.circuit.build;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntObjectMaps;
import org.eclipse.collections.api.list.MutableList;
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
  private static final int NONE = -1;

  private final Simplifier gates;

  /** By literal how many of the conjunctions at hand have it; all 0 in between. */
  private int[] counts = {};

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
    int[] factorOf = mostFrequent(bodies);
    IntArrayList alone = new IntArrayList();
    IntArrayList factors = new IntArrayList();
    MutableIntObjectMap<MutableList<IntArrayList>> quotients = IntObjectMaps.mutable.empty();
    for (int i = 0; i < factorOf.length; i++) {
      IntArrayList body = bodies.get(i);
      int factor = factorOf[i];
      if (body.size() == 1) {
        alone.add(body.getFirst());
      } else if (factor == NONE) {
        alone.add(gates.and(body));
      } else {
        MutableList<IntArrayList> rests = quotients.get(factor);
        if (rests == null) {
          factors.add(factor);
          rests = Lists.mutable.empty();
          quotients.put(factor, rests);
        }
        rests.add(without(factor, body));
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

  private static IntArrayList without(int factor, IntArrayList body) {
    IntArrayList rest = new IntArrayList(body.size() - 1);
    for (int i = 0; i < body.size(); i++) {
      if (body.get(i) != factor) {
        rest.add(body.get(i));
      }
    }
    return rest;
  }

  /** By conjunction its literal that most conjunctions have; none if no other one has it. */
  private int[] mostFrequent(MutableList<IntArrayList> bodies) {
    count(bodies, 1);
    int[] factors = new int[bodies.size()];
    for (int i = 0; i < factors.length; i++) {
      int factor = mostFrequent(bodies.get(i));
      factors[i] = counts[factor] == 1 ? NONE : factor;
    }
    count(bodies, -1);
    return factors;
  }

  private void count(MutableList<IntArrayList> bodies, int step) {
    for (IntArrayList body : bodies) {
      for (int i = 0; i < body.size(); i++) {
        int literal = body.get(i);
        if (literal >= counts.length) {
          counts = Arrays.copyOf(counts, Math.max(2 * counts.length, literal + 1));
        }
        counts[literal] += step;
      }
    }
  }

  private int mostFrequent(IntArrayList body) {
    int best = body.getFirst();
    int most = counts[best];
    for (int i = 1; i < body.size(); i++) {
      int literal = body.get(i);
      int count = counts[literal];
      if (count > most || (count == most && literal < best)) {
        best = literal;
        most = count;
      }
    }
    return best;
  }
}
