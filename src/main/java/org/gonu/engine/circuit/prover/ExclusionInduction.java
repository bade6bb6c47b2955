package org.gonu.engine.circuit.prover;

import java.util.BitSet;
import java.util.function.Supplier;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.machine.SideBySide;

/**
 * Proves groups of large circuits by induction over the steps: if the groups hold in a state, they
 * hold in the next one, whatever its phase is. A group without a proof is dropped, and the proofs
 * are repeated without it. That one of the bases always holds is not shown.
 */
final class ExclusionInduction {
  private final ImmutableList<StepNetlist> nets;
  private final int[] firstMove;

  /** Groups that are proved already. */
  private final ImmutableList<MutexGroup> known;

  /** Pairs of literals that each phase may still examine. */
  private long workLeft;

  /**
   * Proves groups.
   *
   * @param nets by phase its netlist
   * @param firstMove by role the number of its first move, then the number of all moves
   * @param known groups that are proved already
   * @param maxWork work limit, in pairs of literals
   */
  ExclusionInduction(
      ImmutableList<StepNetlist> nets,
      int[] firstMove,
      ImmutableList<MutexGroup> known,
      long maxWork) {
    this.nets = nets;
    this.firstMove = firstMove;
    this.known = known;
    workLeft = maxWork / nets.size();
  }

  /**
   * The candidates that are proved.
   *
   * @param candidates groups that the initial state satisfies
   */
  ImmutableList<MutexGroup> proved(ImmutableList<MutexGroup> candidates) {
    ImmutableList<MutexGroup> left = candidates;
    int before;
    do {
      before = left.size();
      BitSet failed = failed(left);
      left = left.selectWithIndex((group, number) -> !failed.get(number));
    } while (left.size() < before);
    return left;
  }

  /** The numbers of the groups that may fail after a step of some phase, if all hold before. */
  private BitSet failed(ImmutableList<MutexGroup> groups) {
    GroupIndex assumed = new GroupIndex(groups.newWithAll(known), nets.getFirst().next().length);
    ImmutableList<Supplier<Tried>> phases = nets.collect(net -> () -> tried(net, groups, assumed));
    BitSet failed = new BitSet();
    long most = 0;
    for (Tried tried : SideBySide.all(phases)) {
      failed.or(tried.failed());
      most = Math.max(most, tried.work());
    }
    workLeft = Math.max(0, workLeft - most);
    return failed;
  }

  /** The groups that fail in a phase, and the pairs of literals that were examined. */
  private record Tried(BitSet failed, long work) {}

  private Tried tried(StepNetlist net, ImmutableList<MutexGroup> groups, GroupIndex assumed) {
    ExclusionProver prover = new ExclusionProver(net, firstMove, assumed, workLeft);
    ProductProver byProducts = new ProductProver(net, assumed, prover);
    BitSet failed = new BitSet();
    groups.forEachWithIndex(
        (group, number) -> failed.set(number, !holdsNext(group, net.next(), prover, byProducts)));
    return new Tried(failed, prover.work());
  }

  private static boolean holdsNext(
      MutexGroup group, int[] next, ExclusionProver prover, ProductProver byProducts) {
    int[] bases = group.bases();
    for (int i = 0; i < bases.length; i++) {
      for (int j = i + 1; j < bases.length; j++) {
        if (!prover.exclude(next[bases[i]], next[bases[j]])
            && !byProducts.exclude(next[bases[i]], next[bases[j]])) {
          return false;
        }
      }
    }
    return true;
  }
}
