package org.gonu.engine.circuit.prover;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.tuple.Pair;
import org.gonu.engine.circuit.BoundedSum;
import org.gonu.engine.circuit.ControlCycle;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.gdl.Term;

/**
 * Finds bases that hold in no state of a game, since those of some groups exclude each other. A
 * ship whose moves must stay on the board never leaves it. Without the group, a ship elsewhere on
 * the board makes the move legal, and that at the edge is moved.
 *
 * <p>Numbers that add up to no more than at the beginning are tried first ({@code SmallNumbers}).
 * Else what is reached is computed as if the groups were proved. Then they are proved as if nothing
 * else were reached. So both are shown together, by induction over the steps.
 */
public final class ReachableBases {
  /** Most gates that are evaluated in each attempt, for 64 cases at once. */
  private static final long MAX_EVALUATIONS = 100_000_000;

  /** Work limit for the proofs of each attempt. */
  private static final long MAX_WORK = 200_000_000;

  /** The most bases that may be reached of those that change, in percent; more are of no use. */
  private static final int MAX_PERCENT = 75;

  /** After so many rounds with one more base each, the rest of a group is added. */
  private static final int SLOW_ROUNDS = 5;

  /** Rounds in which what was added too much is taken back (Cousot, 1977: narrowing). */
  private static final int NARROWING_ROUNDS = 3;

  /** Smaller groups are left out. */
  private static final int MIN_BASES = 16;

  private final StepNetlist net;
  private final boolean[] initially;
  private final int[] known;
  private final int[] firstMove;

  private ReachableBases(StepNetlist net, boolean[] initially, int[] known, int[] firstMove) {
    this.net = net;
    this.initially = initially;
    this.known = known;
    this.firstMove = firstMove;
  }

  /**
   * What was shown together.
   *
   * @param bases those that hold in some state, as far as can be told
   * @param groups of these bases, numbered as if there were no others
   * @param sums of numbers that are never exceeded, of these bases alike
   */
  public record Found(
      BitSet bases, ImmutableList<MutexGroup> groups, ImmutableList<BoundedSum> sums) {

    /** What was shown by groups of all bases; those that are left with one base say nothing. */
    static Found of(
        BitSet reached, ImmutableList<MutexGroup> groups, ImmutableList<BoundedSum> sums) {
      return new Found(
          reached,
          groups
              .collect(group -> within(group, reached))
              .select(group -> group.bases().length > 1)
              .collect(group -> renumbered(group, reached)),
          sums.collect(sum -> sum.within(reached)));
    }

    private static MutexGroup renumbered(MutexGroup group, BitSet reached) {
      return new MutexGroup(
          Arrays.stream(group.bases()).map(base -> reached.get(0, base).cardinality()).toArray(),
          false);
    }
  }

  /**
   * The bases that hold in some state, and the groups that show it; empty if these are most bases.
   *
   * @param known by base: {@link Gates#FALSE} or {@link Gates#TRUE} if it is constant, negative if
   *     it may change
   * @param firstMove by role the number of its first move, then the number of all moves
   * @param rebuilt makes the netlist when more is known of bases
   */
  public static Optional<Found> of(
      StepNetlist net,
      ImmutableList<Term> bases,
      boolean[] initially,
      int[] known,
      int[] firstMove,
      Function<int[], StepNetlist> rebuilt) {
    ImmutableList<MutexGroup> large =
        ApartGroups.of(MIN_BASES, net, bases, initially, known, firstMove);
    return new SmallNumbers(net, bases, initially, known, firstMove)
        .find(large, rebuilt)
        .or(() -> new ReachableBases(net, initially, known, firstMove).attempts(large, rebuilt));
  }

