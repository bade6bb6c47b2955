package org.gonu.search.mcts;

import java.util.concurrent.atomic.AtomicLong;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.TreeCoefficient;

/**
 * Number of playouts and nodes that the workers of a run may still begin, all together. A job is
 * charged when its descent begins. So jobs of an earlier run that end in this one cost nothing.
 */
final class Quota {
  /** Jobs that share a limited number of playouts, at least: jobs learn from each other. */
  private final long minJobs;

  private final AtomicLong playoutsLeft;
  private final long maxPlayouts;
  private final Tree tree;
  private final long lastNode;
  private final boolean isLimited;

  /** What a budget allows from now on in a tree. */
  Quota(SearchBudget budget, Tree tree, SearchParameters parameters) {
    this.tree = tree;
    minJobs = parameters.count(TreeCoefficient.LIMITED_JOBS);
    // Ends a search for a number of nodes in a tree that cannot grow any more.
    long playoutsPerNode = parameters.count(TreeCoefficient.PLAYOUTS_PER_NODE);
    long maxNodes = Math.min(budget.maxNodes(), Long.MAX_VALUE / playoutsPerNode);
    maxPlayouts = Math.min(budget.maxPlayouts(), maxNodes * playoutsPerNode);
    playoutsLeft = new AtomicLong(maxPlayouts);
    lastNode = maxNodes + Math.min(tree.added(), Long.MAX_VALUE - maxNodes);
    isLimited = budget.isRepeatable();
  }

  /** True if playouts or nodes are limited at all. */
  boolean isLimited() {
    return isLimited;
  }

  /** Most playouts of one job, at least 1. A small budget is spread over many leaves. */
  int largestJob() {
    return (int) Math.max(1, Math.min(Integer.MAX_VALUE, maxPlayouts / minJobs));
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

  /** Returns playouts for which no job, or no free lane, was found. */
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
