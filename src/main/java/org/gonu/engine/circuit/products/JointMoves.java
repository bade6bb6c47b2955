package org.gonu.engine.circuit.products;

import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/** Lists the joint moves of a game, without those that are never legal as far as can be told. */
public final class JointMoves {
  /** For each joint move that is allowed, so many moves are tried with others. */
  private static final int TRIALS = 25;

  private final StepNetlist net;

  /** By role the moves that may be legal. */
  private final ImmutableList<IntArrayList> candidates;

  private final Exclusions exclusions;
  private final int most;
  private final MutableList<JointMove> found = Lists.mutable.empty();
  private int trials;

  /**
   * Moves made together.
   *
   * @param moves by role its move
   * @param conditions literals that hold where these moves are legal
   */
  public record JointMove(IntArrayList moves, IntArrayList conditions) {}

  private JointMoves(
      StepNetlist net, int[] firstMove, Exclusions exclusions, IntArrayList given, int most) {
    this.net = net;
    this.exclusions = exclusions;
    this.most = most;
    this.candidates =
        Lists.immutable
            .fromStream(IntStream.range(0, firstMove.length - 1).boxed())
            .collect(role -> candidates(firstMove[role], firstMove[role + 1], given));
  }

  private IntArrayList candidates(int first, int end, IntArrayList given) {
    IntArrayList some = new IntArrayList();
    for (int move = first; move < end; move++) {
      if (add(net.legal()[move], IntArrayList.newList(given))) {
        some.add(move);
      }
    }
    return some;
  }

  /**
   * The joint moves; empty if they are too many, or very many are not legal together.
   *
   * @param firstMove by role the number of its first move, then the number of all moves
   * @param given literals that hold
   * @param most how many there may be
   */
  public static Optional<ImmutableList<JointMove>> of(
      StepNetlist net, int[] firstMove, Exclusions exclusions, IntArrayList given, int most) {
    JointMoves all = new JointMoves(net, firstMove, exclusions, given, most);
    if (all.haveTooManyPairs()) {
      return Optional.empty();
    }
    all.extend(new JointMove(new IntArrayList(), given));
    return all.areTooMany() ? Optional.empty() : Optional.of(all.found.toImmutable());
  }

  /** Adds each move of the next role. */
  private void extend(JointMove begun) {
    int role = begun.moves().size();
    if (role == candidates.size()) {
      found.add(begun);
      return;
    }
    IntArrayList own = candidates.get(role);
    for (int i = 0; i < own.size() && !areTooMany(); i++) {
      int move = own.get(i);
      trials++;
      IntArrayList conditions = IntArrayList.newList(begun.conditions());
      if (add(net.legal()[move], conditions)) {
        IntArrayList moves = IntArrayList.newList(begun.moves());
        moves.add(move);
        extend(new JointMove(moves, conditions));
      }
    }
  }

  /** True if the moves of the first two roles alone cannot be tried with each other. */
  private boolean haveTooManyPairs() {
    return candidates.size() > 1
        && (long) candidates.get(0).size() * candidates.get(1).size() > (long) TRIALS * most;
  }

  private boolean areTooMany() {
    return found.size() > most || trials > TRIALS * most;
  }

  /** Adds a literal, and of a conjunction its inputs; false if they never hold together. */
  private boolean add(int literal, IntArrayList conditions) {
    if (literal == Gates.FALSE || exclusions.exclude(literal, conditions)) {
      return false;
    }
    conditions.add(literal);
    int node = Gates.node(literal);
    boolean isConjunction = !Gates.isNegated(literal);
    boolean isPossible = true;
    for (int i = 0; i < net.gates().inputCount(node) && isConjunction && isPossible; i++) {
      isPossible = add(net.gates().input(node, i), conditions);
    }
    return isPossible;
  }
}
