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
 * The kinds of moves that a role may tell apart: for each kind, by move, the literal that tells
 * whether the move is legal and of that kind. What is left out is the constant for false.
 */
final class MoveClasses {
  /**
   * Gates that may be added, as a multiple of those of the step; a third is left when rewritten.
   */
  private static final double MAX_GATES = 12;

  /** Gates that may be added in any case. */
  private static final double FEW_GATES = 1_000;

  /** The same for gates that tell how to lose: they make playouts longer, and tell less. */
  private static final double MAX_GATES_OF_LOSSES = 0.1;

  /** What the step and blunders may cost, as a multiple of the step and blocks. */
  private static final double MAX_TIMES_OF_BLUNDERS = 1.5;

  /** Moves that end the match with the best goal. */
  final int[] wins;

  /** Moves that take something that the next role threatens. */
  final int[] blocks;

  /** Moves after which the next role can end the match with its best goal. */
  final int[] blunders;

  /** Moves that end the match with the worst goal. */
  final int[] losses;

  private final int[] legal;

  /** No moves of any kind, of some that can be legal. */
  MoveClasses(int[] legal) {
    this.legal = legal;
    wins = new int[legal.length];
    blocks = new int[legal.length];
    blunders = new int[legal.length];
    losses = new int[legal.length];
  }

  /** Leaves out what is too dear, moves first and then kinds; blunders or blocks in any case. */
  void leaveOutDear(GateBudget budget) {
    budget.leaveOutDear(wins);
    budget.leaveOutDear(blocks);
    budget.leaveOutDear(losses);
    double most = Math.max(FEW_GATES, MAX_GATES * budget.own());
    Arrays.fill(usesBlunders(budget, most) ? blocks : blunders, Gates.FALSE);
    budget.leaveOutBeyond(most, wins, blocks, blunders);
    budget.leaveOutBeyond(MAX_GATES_OF_LOSSES * budget.own(), losses);
  }

  /** True if blunders fit, and do not cost much more than blocks. */
  private boolean usesBlunders(GateBudget budget, double most) {
    int price = budget.price(blunders);
    double left = most - budget.price(wins);
    double fair = MAX_TIMES_OF_BLUNDERS * (budget.own() + budget.price(blocks));
    return price <= left && budget.own() + price <= fair;
  }

  /** True if all moves are alike. */
  boolean isEmpty() {
    return Stream.of(wins, blocks, blunders, losses)
        .flatMapToInt(Arrays::stream)
        .allMatch(literal -> literal == Gates.FALSE);
  }

  /** True if there is more to tell than which moves lose at once. */
  boolean isForesighted() {
    return Stream.of(wins, blocks, blunders)
        .flatMapToInt(Arrays::stream)
        .anyMatch(literal -> literal != Gates.FALSE);
  }

  /**
   * By move whether a role should look at it: wins, if there are none blocks that neither give nor
   * lose, then what neither gives nor loses, what does not lose, and at last all that is legal.
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

  /** By move whether it is of the first of some kinds that has any. */
  private int[] first(GateBuilder builder, int[]... kinds) {
    MutableList<MutableIntList> ways = Lists.mutable.empty();
    Arrays.stream(legal).forEach(literal -> ways.add(IntLists.mutable.empty()));
    int[] before = new int[0];
    int isLeft = Gates.TRUE;
    for (int[] kind : kinds) {
      if (!Arrays.equals(kind, before)) {
        for (int i = 0; i < kind.length; i++) {
          ways.get(i).add(builder.and(isLeft, kind[i]));
        }
        isLeft = builder.and(isLeft, Gates.not(builder.or(kind, kind.length)));
      }
      before = kind;
    }
    return ways.stream().mapToInt(own -> builder.or(own.toArray(), own.size())).toArray();
  }
}
