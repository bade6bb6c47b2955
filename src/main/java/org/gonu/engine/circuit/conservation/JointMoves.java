package org.gonu.engine.circuit.conservation;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.products.Exclusions;

/** Lists the joint moves of a game, without those that are never legal as far as can be told. */
final class JointMoves {
  private static final int MAX_JOINT_MOVES = 2_000;

  /** Most moves that are tried with others, legal together or not. */
  private static final int MAX_TRIALS = 50_000;

  private final StepNetlist net;
  private final int[] firstMove;
  private final Exclusions exclusions;
  private final MutableList<JointMove> found = Lists.mutable.empty();
  private int trials;

  /**
   * Moves made together.
   *
   * @param moves by role its move
   * @param conditions literals that hold where these moves are legal
   */
  record JointMove(IntArrayList moves, IntArrayList conditions) {}

  private JointMoves(StepNetlist net, int[] firstMove, Exclusions exclusions) {
    this.net = net;
    this.firstMove = firstMove;
    this.exclusions = exclusions;
  }

  /**
   * The joint moves; empty if they are very many, or very many are not legal together.
   *
   * @param firstMove by role the number of its first move, then the number of all moves
   */
  static Optional<ImmutableList<JointMove>> of(
      StepNetlist net, int[] firstMove, Exclusions exclusions) {
    JointMoves all = new JointMoves(net, firstMove, exclusions);
    all.extend(new JointMove(new IntArrayList(), new IntArrayList()));
    return all.areTooMany() ? Optional.empty() : Optional.of(all.found.toImmutable());
  }

  /** Adds each move of the next role. */
  private void extend(JointMove begun) {
    int role = begun.moves().size();
    if (role + 1 == firstMove.length) {
      found.add(begun);
      return;
    }
    for (int move = firstMove[role]; move < firstMove[role + 1] && !areTooMany(); move++) {
      trials++;
      IntArrayList conditions = IntArrayList.newList(begun.conditions());
      if (add(net.legal()[move], conditions)) {
        IntArrayList moves = IntArrayList.newList(begun.moves());
        moves.add(move);
        extend(new JointMove(moves, conditions));
      }
    }
  }

  private boolean areTooMany() {
    return found.size() > MAX_JOINT_MOVES || trials > MAX_TRIALS;
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
