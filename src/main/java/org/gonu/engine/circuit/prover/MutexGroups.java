package org.gonu.engine.circuit.prover;

import java.util.Arrays;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.ControlCycle;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StateBits;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.gdl.Term;

/**
 * Finds mutex groups of bases. Candidates are guessed from the form of the terms, filtered by
 * random play, and proved by induction over the steps. Groups without a proof are dropped.
 */
public final class MutexGroups {
  /** Work limit for all proofs together, a few seconds. */
  private static final long MAX_WORK = 100_000_000;

  private MutexGroups() {}

  /**
   * The groups of a circuit, with those that were proved when it was made. Takes up to some
   * seconds.
   */
  public static ImmutableList<MutexGroup> of(Circuit circuit) {
    boolean[] initially = initially(circuit);
    ImmutableList<MutexGroup> found =
        find(
            circuit.general(),
            circuit.bases(),
            initially,
            known(circuit, initially),
            circuit.firstMoves(),
            MAX_WORK);
    return found.newWithAll(
        circuit.groups().reject(group -> found.anySatisfy(other -> isIn(group, other))));
  }

  private static boolean isIn(MutexGroup group, MutexGroup other) {
    return Arrays.equals(group.bases(), other.bases()) || group.isWithin(other);
  }

  /** Groups that random play does not refute, without those contained in others. */
  public static ImmutableList<MutexGroup> likely(Circuit circuit) {
    boolean[] initially = initially(circuit);
    ImmutableList<MutexGroup> candidates =
        GroupCandidates.of(
            circuit.bases(), known(circuit, initially), initially, GroupCandidates.MAX_BASES);
    ImmutableList<MutexGroup> left =
        GroupTrial.survivors(circuit.general(), circuit.firstMoves(), initially, candidates);
    GroupIndex index = new GroupIndex(left, initially.length);
    return left.reject(
        group ->
            Arrays.stream(index.groupsOf(group.bases()[0]))
                .anyMatch(other -> group.isWithin(index.get(other))));
  }

  /**
   * Those of likely groups that are proved, none of them complete. Quick where circuits are large.
   *
   * @param maxWork work limit, in pairs of gates
   */
  public static ImmutableList<MutexGroup> proved(
      Circuit circuit, ImmutableList<MutexGroup> likely, long maxWork) {
    return new ExclusionInduction(
            circuit.phases().collect(Circuit.Phase::net),
            circuit.firstMoves(),
            circuit.groups(),
            maxWork)
        .proved(likely.collect(group -> new MutexGroup(group.bases(), false)));
  }

  private static boolean[] initially(Circuit circuit) {
    boolean[] initially = new boolean[circuit.bases().size()];
    long[] state = circuit.initialState();
    for (int base = 0; base < initially.length; base++) {
      initially[base] = StateBits.holds(state, base);
    }
    return initially;
  }

  /** By base its literal if it is constant, negative if it changes. */
  private static int[] known(Circuit circuit, boolean[] initially) {
    int[] known = new int[initially.length];
    for (int base = 0; base < known.length; base++) {
      int constant = initially[base] ? Gates.TRUE : Gates.FALSE;
      known[base] = circuit.general().next()[base] == constant ? constant : -1;
    }
    return known;
  }

  /**
   * The groups of a netlist.
   *
   * @param known by base: {@link Gates#FALSE} or {@link Gates#TRUE} if it is constant, negative if
   *     it changes
   * @param firstMove by role the number of its first move, then the number of all moves
   * @param maxWork work limit, in steps of the prover
   */
  public static ImmutableList<MutexGroup> find(
      StepNetlist net,
      ImmutableList<Term> bases,
      boolean[] initially,
      int[] known,
      int[] firstMove,
      long maxWork) {
    ImmutableList<MutexGroup> candidates =
        GroupCandidates.of(bases, known, initially, GroupCandidates.MAX_BASES);
    if (candidates.isEmpty()) {
      return candidates;
    }
    return GroupProver.proved(
        net,
        known,
        firstMove,
        ControlCycle.phases(net, initially),
        GroupTrial.survivors(net, firstMove, initially, candidates),
        maxWork);
  }
}
