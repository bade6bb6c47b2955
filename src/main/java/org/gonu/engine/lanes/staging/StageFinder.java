package org.gonu.engine.lanes.staging;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.gdl.Term;

/**
 * Finds the arguments of moves that make the first part, for each kind of moves by itself: those by
 * which choosing and reading moves takes the fewest operands.
 */
final class StageFinder {
  /** The first parts of kinds with more arguments or members begin with the first argument. */
  private static final int MAX_ARGUMENTS = 6;

  private static final int MAX_MEMBERS = 10_000;

  /** How many numbers of first arguments are tried for these. */
  private static final int TRIALS_OF_LARGE = 3;

  /**
   * Eight times the operands of choosing a candidate among all: its share of a block and a node.
   */
  private static final int CHOICE_OF_ONE = 37 + 24;

  /** Operands of choosing a first part: nodes that count and walk, and what its rank hands on. */
  private static final int FIRST = 40;

  /** Operands of choosing a second part: its share of counting and of choosing. */
  private static final int SECOND = 8;

  /** Operands of a candidate: it is counted, and tells that its second part is possible. */
  private static final int CANDIDATE = 3;

  /** Two stages must save one operand of this many. */
  private static final int WORTH = 10;

  private final int candidates;

  /** Sets of candidates that gates read, those of one gate together. */
  private final ImmutableList<IntArrayList> reads;

  private StageFinder(int candidates, ImmutableList<IntArrayList> reads) {
    this.candidates = candidates;
    this.reads = reads;
  }

  /**
   * The stages of the candidates of a role; empty if one stage is as cheap.
   *
   * @param moves by candidate
   * @param reads sets of indices of candidates that gates read
   */
  static Optional<MoveStages> find(ImmutableList<Term> moves, ImmutableList<IntArrayList> reads) {
    return new StageFinder(moves.size(), reads).find(MoveKind.of(moves));
  }

  private Optional<MoveStages> find(ImmutableList<MoveKind> kinds) {
    int[] firstOf = new int[candidates];
    int[] secondOf = new int[candidates];
    int firsts = 0;
    int seconds = 0;
    long cost = 0;
    for (MoveKind kind : kinds) {
      Trial best = best(kind);
      int[] members = kind.candidates();
      for (int i = 0; i < members.length; i++) {
        firstOf[members[i]] = firsts + best.stages.firstOf(i);
        secondOf[members[i]] = seconds + best.stages.secondOf(i);
      }
      firsts += best.stages.firsts();
      seconds += best.stages.seconds();
      cost += best.cost;
    }
    long ofOne = (long) CHOICE_OF_ONE * candidates / 8 + reads.sumOfInt(IntArrayList::size);
    return firsts > 1 && seconds > 1 && cost * WORTH <= ofOne * (WORTH - 1)
        ? Optional.of(new MoveStages(firstOf, secondOf))
        : Optional.empty();
  }

  private record Trial(MoveStages stages, long cost) {}

  private Trial best(MoveKind kind) {
    ImmutableList<IntArrayList> own = readsOf(kind);
    boolean isLarge = kind.arguments() > MAX_ARGUMENTS || kind.size() > MAX_MEMBERS;
    IntStream choices = isLarge ? beginnings(kind) : IntStream.range(0, 1 << kind.arguments());
    ImmutableList<MoveStages> cheapestFirst =
        Lists.immutable
            .fromStream(
                choices.mapToObj(choice -> new MoveStages(kind.parts(choice), kind.parts(~choice))))
            .toSortedListBy(StageFinder::costOfChoice)
            .toImmutable();
    Trial best = trial(cheapestFirst.getFirst(), own);
    for (MoveStages stages : cheapestFirst.drop(1)) {
      CircuitAbandonedException.throwIfInterrupted();
      if (costOfChoice(stages) < best.cost) {
        Trial other = trial(stages, own);
        best = other.cost < best.cost ? other : best;
      }
    }
    return best;
  }

  /** The few first arguments of a large kind that are the cheapest by a guess. */
  private static IntStream beginnings(MoveKind kind) {
    return IntStream.range(0, kind.arguments())
        .boxed()
        .sorted(Comparator.comparingLong(length -> guess(kind.runs(length), kind.size())))
        .limit(TRIALS_OF_LARGE)
        .mapToInt(length -> (1 << length) - 1);
  }

  private static long guess(long firsts, long members) {
    return FIRST * firsts + SECOND * members / firsts;
  }

  private static long costOfChoice(MoveStages stages) {
    return (long) FIRST * stages.firsts()
        + (long) SECOND * stages.seconds()
        + (long) CANDIDATE * stages.candidates();
  }

  private static Trial trial(MoveStages stages, ImmutableList<IntArrayList> own) {
    StageCover cover = new StageCover(stages);
    long cost = costOfChoice(stages);
    for (IntArrayList set : own) {
      cover.cover(set);
      cost += cover.literals();
    }
    return new Trial(stages, cost);
  }

  /** The reads of a kind, by member. */
  private ImmutableList<IntArrayList> readsOf(MoveKind kind) {
    int[] memberOf = new int[candidates];
    Arrays.fill(memberOf, -1);
    int[] members = kind.candidates();
    for (int i = 0; i < members.length; i++) {
      memberOf[members[i]] = i;
    }
    return reads.collect(set -> membersIn(set, memberOf)).select(IntArrayList::notEmpty);
  }

  private static IntArrayList membersIn(IntArrayList set, int[] memberOf) {
    IntArrayList members = new IntArrayList();
    for (int i = 0; i < set.size(); i++) {
      int member = memberOf[set.get(i)];
      if (member >= 0) {
        members.add(member);
      }
    }
    return members;
  }
}
