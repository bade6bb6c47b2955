package org.gonu.engine.lanes.coding;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.prover.MutexGroups;

/**
 * Chooses the mutex groups of a circuit that are better as numbers in binary: kinds of groups that
 * random play does not refute, if fewer operations are left with them, and if they are proved.
 */
public final class GroupNumbers {
  /** Work limit of the proofs, in pairs of literals: some seconds. */
  private static final long MAX_WORK = 100_000_000;

  /** Groups that help to prove others have so many bases at most. */
  private static final int MAX_HELPER = 4;

  /** A kind of groups is coded if that leaves at most this share of the operations. */
  private static final double MAX_SHARE = 0.9;

  /**
   * Members have at most so many reasons to hold next, on average. Numbers that are sums have more,
   * and their digits would have as many gates.
   */
  private static final int MAX_REASONS = 12;

  private final Circuit circuit;
  private final ImmutableList<StepNetlist> nets;

  /** The same netlists; these tell the reasons for what holds next. */
  private final ImmutableList<SumOfProducts> sums;

  private GroupNumbers(Circuit circuit, ImmutableList<StepNetlist> nets) {
    this.circuit = circuit;
    this.nets = nets;
    sums = nets.collect(SumOfProducts::new);
  }

  /**
   * The groups that are coded; none where there is recursion. Takes up to some seconds.
   *
   * @param circuit on which the groups are proved
   * @param nets by phase the netlist whose operations count
   * @param counters bases that are members of other numbers
   */
  public static ImmutableList<BinaryNumber> of(
      Circuit circuit, ImmutableList<StepNetlist> nets, BitSet counters) {
    if (nets.newWith(circuit.general()).anySatisfy(net -> net.components().notEmpty())) {
      return Lists.immutable.empty();
    }
    BitSet taken = (BitSet) counters.clone();
    circuit.phases().each(phase -> Arrays.stream(phase.marks()).forEach(taken::set));
    ImmutableList<MutexGroup> likely = MutexGroups.likely(circuit);
    GroupNumbers choice = new GroupNumbers(circuit, nets);
    ImmutableList<ImmutableList<MutexGroup>> kinds =
        choice.worthwhile(GroupKinds.of(circuit, likely, taken));
    ImmutableList<ImmutableList<MutexGroup>> proved = choice.proved(kinds, likely);
    return (proved.equals(kinds) ? kinds : choice.worthwhile(proved))
        .flatCollect(kind -> ArgumentCodes.of(circuit, kind));
  }

  /** The kinds that leave few operations, each after those before it. */
  private ImmutableList<ImmutableList<MutexGroup>> worthwhile(
      ImmutableList<ImmutableList<MutexGroup>> kinds) {
    MutableList<ImmutableList<MutexGroup>> chosen = Lists.mutable.empty();
    ImmutableList<BinaryNumber> numbers = Lists.immutable.empty();
    long least = nets.sumOfInt(net -> net.gates().operations());
    for (ImmutableList<MutexGroup> kind : kinds.select(this::isSimple)) {
      ImmutableList<BinaryNumber> more = numbers.newWithAll(ArgumentCodes.of(circuit, kind));
      long operations = nets.sumOfInt(net -> CodedNetlist.of(net, more).net().gates().operations());
      if (operations <= MAX_SHARE * least) {
        least = operations;
        numbers = more;
        chosen.add(kind);
      }
    }
    return chosen.toImmutable();
  }

  private boolean isSimple(ImmutableList<MutexGroup> kind) {
    long most = MAX_REASONS * kind.sumOfInt(group -> group.bases().length);
    return nets.zip(sums)
        .allSatisfy(pair -> reasons(kind, pair.getOne().next(), pair.getTwo()) <= most);
  }

  private static long reasons(ImmutableList<MutexGroup> kind, int[] next, SumOfProducts sums) {
    long count = 0;
    for (MutexGroup group : kind) {
      for (int base : group.bases()) {
        MutableList<ImmutableIntList> reasons = Lists.mutable.empty();
        sums.addTo(reasons, next[base]);
        count += reasons.size();
      }
    }
    return count;
  }

  /** The groups that are proved, kind by kind. */
  private ImmutableList<ImmutableList<MutexGroup>> proved(
      ImmutableList<ImmutableList<MutexGroup>> kinds, ImmutableList<MutexGroup> likely) {
    if (kinds.isEmpty()) {
      return kinds;
    }
    ImmutableList<MutexGroup> candidates = kinds.flatCollect(kind -> kind);
    BitSet members = new BitSet();
    candidates.each(group -> Arrays.stream(group.bases()).forEach(members::set));
    ImmutableList<MutexGroup> helpers =
        likely.select(
            group ->
                group.bases().length <= MAX_HELPER
                    && Arrays.stream(group.bases()).noneMatch(members::get));
    BitSet provedFirst = new BitSet();
    MutexGroups.proved(circuit, candidates.newWithAll(helpers), MAX_WORK)
        .each(group -> provedFirst.set(group.bases()[0]));
    return kinds
        .collect(kind -> kind.select(group -> provedFirst.get(group.bases()[0])))
        .select(ImmutableList::notEmpty);
  }
}
