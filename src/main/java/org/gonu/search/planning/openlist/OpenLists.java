package org.gonu.search.planning.openlist;

import java.util.SplittableRandom;
import org.gonu.search.Coefficients;
import org.gonu.search.PlanningCoefficient;
import org.gonu.search.planning.method.GoalStatistics;
import org.gonu.search.planning.method.Start;

/**
 * The open states in several orders at once, which take turns: breadth first; depth first to the
 * fewest or the most moves; by novelty; by similarity to good ends; by the number of bases gained
 * for good; and a random state of each type.
 */
public final class OpenLists implements OpenList {
  private static final int DEPTH_BITS = 14;
  private static final int MOVE_BITS = 8;
  private static final int LASTING_BITS = 8;
  private static final int MAX_DEPTH = (1 << DEPTH_BITS) - 1;
  private static final int MAX_MOVES = (1 << MOVE_BITS) - 1;
  private static final int MAX_LASTING = (1 << LASTING_BITS) - 1;

  /** Stands for the order in which states came. */
  private static final int BREADTH = 0;

  private static final int DEPTH_FEW = 1;
  private static final int DEPTH_MANY = 2;
  private static final int NOVELTY = 3;
  private static final int SIMILARITY = 4;
  private static final int PROGRESS = 5;
  private static final int HEAPS = 6;
  private static final int TYPES = 6;

  private final LongHeap[] heaps = new LongHeap[HEAPS];
  private final TypeBuckets types;
  private final Novelty novelty;
  private final GoalStatistics statistics;
  private final Alternation turns;
  private int nextInBreadth;
  private int size;

  /**
   * Empty lists.
   *
   * @param statistics tell which states are similar to good ends; they may grow meanwhile
   */
  public OpenLists(Start start, GoalStatistics statistics, SplittableRandom random) {
    types = new TypeBuckets(random);
    this.statistics = statistics;
    Coefficients coefficients = start.coefficients();
    novelty = new Novelty(start.game().words(), coefficients);
    turns = turns(coefficients);
    for (int order = DEPTH_FEW; order < HEAPS; order++) {
      heaps[order] = new LongHeap();
    }
  }

  private static Alternation turns(Coefficients coefficients) {
    int[] counts = new int[TYPES + 1];
    counts[BREADTH] = coefficients.count(PlanningCoefficient.PLANNING_BREADTH_TURNS);
    counts[DEPTH_FEW] = coefficients.count(PlanningCoefficient.PLANNING_FEW_MOVES_TURNS);
    counts[DEPTH_MANY] = coefficients.count(PlanningCoefficient.PLANNING_MANY_MOVES_TURNS);
    counts[NOVELTY] = coefficients.count(PlanningCoefficient.PLANNING_NOVELTY_TURNS);
    counts[SIMILARITY] = coefficients.count(PlanningCoefficient.PLANNING_SIMILARITY_TURNS);
    counts[PROGRESS] = coefficients.count(PlanningCoefficient.PLANNING_PROGRESS_TURNS);
    counts[TYPES] = coefficients.count(PlanningCoefficient.PLANNING_TYPES_TURNS);
    return Alternation.inARow(counts);
  }

  @Override
  public long bytes() {
    long bytes = types.bytes();
    for (int order = DEPTH_FEW; order < HEAPS; order++) {
      bytes += heaps[order].bytes();
    }
    return bytes;
  }

  /** Maps a float to an int of the same order. */
  private static int orderOf(float value) {
    int bits = Float.floatToIntBits(value);
    return bits >= 0 ? bits : bits ^ Integer.MAX_VALUE;
  }

  @Override
  public void add(long[] state, int depth, int moves, int lasting) {
    int number = size++;
    int depthKey = (MAX_DEPTH - Math.min(MAX_DEPTH, depth)) << (MOVE_BITS + LASTING_BITS);
    int moveKey = Math.min(MAX_MOVES, moves);
    int lastingKey = Math.min(MAX_LASTING, lasting);
    heaps[DEPTH_FEW].add(depthKey | (moveKey << LASTING_BITS) | lastingKey, number);
    heaps[DEPTH_MANY].add(
        depthKey | ((MAX_MOVES - moveKey) << LASTING_BITS) | (MAX_LASTING - lastingKey), number);
    heaps[NOVELTY].add(novelty.of(state), number);
    heaps[PROGRESS].add(
        ((MAX_LASTING - lastingKey) << DEPTH_BITS) | Math.min(MAX_DEPTH, depth), number);
    types.add((Math.min(MAX_DEPTH, depth) << MOVE_BITS) | moveKey, number);
    if (statistics.isTelling()) {
      heaps[SIMILARITY].add(orderOf(-statistics.similarity(state)), number);
    }
  }

  @Override
  public int poll() {
    int turn = turns.next();
    if (turn == TYPES && types.size() > 0) {
      return types.poll();
    }
    if (turn == BREADTH || turn == TYPES || heaps[turn].size() == 0) {
      return nextInBreadth < size ? nextInBreadth++ : -1;
    }
    return heaps[turn].poll();
  }

  @Override
  public boolean isEmpty() {
    return nextInBreadth == size;
  }
}
