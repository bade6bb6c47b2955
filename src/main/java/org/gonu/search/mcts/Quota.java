package org.gonu.search.mcts;

import java.util.concurrent.atomic.AtomicLong;
import org.gonu.search.SearchBudget;

/**
 * How many playouts and nodes a run of the search may still begin, for all of its workers together.
 * It is charged when a job goes down the tree, so that jobs of an earlier run, which end in this
 * one, cost nothing.
 */
final class Quota {
  /** Jobs that share a limited number of playouts, at least: jobs learn from each other. */
  private static final long MIN_JOBS = 4_096;

  /** Ends a search for a number of nodes in a tree that cannot grow any more. */
  private static final long MAX_PLAYOUTS_PER_NODE = 1_000;

  private final AtomicLong playoutsLeft;
  private final long maxPlayouts;
  private final Tree tree;
  private final long lastNode;
  private final boolean isLimited;

  /** What a budget allows from now on in a tree. */
  Quota(SearchBudget budget, Tree tree) {
    this.tree = tree;
    long maxNodes = Math.min(budget.maxNodes(), Long.MAX_VALUE / MAX_PLAYOUTS_PER_NODE);
    maxPlayouts = Math.min(budget.maxPlayouts(), maxNodes * MAX_PLAYOUTS_PER_NODE);
    playoutsLeft = new AtomicLong(maxPlayouts);
    lastNode = tree.added() + maxNodes;
    isLimited = budget.isRepeatable();
  }

  /** True if playouts or nodes are counted at all. */
  boolean isLimited() {
    return isLimited;
  }

  /** The most playouts of one job, at least 1: a small number is spread over many leaves. */
  int largestJob() {
    return (int) Math.max(1, Math.min(Integer.MAX_VALUE, maxPlayouts / MIN_JOBS));
  }

  /**
   * Takes playouts for a job.
   *
   * @return as many as wanted or as are left, 0 if none are
   */
  int take(int wanted) {
    if (!isLimited) {
      return wanted;
    }
    if (isSpent()) {
      return 0;
    }
    long before = playoutsLeft.getAndAdd(-wanted);
    if (before < wanted) {
      playoutsLeft.addAndGet(wanted - Math.max(0, before));
    }
    return (int) Math.max(0, Math.min(wanted, before));
  }

  /** Gives back what no job was found for. */
  void giveBack(int playouts) {
    if (isLimited) {
      playoutsLeft.addAndGet(playouts);
    }
  }

  /** True if no job may begin. */
  boolean isSpent() {
    return isLimited && (playoutsLeft.get() <= 0 || tree.added() >= lastNode);
  }
}
