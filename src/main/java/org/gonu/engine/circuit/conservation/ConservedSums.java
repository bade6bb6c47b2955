package org.gonu.engine.circuit.conservation;

import java.util.BitSet;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.collections.api.LazyIterable;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.ObjectIntMap;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.ObjectIntHashMap;
import org.gonu.engine.circuit.BoundedSum;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.products.Exclusions;
import org.gonu.engine.circuit.products.JointMoves;
import org.gonu.engine.circuit.products.LiteralProducts;
import org.gonu.gdl.Term;

/**
 * Finds numbers whose sum never grows, and the bases that tell larger numbers than their sum at the
 * beginning: these never hold. If there are thirty seeds in all, no pit has more, even where the
 * rules can count to two hundred.
 */
public final class ConservedSums {
  /** Chains of fewer numbers are of no use. */
  private static final int MIN_NUMBERS = 16;

  /** Every set of families is tried, so there must be few. */
  private static final int MAX_FAMILIES = 4;

  /**
   * The fewest groups of a sum. A single number that never grows says nothing new: the search for
   * what can hold never reaches larger ones.
   */
  private static final int MIN_GROUPS = 2;

  /** The part of all bases of numbers that a sum must exclude, at least. */
  private static final double MIN_SHARE = 0.25;

  private static final int MAX_JOINT_MOVES = 2_000;

  /** Most products that are made for one joint move. */
  private static final int MAX_PRODUCTS = 50_000;

  private final StepNetlist net;
  private final boolean[] initially;
  private final int[] firstMove;
  private final ImmutableList<MutexGroup> groups;
  private final GroupIndex index;

  private ConservedSums(
      StepNetlist net, boolean[] initially, int[] firstMove, ImmutableList<MutexGroup> groups) {
    this.net = net;
    this.initially = initially;
    this.firstMove = firstMove;
    this.groups = groups;
    this.index = new GroupIndex(groups, initially.length);
  }

  /**
   * What a proof shows if groups hold.
   *
   * @param never bases that hold in no state
   * @param needed the groups of which the proof makes use
   * @param sum what is never exceeded
   */
  public record Found(BitSet never, ImmutableList<MutexGroup> needed, BoundedSum sum) {}

  /**
   * The bases that tell of numbers larger than a sum; empty if no sum is found.
   *
   * @param bases by number its term
   * @param initially by base whether it holds in the initial state
   * @param firstMove by role the number of its first move, then the number of all moves
   * @param groups that are assumed to hold; the caller has to prove those that are needed, in
   *     states in which no other bases hold
   */
  public static Optional<Found> of(
      StepNetlist net,
      ImmutableList<Term> bases,
      boolean[] initially,
      int[] firstMove,
      ImmutableList<MutexGroup> groups) {
    return new ConservedSums(net, initially, firstMove, groups).find(OpenGroup.of(groups, bases));
  }

  /**
   * True if there seem to be numbers with a sum that would leave out many bases. Quick.
   *
   * @param groups large groups that are likely to hold
   */
  public static boolean hasNumbers(
      StepNetlist net,
      ImmutableList<Term> bases,
      boolean[] initially,
      ImmutableList<MutexGroup> groups) {
    return candidates(net, initially, OpenGroup.of(groups, bases)).notEmpty();
  }

  /** The constants that seem to be numbers, in order; empty if there are none. */
  private static ImmutableList<Term> chain(StepNetlist net, ImmutableList<OpenGroup> open) {
    return open.select(group -> group.bases().length >= MIN_NUMBERS)
        .distinctBy(OpenGroup::family)
        .asLazy()
        .collect(group -> NumberChain.of(net, group))
        .detectOptional(ImmutableList::notEmpty)
        .orElse(Lists.immutable.empty());
  }

  private Optional<Found> find(ImmutableList<OpenGroup> open) {
    return candidates(net, initially, open)
        .collect(this::proved)
        .detectOptional(Optional::isPresent)
        .flatMap(found -> found);
  }

