package org.gonu.search.planning.openlist;

import java.util.SplittableRandom;
import org.gonu.machine.GoalDistance;
import org.gonu.search.Coefficients;
import org.gonu.search.PlanningCoefficient;

/**
 * The open states, ordered by their estimated distance from the goal. Several orders take turns:
 * breadth first; the nearest, and of these the latest or a random one; and a random one of each
 * distance and depth. If the distance tells nothing, breadth first alone is used.
 */
public final class NearestFirst implements OpenList {
  private static final int RANDOM_BITS = 10;
  private static final int DEPTH_BITS = 10;
  private static final int BREADTH = 0;
  private static final int LATEST = 1;
  private static final int RANDOM = 2;
  private static final int TYPES = 3;

  private final GoalDistance distance;
  private final SplittableRandom random;
  private final LongHeap latest = new LongHeap();
  private final LongHeap scattered = new LongHeap();
  private final TypeBuckets types;
  private final boolean isTelling;
  private final Alternation turns;
  private int nextInBreadth;
  private int size;

  /** An empty list. */
  public NearestFirst(GoalDistance distance, Coefficients coefficients, SplittableRandom random) {
    this.distance = distance;
    this.random = random;
    types = new TypeBuckets(random);
    isTelling = isTelling(distance, coefficients);
    int nearest = coefficients.count(PlanningCoefficient.PLANNING_NEAREST_TURNS);
    turns = Alternation.between(LATEST, nearest, BREADTH, RANDOM, TYPES);
  }

  /** True if a distance has values enough to go by. */
  public static boolean isTelling(GoalDistance distance, Coefficients coefficients) {
    return distance.most() > coefficients.count(PlanningCoefficient.PLANNING_MIN_DISTANCES);
  }

  @Override
  public void add(long[] state, int depth, int moves, int lasting) {
    int number = size++;
    if (isTelling) {
      int far = distance.of(state);
      latest.add(far, number);
      scattered.add((far << RANDOM_BITS) | random.nextInt(1 << RANDOM_BITS), number);
      types.add((far << DEPTH_BITS) | Math.min((1 << DEPTH_BITS) - 1, depth), number);
    }
  }

  @Override
  public int poll() {
    int taken =
        switch (isTelling ? turns.next() : BREADTH) {
          case LATEST -> latest.poll();
          case RANDOM -> scattered.poll();
          case TYPES -> types.poll();
          default -> -1;
        };
    if (taken >= 0) {
      return taken;
    }
    return nextInBreadth < size ? nextInBreadth++ : -1;
  }

  @Override
  public boolean isEmpty() {
    return nextInBreadth == size;
  }

  @Override
  public long bytes() {
    return latest.bytes() + scattered.bytes() + types.bytes();
  }
}
