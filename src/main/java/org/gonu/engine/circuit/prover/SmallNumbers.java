package org.gonu.engine.circuit.prover;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.conservation.ConservedSums;
import org.gonu.gdl.Term;

/**
 * Finds bases that never hold since they tell numbers that are too large: numbers that are moved
 * about add up to no more than at the beginning. This is shown as if groups were proved. Then the
 * groups are proved as if there were no larger numbers. So both are shown together, by induction
 * over the steps.
 */
final class SmallNumbers {
  /** Work limit for the proofs, in pairs of literals. */
  private static final long MAX_WORK = 20_000_000;

  /** Each attempt does without the groups that were not proved in the one before. */
  private static final int MAX_ATTEMPTS = 3;

  private static final int MIN_BASES = 2;

  private final StepNetlist net;
  private final ImmutableList<Term> bases;
  private final boolean[] initially;
  private final int[] known;
  private final int[] firstMove;

  /**
   * A search for large numbers.
   *
   * @param known by base: {@link Gates#FALSE} or {@link Gates#TRUE} if it is constant, negative if
   *     it may change
   * @param firstMove by role the number of its first move, then the number of all moves
   */
  SmallNumbers(
      StepNetlist net,
      ImmutableList<Term> bases,
      boolean[] initially,
      int[] known,
      int[] firstMove) {
    this.net = net;
    this.bases = bases;
    this.initially = initially;
    this.known = known;
    this.firstMove = firstMove;
  }

  /**
   * The bases that are left, and the groups that show it; empty if no sum is found.
   *
   * @param large likely groups, without small ones
   * @param rebuilt makes the netlist when more is known of bases
   */
  Optional<ReachableBases.Found> find(
      ImmutableList<MutexGroup> large, Function<int[], StepNetlist> rebuilt) {
    if (!ConservedSums.hasNumbers(net, bases, initially, large)) {
      return Optional.empty();
    }
    ImmutableList<MutexGroup> assumed =
        ApartGroups.of(MIN_BASES, net, bases, initially, known, firstMove);
    for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      Optional<ConservedSums.Found> sum =
          ConservedSums.of(net, bases, initially, firstMove, assumed);
      if (sum.isEmpty()) {
        return Optional.empty();
      }
      BitSet reached = reached(sum.get().never());
      ImmutableList<MutexGroup> needed = sum.get().needed();
      ImmutableList<MutexGroup> proved =
          proved(needed, reached, rebuilt.apply(ReachableBases.known(known, reached)));
      if (proved.size() == needed.size()) {
        return Optional.of(
            ReachableBases.Found.of(reached, needed, Lists.immutable.of(sum.get().sum())));
      }
      assumed = assumed.reject(group -> needed.contains(group) && !proved.contains(group));
    }
    return Optional.empty();
  }

  private BitSet reached(BitSet never) {
    BitSet reached = new BitSet();
    for (int base = 0; base < known.length; base++) {
      reached.set(base, known[base] != Gates.FALSE && !never.get(base));
    }
    return reached;
  }

  /**
   * The groups that prove each other if no other bases hold.
   *
   * @param small the netlist in which these are constants
   */
  private ImmutableList<MutexGroup> proved(
      ImmutableList<MutexGroup> groups, BitSet reached, StepNetlist small) {
    ImmutableList<MutexGroup> none = Lists.immutable.empty();
    return ReachableBases.provedWithin(
        groups,
        reached,
        new ExclusionInduction(Lists.immutable.of(small), firstMove, none, MAX_WORK)::proved);
  }
}