  /** Numbers whose sum in the initial state is smaller than many of them. */
  private static LazyIterable<Numbers> candidates(
      StepNetlist net, boolean[] initially, ImmutableList<OpenGroup> open) {
    ImmutableList<Term> chain = chain(net, open);
    ImmutableList<ObjectIntMap<Term>> orders = orders(chain);
    return choices(open.select(group -> chain.containsAllIterable(group.values())))
        .asLazy()
        .flatCollect(some -> orders.collect(order -> new Numbers(net, some, order)))
        .select(numbers -> areManyAbove(numbers, numbers.sum(initially).most()));
  }

  /** True if something is there to be moved, and many numbers are larger. */
  private static boolean areManyAbove(Numbers numbers, int most) {
    long all = numbers.groups().sumOfInt(group -> group.bases().length);
    return most > 0 && numbers.above(most).cardinality() >= MIN_SHARE * all;
  }

  /** The groups of some families, more families first. */
  private static ImmutableList<ImmutableList<OpenGroup>> choices(
      ImmutableList<OpenGroup> numbered) {
    ImmutableList<OpenGroup.Family> families = numbered.collect(OpenGroup::family).distinct();
    if (families.size() > MAX_FAMILIES) {
      return Lists.immutable.empty();
    }
    return Lists.immutable
        .fromStream(IntStream.range(1, 1 << families.size()).boxed())
        .toSortedList(Comparator.comparingInt(chosen -> -Integer.bitCount(chosen)))
        .collect(
            chosen ->
                numbered.select(group -> (chosen >> families.indexOf(group.family()) & 1) != 0))
        .select(some -> some.size() >= MIN_GROUPS)
        .toImmutable();
  }

  /** The numbers of a chain, up and down, from 0 and from 1. */
  private static ImmutableList<ObjectIntMap<Term>> orders(ImmutableList<Term> chain) {
    MutableList<ObjectIntMap<Term>> orders = Lists.mutable.empty();
    for (ImmutableList<Term> way : Lists.immutable.of(chain, chain.toReversed())) {
      for (int first = 0; first <= 1; first++) {
        ObjectIntHashMap<Term> order = new ObjectIntHashMap<>();
        for (Term term : way) {
          order.put(term, first + order.size());
        }
        orders.add(order);
      }
    }
    return orders.toImmutable();
  }

  private Optional<Found> proved(Numbers numbers) {
    BoundedSum sum = numbers.sum(initially);
    BitSet never = numbers.above(sum.most());
    Exclusions exclusions = new Exclusions(net.gates(), index);
    boolean isProved =
        JointMoves.of(net, firstMove, exclusions, new IntArrayList(), MAX_JOINT_MOVES)
            .filter(moves -> holds(numbers, exclusions, never, moves))
            .isPresent();
    if (!isProved) {
      return Optional.empty();
    }
    numbers.groups().each(group -> exclusions.used().set(group.group()));
    return Optional.of(
        new Found(never, groups.selectWithIndex((group, at) -> exclusions.used().get(at)), sum));
  }

  /**
   * True if the sum does not grow.
   *
   * @param never bases that do not hold, since their numbers are larger than the sum
   */
  private boolean holds(
      Numbers numbers,
      Exclusions exclusions,
      BitSet never,
      ImmutableList<JointMoves.JointMove> moves) {
    LiteralProducts products = new LiteralProducts(net, exclusions, never, MAX_PRODUCTS);
    return moves.allSatisfy(
        move -> {
          CircuitAbandonedException.throwIfInterrupted();
          products.begin(move.moves(), move.conditions());
          ImmutableList<ImmutableList<Contribution>> ways =
              numbers.groups().collect(group -> ways(numbers, group, products));
          return !products.isIncomplete()
              && SumProof.holds(numbers, exclusions, ways, move.conditions());
        });
  }

  private ImmutableList<Contribution> ways(
      Numbers numbers, OpenGroup group, LiteralProducts products) {
    Contributions contributions = new Contributions(numbers);
    for (int base : group.bases()) {
      products
          .of(net.next()[base])
          .each(product -> contributions.add(numbers.ofBase(base), product));
    }
    return contributions.all();
  }
}
