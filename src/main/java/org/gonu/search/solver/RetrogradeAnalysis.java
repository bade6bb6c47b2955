package org.gonu.search.solver;

import java.util.Arrays;
import org.gonu.machine.Interruption;
import org.gonu.search.SearchBudget;
import org.gonu.search.states.IntPages;

/**
 * Resolves a graph in which states can recur. It works backwards from the terminal states. A state
 * is resolved when all its children are, or when one child gives the role with the choice the most
 * that it can still get. States are resolved in the order of plies, so that wins are shortest.
 *
 * <p>When no state can be resolved any more, nobody can force the greatest goal in the states that
 * are left. Then the second greatest becomes the most that can still be reached, and so on; the
 * smallest is never chosen freely. States that remain unresolved are those in which play goes on
 * for ever, to which the rules give no value.
 *
 * <p>Source: Thompson, Retrograde analysis of certain endgames, 1986, with several goal values.
 */
final class RetrogradeAnalysis implements Induction {
  private final GameGraph graph;
  private final Valuation valuation;

  /** By state the number of joint moves whose children are not resolved. */
  private final IntPages pending = new IntPages();

  /** By state where its parents begin; they end where those of the next state begin. */
  private final IntPages firstParent = new IntPages();

  private final IntPages parents = new IntPages();

  /** Resolved states in their order; those before {@link #head} have been propagated. */
  private final IntPages queue = new IntPages();

  private int head;
  private int tail;

  /** By role the most that it can still get in unresolved states. */
  private final int[] most;

  RetrogradeAnalysis(Valuation valuation) {
    this.valuation = valuation;
    graph = valuation.graph();
    int size = graph.size();
    queue.grow(size);
    firstParent.grow(size + 1);
    most = new int[graph.roles()];
    Arrays.setAll(most, valuation.payoffs()::most);
    parents.grow(countParents());
    fillParents();
    for (int state = 0; state < size; state++) {
      Interruption.throwIfInterrupted();
      if (graph.isTerminal(state)) {
        valuation.resolveTerminal(state);
        queue.set(tail++, state);
      }
    }
  }

  private int countParents() {
    int total = 0;
    for (int state = 0; state < graph.size(); state++) {
      Interruption.throwIfInterrupted();
      int children = graph.childCount(state);
      pending.add(children);
      total += children;
      for (int joint = 0; joint < children; joint++) {
        firstParent.increment(graph.child(state, joint) + 1, 1);
      }
    }
    for (int state = 0; state < graph.size(); state++) {
      firstParent.increment(state + 1, firstParent.get(state));
    }
    return total;
  }

  private void fillParents() {
    IntPages next = queue;
    for (int state = 0; state < graph.size(); state++) {
      next.set(state, firstParent.get(state));
    }
    for (int state = 0; state < graph.size(); state++) {
      Interruption.throwIfInterrupted();
      for (int joint = 0; joint < pending.get(state); joint++) {
        parents.set(next.increment(graph.child(state, joint), 1) - 1, state);
      }
    }
  }

  @Override
  public boolean run(SearchBudget budget) {
    while (!budget.isOver()) {
      Interruption.throwIfInterrupted();
      if (head < tail) {
        for (int end = Math.min(tail, head + STRIDE); head < end; head++) {
          spread(queue.get(head));
        }
      } else if (!lower()) {
        return true;
      }
    }
    return false;
  }

  /** Resolves those parents of a state for which that suffices. */
  private void spread(int child) {
    int end = firstParent.get(child + 1);
    for (int i = firstParent.get(child); i < end; i++) {
      int parent = parents.get(i);
      int left = pending.increment(parent, -1);
      if (!valuation.isResolved(parent) && (left == 0 || isEnough(parent, child))) {
        resolve(parent);
      }
    }
  }

  private boolean isEnough(int parent, int child) {
    int mover = graph.mover(parent);
    return mover >= 0
        && valuation.value(child, mover) >= most[mover]
        && valuation.isWelcome(most[mover], mover);
  }

  private void resolve(int state) {
    valuation.resolve(state);
    queue.set(tail++, state);
  }

  /**
   * Lowers the most that roles can still get. Returns false if no role has a lower goal, or all
   * states are resolved.
   */
  private boolean lower() {
    boolean any = false;
    for (int role = 0; role < most.length; role++) {
      int below = valuation.payoffs().below(role, most[role]);
      if (below > valuation.payoffs().least(role)) {
        most[role] = below;
        any = true;
      }
    }
    for (int state = 0; any && tail < queue.size() && state < graph.size(); state++) {
      Interruption.throwIfInterrupted();
      if (!valuation.isResolved(state) && graph.mover(state) >= 0) {
        int joint = valuation.bestJoint(state);
        if (joint >= 0 && isEnough(state, graph.child(state, joint))) {
          resolve(state);
        }
      }
    }
    return any && tail < queue.size();
  }
}
