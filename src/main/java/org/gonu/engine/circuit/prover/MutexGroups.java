package org.gonu.engine.circuit.prover;

import java.util.Arrays;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.ControlCycle;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.MutexGroup;
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

  /** The groups of a circuit. Takes up to some seconds. */
  public static ImmutableList<MutexGroup> of(Circuit circuit) {
    boolean[] initially = new boolean[circuit.bases().size()];
    long[] state = circuit.initialState();
    int[] known = new int[initially.length];
    for (int base = 0; base < initially.length; base++) {
      initially[base] = (state[base >> 6] >>> base & 1) != 0;
      int constant = initially[base] ? Gates.TRUE : Gates.FALSE;
      known[base] = circuit.general().next()[base] == constant ? constant : -1;
    }
    int[] firstMove = new int[circuit.roles().size() + 1];
    Arrays.setAll(firstMove, circuit::firstMove);
    return find(circuit.general(), circuit.bases(), initially, known, firstMove, MAX_WORK);
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