  private Optional<Found> attempts(
      ImmutableList<MutexGroup> all, Function<int[], StepNetlist> rebuilt) {
    ImmutableList<MutexGroup> groups = all;
    while (groups.notEmpty()) {
      Optional<BitSet> reached = reached(groups);
      if (reached.isEmpty()) {
        return Optional.empty();
      }
      ImmutableList<MutexGroup> proved =
          proved(groups, reached.get(), rebuilt.apply(known(known, reached.get())));
      if (proved.size() == groups.size()) {
        return reached.map(own -> Found.of(own, proved, Lists.immutable.empty()));
      }
      groups = proved;
    }
    return Optional.empty();
  }

  /** The bases that are reached if groups hold; empty if these are many, or take too long. */
  private Optional<BitSet> reached(ImmutableList<MutexGroup> groups) {
    BitSet initial = new BitSet();
    for (int base = 0; base < initially.length; base++) {
      initial.set(base, initially[base] && known[base] != Gates.FALSE);
    }
    BitSet reached = (BitSet) initial.clone();
    GroupStates states = new GroupStates(net, known, groups);
    int[] slowRounds = new int[groups.size()];
    boolean grew = true;
    while (grew) {
      long done = states.work();
      BitSet before = (BitSet) reached.clone();
      reached.or(states.next(reached));
      widen(groups, before, reached, slowRounds);
      grew = !reached.equals(before);
      // Rounds only grow, so that the next one is as much work at least.
      long next = grew ? states.work() - done : 0;
      if (isMany(reached) || states.work() + next > MAX_EVALUATIONS) {
        return Optional.empty();
      }
    }
    for (int round = 0; round < NARROWING_ROUNDS; round++) {
      reached = states.next(reached);
      reached.or(initial);
    }
    return Optional.of(reached);
  }

  /** Adds all of a group that grows by one base in each round, as a counter does. */
  private static void widen(
      ImmutableList<MutexGroup> groups, BitSet before, BitSet reached, int[] slowRounds) {
    groups.forEachWithIndex(
        (group, number) -> {
          int added = 0;
          for (int base : group.bases()) {
            added += reached.get(base) && !before.get(base) ? 1 : 0;
          }
          slowRounds[number] = added == 1 ? slowRounds[number] + 1 : 0;
          if (slowRounds[number] == SLOW_ROUNDS) {
            for (int base : group.bases()) {
              reached.set(base);
            }
          }
        });
  }

  private boolean isMany(BitSet reached) {
    long changing = Arrays.stream(known).filter(literal -> literal < 0).count();
    return 100L * reached.cardinality() > MAX_PERCENT * changing;
  }

  /**
   * What is known of bases if some are not reached.
   *
   * @param known by base what is known anyway
   */
  static int[] known(int[] known, BitSet reached) {
    int[] more = known.clone();
    for (int base = 0; base < more.length; base++) {
      if (more[base] < 0 && !reached.get(base)) {
        more[base] = Gates.FALSE;
      }
    }
    return more;
  }

  /**
   * The groups that are proved if no other bases hold.
   *
   * @param small the netlist in which these are constants
   */
  private ImmutableList<MutexGroup> proved(
      ImmutableList<MutexGroup> groups, BitSet reached, StepNetlist small) {
    return provedWithin(
        groups,
        reached,
        within ->
            GroupProver.proved(
                small,
                known(known, reached),
                firstMove,
                ControlCycle.phases(small, initially),
                within,
                MAX_WORK));
  }

  /**
   * The groups of which a prover proves what is left of them.
   *
   * @param reached the bases that are left
   */
  static ImmutableList<MutexGroup> provedWithin(
      ImmutableList<MutexGroup> groups,
      BitSet reached,
      UnaryOperator<ImmutableList<MutexGroup>> prover) {
    ImmutableList<MutexGroup> within = groups.collect(group -> within(group, reached));
    ImmutableList<MutexGroup> proved = prover.apply(within);
    return groups
        .zip(within)
        .select(
            pair -> proved.anySatisfy(each -> Arrays.equals(each.bases(), pair.getTwo().bases())))
        .collect(Pair::getOne);
  }

  private static MutexGroup within(MutexGroup group, BitSet reached) {
    return new MutexGroup(Arrays.stream(group.bases()).filter(reached::get).toArray(), false);
  }
}
