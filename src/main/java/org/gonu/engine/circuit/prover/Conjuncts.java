package org.gonu.engine.circuit.prover;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Gates;

/**
 * What holds where a conjunction does, by kind.
 *
 * @param all all literals, ascending: the conjunction, those among its inputs with theirs, and the
 *     other inputs
 * @param bases those that are bases or negations of bases
 * @param moves those that are moves, not negated
 * @param otherMoves those that are negated moves
 * @param disjunctions those that are negated gates
 */
@SuppressWarnings("ArrayRecordComponent") // read by the prover, never compared
record Conjuncts(int[] all, int[] bases, int[] moves, int[] otherMoves, int[] disjunctions) {

  /** Sorts given literals by kind. */
  static Conjuncts of(Gates gates, IntArrayList literals) {
    int[] all = literals.toSortedArray();
    return new Conjuncts(
        all,
        select(all, literal -> kind(gates, literal) == Gates.BASE),
        select(all, each -> kind(gates, each) == Gates.DOES && !Gates.isNegated(each)),
        select(all, each -> kind(gates, each) == Gates.DOES && Gates.isNegated(each)),
        select(all, each -> kind(gates, each) == Gates.AND && Gates.isNegated(each)));
  }

  private static int[] select(int[] all, IntPredicate condition) {
    return Arrays.stream(all).filter(condition).toArray();
  }

  private static byte kind(Gates gates, int literal) {
    return gates.kind(Gates.node(literal));
  }

  /** True if one has the negation of a literal of the other. */
  boolean contradict(Conjuncts other) {
    int here = 0;
    int there = 0;
    while (here < all.length && there < other.all.length) {
      int difference = Gates.node(all[here]) - Gates.node(other.all[there]);
      if (difference == 0 && all[here] != other.all[there]) {
        return true;
      }
      here += difference <= 0 ? 1 : 0;
      there += difference >= 0 ? 1 : 0;
    }
    return false;
  }
}
