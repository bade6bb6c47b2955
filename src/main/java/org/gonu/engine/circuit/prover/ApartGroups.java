package org.gonu.engine.circuit.prover;

import java.util.BitSet;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.gdl.Term;

/**
 * Groups of bases of which random play says that they exclude each other, without those that say
 * little that larger ones do not say.
 */
final class ApartGroups {
  private ApartGroups() {}

  /**
   * Groups of some size, the largest first, that have few bases in common. None is complete.
   *
   * @param minBases smaller groups are left out
   * @param known by base: negative if it may change
   * @param firstMove by role the number of its first move, then the number of all moves
   */
  static ImmutableList<MutexGroup> of(
      int minBases,
      StepNetlist net,
      ImmutableList<Term> bases,
      boolean[] initially,
      int[] known,
      int[] firstMove) {
    ImmutableList<MutexGroup> candidates =
        GroupCandidates.of(bases, known, initially, bases.size())
            .select(group -> group.bases().length >= minBases);
    return candidates.isEmpty()
        ? candidates
        : apart(GroupTrial.survivors(net, firstMove, initially, candidates));
  }

  private static ImmutableList<MutexGroup> apart(ImmutableList<MutexGroup> groups) {
    BitSet covered = new BitSet();
    MutableList<MutexGroup> chosen = Lists.mutable.empty();
    for (MutexGroup group : groups.toSortedListBy(each -> -each.bases().length)) {
      BitSet own = new BitSet();
      for (int base : group.bases()) {
        own.set(base);
      }
      own.andNot(covered);
      if (2 * own.cardinality() > group.bases().length) {
        covered.or(own);
        chosen.add(new MutexGroup(group.bases(), false));
      }
    }
    return chosen.toImmutable();
  }
}
