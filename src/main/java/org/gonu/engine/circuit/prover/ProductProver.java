package org.gonu.engine.circuit.prover;

import java.util.BitSet;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.products.Exclusions;
import org.gonu.engine.circuit.products.LiteralProducts;

/**
 * Shows that two literals never hold together by the products of each: every product of one has to
 * exclude every product of the other. It sees what {@link ExclusionProver} does not, that gates of
 * both literals together exclude something, and it is dear where there are many products.
 */
final class ProductProver {
  /** Literals of more products are not tried. */
  private static final int MAX_PRODUCTS = 1_000;

  private final Gates gates;
  private final ExclusionProver prover;
  private final LiteralProducts products;

  /**
   * A prover.
   *
   * @param groups that may be assumed
   * @param prover tells whether products exclude each other, and counts the work
   */
  ProductProver(StepNetlist net, GroupIndex groups, ExclusionProver prover) {
    this.gates = net.gates();
    this.prover = prover;
    this.products =
        new LiteralProducts(net, new Exclusions(gates, groups), new BitSet(), MAX_PRODUCTS);
  }

  /** True if the literals provably never hold together. */
  boolean exclude(int one, int other) {
    products.begin();
    ImmutableList<Conjuncts> left = of(one);
    ImmutableList<Conjuncts> right = of(other);
    return !products.isIncomplete()
        && left.allSatisfy(
            product -> right.allSatisfy(opposite -> prover.exclude(product, opposite)));
  }

  private ImmutableList<Conjuncts> of(int literal) {
    return products.of(literal).collect(product -> Conjuncts.of(gates, product));
  }
}
