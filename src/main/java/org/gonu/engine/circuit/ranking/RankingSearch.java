package org.gonu.engine.circuit.ranking;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StateBits;
import org.gonu.engine.circuit.products.Exclusions;
import org.gonu.engine.circuit.products.JointMoves;
import org.gonu.engine.circuit.products.JointMoves.JointMove;

/**
 * Learns the weights of a ranking function as a perceptron does: a joint move that may not lower
 * the sum changes the weights of what it changes, until all lower it.
 *
 * <p>Source: Novikoff, On convergence proofs for perceptrons, 1962: the changes end if there are
 * weights at all.
 */
final class RankingSearch {
  /** Most joint moves of a phase. */
  private static final int MAX_JOINT_MOVES = 8_000;

  /** Groups of more bases do not tell states apart; nor are more of them tried. */
  private static final int MAX_CASES = 8;

  private static final int MAX_TRIED_GROUPS = 4;

  /** Most terms of all changes together. */
  private static final int MAX_TERMS = 2_000_000;

  /** For each base, how often weights are changed at most. */
  private static final int MAX_LESSONS = 200;

  private final Circuit circuit;
  private final GroupIndex groups;
  private final BooleanSupplier isOver;
  private final MutableList<Change> changes = Lists.mutable.empty();
  private int terms;

  RankingSearch(Circuit circuit, ImmutableList<MutexGroup> groups, BooleanSupplier isOver) {
    this.circuit = circuit;
    this.groups = new GroupIndex(groups, circuit.bases().size());
    this.isOver = isOver;
  }

  /** A ranking function, if possible one that does not depend on whose turn it is. */
  Optional<RankingFunction> find() {
    if (!circuit.phases().allSatisfy(this::read)) {
      return Optional.empty();
    }
    boolean[] isFixed = new boolean[groups.bases()];
    for (Circuit.Phase phase : circuit.phases()) {
      for (int mark : phase.marks()) {
        isFixed[mark] = true;
      }
    }
    return learnt(isFixed).or(() -> learnt(new boolean[groups.bases()])).map(this::function);
  }

  /** Reads what the joint moves of a phase change; false if no ranking function can be found. */
  private boolean read(Circuit.Phase phase) {
    MoveValues values = new MoveValues(phase, groups);
    ChangeReader reader = new ChangeReader(groups, values);
    return cases(phase)
        .map(moves -> moves.allSatisfy(move -> read(move, values, reader)))
        .orElse(false);
  }

  /**
   * The joint moves of a phase; empty if they are too many. If they seem to be, states are told
   * apart by a group, such as one that says whose turn it is.
   */
  private Optional<ImmutableList<JointMove>> cases(Circuit.Phase phase) {
    Optional<ImmutableList<JointMove>> all = moves(phase, new IntArrayList());
    int tried = 0;
    for (int number = 0; all.isEmpty() && tried < MAX_TRIED_GROUPS; number++) {
      if (number == groups.size() || isOver.getAsBoolean()) {
        return Optional.empty();
      }
      if (groups.get(number).complete() && groups.get(number).bases().length <= MAX_CASES) {
        all = apart(phase, groups.get(number));
        tried++;
      }
    }
    return all;
  }

  /** The joint moves with each base of a complete group in turn. */
  private Optional<ImmutableList<JointMove>> apart(Circuit.Phase phase, MutexGroup group) {
    int[] nodes = phase.net().gates().nodes(Gates.BASE, groups.bases());
    MutableList<JointMove> all = Lists.mutable.empty();
    for (int base : group.bases()) {
      Optional<ImmutableList<JointMove>> own =
          nodes[base] == 0
              ? Optional.empty()
              : moves(phase, IntArrayList.newListWith(2 * nodes[base]));
      if (own.isEmpty()) {
        return own;
      }
      all.addAllIterable(own.get());
    }
    return Optional.of(all.toImmutable());
  }

  private Optional<ImmutableList<JointMove>> moves(Circuit.Phase phase, IntArrayList given) {
    Exclusions exclusions = new Exclusions(phase.net().gates(), groups);
    return JointMoves.of(phase.net(), circuit.firstMoves(), exclusions, given, MAX_JOINT_MOVES);
  }

  /** Reads what a joint move changes; false if it changes nothing, or all is too much. */
  private boolean read(JointMove move, MoveValues values, ChangeReader reader) {
    if (!values.make(move)) {
      return !isOver.getAsBoolean();
    }
    Change change = reader.read();
    changes.add(change);
    terms += change.size();
    return change.size() > 0 && terms <= MAX_TERMS && !isOver.getAsBoolean();
  }

  /**
   * Weights with which every joint move lowers the sum.
   *
   * @param isFixed by base whether its weight stays 0
   */
  private Optional<long[]> learnt(boolean[] isFixed) {
    long[] weights = new long[groups.bases()];
    int lessons = 0;
    int before;
    do {
      before = lessons;
      for (Change change : changes) {
        if (change.leastFall(weights) < 1) {
          change.learn(weights, isFixed);
          lessons++;
        }
      }
      if (lessons > MAX_LESSONS * weights.length || isOver.getAsBoolean()) {
        return Optional.empty();
      }
    } while (lessons > before);
    return Optional.of(weights);
  }

  private RankingFunction function(long[] weights) {
    long slowest = changes.collectLong(change -> change.leastFall(weights)).minIfEmpty(1);
    long[] initial = circuit.initialState();
    long range = -least(weights);
    for (int base = 0; base < weights.length; base++) {
      range += StateBits.holds(initial, base) ? weights[base] : 0;
    }
    return new RankingFunction(weights, range / slowest);
  }

  /** A sum that no state goes below: of each group at most one base holds. */
  private long least(long[] weights) {
    boolean[] isDone = new boolean[weights.length];
    long least = 0;
    for (int number = 0; number < groups.size(); number++) {
      MutexGroup group = groups.get(number);
      long lightest = group.complete() ? Long.MAX_VALUE : 0;
      for (int base : group.bases()) {
        lightest = Math.min(lightest, isDone[base] ? 0 : weights[base]);
        isDone[base] = true;
      }
      least += lightest;
    }
    for (int base = 0; base < weights.length; base++) {
      least += isDone[base] ? 0 : Math.min(0, weights[base]);
    }
    return least;
  }
}
