package org.gonu.engine.circuit.prover;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Proves mutex groups by induction over the steps of a game. All candidates hold in the initial
 * state. The prover shows that each holds in the next state if all of them hold in the present one.
 * A group whose proof fails is dropped, and the proofs that used it are repeated, until the
 * remaining groups prove each other.
 */
final class GroupProver {
  /** Step limit of the proof for a pair of bases: few steps in the first pass, many later. */
  private static final long FEW_STEPS = 5_000;

  private static final long MANY_STEPS = 300_000;

  private final StepNetlist net;
  private final long maxWork;
  private final GroupIndex groups;
  private final TableauProver tableauProver;

  /** By group: the assumptions of its proof, see {@link GroupAssumptions#used}. */
  private final BitSet[] needs;

  private final boolean[] stale;

  /**
   * The groups as they are tried: those first of whose bases few other groups know, such as
   * counters. A relation of many arguments has thousands of groups, and may use up all work.
   */
  private final int[] order;

  /** True in the first pass, whose failures are not final. */
  private boolean trial = true;

  private GroupProver(
      StepNetlist net,
      int[] known,
      int[] firstMove,
      ImmutableList<int[]> phases,
      ImmutableList<MutexGroup> candidates,
      long maxWork) {
    this.net = net;
    this.maxWork = maxWork;
    this.groups = new GroupIndex(candidates, known.length);
    this.tableauProver = new TableauProver(net, known, firstMove, phases, groups);
    this.needs = new BitSet[candidates.size()];
    this.stale = new boolean[candidates.size()];
    Arrays.fill(stale, true);
    this.order =
        IntStream.range(0, candidates.size())
            .boxed()
            .sorted(Comparator.comparingInt(this::others))
            .mapToInt(Integer::intValue)
            .toArray();
  }

  /**
   * The candidates that are proved, without those contained in others.
   *
   * @param known by base: {@link Gates#FALSE} or {@link Gates#TRUE} if it is constant, negative if
   *     it changes
   * @param firstMove by role the number of its first move, then the number of all moves
   * @param phases sets of bases; in every state all bases of one of the sets hold
   * @param candidates groups that the initial state satisfies
   * @param maxWork step limit; what is not proved by then counts as not provable
   */
  static ImmutableList<MutexGroup> proved(
      StepNetlist net,
      int[] known,
      int[] firstMove,
      ImmutableList<int[]> phases,
      ImmutableList<MutexGroup> candidates,
      long maxWork) {
    return new GroupProver(net, known, firstMove, phases, candidates, maxWork).prove();
  }

  /** The groups that the first base of a group is in. A group may have lost all its bases. */
  private int others(int group) {
    int[] bases = groups.get(group).bases();
    return bases.length == 0 ? 0 : groups.groupsOf(bases[0]).length;
  }

  private ImmutableList<MutexGroup> prove() {
    for (int group : order) {
      check(group);
    }
    trial = false;
    boolean again;
    do {
      again = false;
      for (int group : order) {
        if (stale[group] && tableauProver.assumptions().isExclusive(group)) {
          again |= !check(group);
        }
      }
    } while (again);
    MutableList<MutexGroup> proved = Lists.mutable.empty();
    for (int group = 0; group < groups.size(); group++) {
      if (tableauProver.assumptions().isExclusive(group)) {
        proved.add(
            new MutexGroup(
                groups.get(group).bases(), tableauProver.assumptions().isComplete(group)));
      }
    }
    return proved.reject(group -> proved.anySatisfy(group::isWithin)).toImmutable();
  }

  /** Proves a group; false if something had to be dropped. */
  private boolean check(int group) {
    tableauProver.assumptions().used().clear();
    boolean excludes = isExclusiveNext(groups.get(group).bases());
    if (trial && !excludes) {
      return false;
    }
    stale[group] = false;
    if (!excludes) {
      tableauProver.assumptions().drop(group);
      makeStale(2 * group);
      makeStale(2 * group + 1);
      return false;
    }
    boolean completes =
        !tableauProver.assumptions().isComplete(group) || isCompleteNext(groups.get(group).bases());
    needs[group] = (BitSet) tableauProver.assumptions().used().clone();
    if (!completes) {
      tableauProver.assumptions().dropCompleteness(group);
      makeStale(2 * group + 1);
    }
    return completes;
  }

  private void makeStale(int dropped) {
    for (int group = 0; group < groups.size(); group++) {
      stale[group] |= needs[group] != null && needs[group].get(dropped);
    }
  }

  private boolean isExclusiveNext(int[] bases) {
    for (int i = 0; i < bases.length; i++) {
      for (int j = i + 1; j < bases.length; j++) {
        if (!refutes(net.next()[bases[i]], net.next()[bases[j]])) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isCompleteNext(int[] bases) {
    int[] none = new int[bases.length];
    for (int i = 0; i < bases.length; i++) {
      none[i] = Gates.not(net.next()[bases[i]]);
    }
    return refutes(none);
  }

  private boolean refutes(int... literals) {
    // The last third of the work is reserved for repeating easy proofs.
    boolean easy = trial || tableauProver.work() > 2 * maxWork / 3;
    return tableauProver.work() < maxWork
        && tableauProver.refutes(easy ? FEW_STEPS : MANY_STEPS, literals);
  }
}
