package org.gonu.engine.lanes.lookahead;

import java.util.Arrays;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/**
 * Classes of moves of a role. Each class has, by move, the literal that tells whether the move is
 * legal and in the class; {@link Gates#FALSE} stands for a move that is left out.
 */
final class MoveClasses {
  /**
   * Gates that may be added, as a multiple of those of the step. Rewriting leaves about a third.
   */
  private static final double MAX_GATES = 12;

  /** Gates that may be added in any case. */
  private static final double FEW_GATES = 1_000;

  /** The same for the gates of losses: avoiding losses makes playouts longer and gains less. */
  private static final double MAX_GATES_OF_LOSSES = 0.1;

  /** Highest cost of the step with blunders, as a multiple of the step with blocks. */
  private static final double MAX_TIMES_OF_BLUNDERS = 1.5;

  /** Moves that end the match with the best goal. */
  final int[] wins;

  /** Moves that remove a threat of the next role. */
  final int[] blocks;

  /** Moves after which the next role can end the match with its best goal. */
  final int[] blunders;

  /** Moves that end the match with the worst goal. */
  final int[] losses;

  private final int[] legal;

  /**
   * Classes without moves yet.
   *
   * @param legal by move the literal that tells whether it is legal
   */
  MoveClasses(int[] legal) {
    this.legal = legal;
    wins = new int[legal.length];
    blocks = new int[legal.length];
    blunders = new int[legal.length];
    losses = new int[legal.length];
  }

  /**
   * Leaves out what is too dear: single moves first, then whole classes. Either blunders or blocks
   * are always left out.
   */
  void leaveOutDear(GateBudget budget) {
    budget.leaveOutDear(wins);
    budget.leaveOutDear(blocks);
    budget.leaveOutDear(losses);
    double most = Math.max(FEW_GATES, MAX_GATES * budget.own());
    Arrays.fill(usesBlunders(budget, most) ? blocks : blunders, Gates.FALSE);
    budget.leaveOutBeyond(most, wins, blocks, blunders);
    budget.leaveOutBeyond(MAX_GATES_OF_LOSSES * budget.own(), losses);
  }

  /** True if blunders fit into the budget and do not cost much more than blocks. */
  private boolean usesBlunders(GateBudget budget, double most) {
    int price = budget.price(blunders);
    double left = most - budget.price(wins);
    double fair = MAX_TIMES_OF_BLUNDERS * (budget.own() + budget.price(blocks));
    return price <= left && budget.own() + price <= fair;
  }

  /** True if all classes are empty. */
  boolean isEmpty() {
    return Stream.of(wins, blocks, blunders, losses)
        .flatMapToInt(Arrays::stream)
        .allMatch(literal -> literal == Gates.FALSE);
  }

  /** True if a class other than losses has moves. */
  boolean isForesighted() {
    return Stream.of(wins, blocks, blunders)
        .flatMapToInt(Arrays::stream)
        .anyMatch(literal -> literal != Gates.FALSE);
  }

  /**
   * By move whether it is preferred. The first non-empty set counts: wins; blocks that are neither
   * blunders nor losses; moves that are neither blunders nor losses; moves that are no losses; all
   * legal moves.
   */
  int[] preferred(GateBuilder builder) {
    int[] kept = new int[legal.length];
    int[] safe = new int[legal.length];
    int[] safeBlocks = new int[legal.length];
    for (int i = 0; i < legal.length; i++) {
      kept[i] = builder.and(legal[i], Gates.not(losses[i]));
      safe[i] = builder.and(kept[i], Gates.not(blunders[i]));
      safeBlocks[i] = builder.and(safe[i], blocks[i]);
    }
    return first(builder, wins, safeBlocks, safe, kept, legal);
  }

  /** By move whether it is in the first class that is not empty in the state. */
  private int[] first(GateBuilder builder, int[]... classes) {
    MutableList<MutableIntList> ways = Lists.mutable.empty();
    Arrays.stream(legal).forEach(literal -> ways.add(IntLists.mutable.empty()));
    int[] before = new int[0];
    int isLeft = Gates.TRUE;
    for (int[] moveClass : classes) {
      if (!Arrays.equals(moveClass, before)) {
        for (int i = 0; i < moveClass.length; i++) {
          ways.get(i).add(builder.and(isLeft, moveClass[i]));
        }
        isLeft = builder.and(isLeft, Gates.not(builder.or(moveClass, moveClass.length)));
      }
      before = moveClass;
    }
    return ways.stream().mapToInt(own -> builder.or(own.toArray(), own.size())).toArray();
  }
}
