package org.gonu.search.planning.graph;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.GameFactor;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.search.PlanningCoefficient;
import org.gonu.search.planning.method.Start;
import org.gonu.search.planning.openlist.OpenList;
import org.gonu.search.states.Expander;
import org.gonu.search.states.LegalMoves;

/**
 * Searches a short line in one factor of a game, while no moves are made in the others, to a state
 * that meets what the best goal asks of the factor. States that differ only in other factors, or in
 * a step counter, count as one.
 */
final class FactorStates implements Expander.Parents, Expander.Children {
  /** Memory for so many more states counts as used. Fixed: tables of states grow by themselves. */
  private static final int RESERVED_STATES = 1 << 13;

  private static final int[] NO_MOVES = {};

  private final int role;
  private final GameFactor factor;
  private final OpenList open;
  private final long maxBytes;

  /** Steps of lanes in a slice. */
  private final int steps;

  private final Expander expander;
  private final ReachedStates nodes;
  private final LegalMoves moves;
  private final BitSet expanded = new BitSet();

  /** Bits of the role's moves in other factors, which are not made. */
  private final long[] excluded;

  private final long[] row;
  private boolean full;
  private boolean found;
  private int[] line = NO_MOVES;

  /**
   * A search from a start.
   *
   * @param factors all factors of the game
   * @param number index of the factor
   * @param open decides which state is next; empty
   */
  FactorStates(
      Start start,
      ImmutableList<GameFactor> factors,
      int number,
      OpenList open,
      long maxBytes,
      long seed) {
    this.role = start.role();
    this.open = open;
    this.maxBytes = maxBytes;
    steps = start.coefficients().count(PlanningCoefficient.PLANNING_GRAPH_STEPS);
    factor = factors.get(number);
    PackedGame game = start.game();
    expander = new Expander(game, seed);
    moves = new LegalMoves(game);
    row = new long[start.legal().length];
    excluded = new long[row.length];
    long[] folded = game.analysis().stepCounter();
    for (int other = 0; other < factors.size(); other++) {
      if (other != number) {
        setAside(game, factors.get(other), folded);
      }
    }
    nodes = new ReachedStates(game, role, folded);
    found = factor.distance().of(start.state()) == 0;
    add(-1, 0, start.state(), start.legal());
  }

  /** Ignores another factor: states may differ in it, and no moves are made in it. */
  private void setAside(PackedGame game, GameFactor other, long[] folded) {
    for (int word = 0; word < folded.length; word++) {
      folded[word] |= other.bases()[word];
    }
    for (int move = game.firstMove(role); move < game.firstMove(role + 1); move++) {
      if (MoveBits.has(other.moves(), move) && !MoveBits.has(factor.moves(), move)) {
        excluded[move >> 6] |= 1L << move;
      }
    }
  }

  /** Searches for a slice. Returns false if nothing is left to do. */
  boolean step() {
    if (found && line.length == 0) {
      return false;
    }
    boolean busy = expander.run(this, this, steps);
    return !full && (busy || !open.isEmpty());
  }

  /** True if a line has been found. */
  boolean isFound() {
    return found;
  }

  /** True if the search ran out of memory. */
  boolean isFull() {
    return full;
  }

  /** The line that was found. */
  int[] line() {
    return line;
  }

  @Override
  public int next(long[] state, long[] legal) {
    while (!full && !open.isEmpty()) {
      int number = open.poll();
      boolean isNew = number >= 0 && !expanded.get(number) && !nodes.isOutdated(number);
      if (isNew && isShort(nodes.depth(number))) {
        expanded.set(number);
        nodes.state(number, state);
        nodes.legal(number, legal);
        return number;
      }
    }
    return -1;
  }

  /** True if one more move may lead to a shorter line than the best one so far. */
  private boolean isShort(int depth) {
    return !found || depth + 1 < line.length;
  }

  @Override
  public void child(
      int parent, int joint, long[] state, long[] legal, boolean terminal, int[] goals) {
    if (!isShort(nodes.depth(parent))) {
      return;
    }
    if (factor.distance().of(state) == 0) {
      found = true;
      line = nodes.lineTo(parent, joint);
    } else if (!terminal && !full) {
      add(parent, joint, state, legal);
      full = nodes.bytesWith(RESERVED_STATES) + open.bytes() > maxBytes;
    }
  }

  private void add(int parent, int joint, long[] state, long[] legal) {
    Arrays.setAll(row, word -> legal[word] & ~excluded[word]);
    if (!nodes.add(parent, joint, state, row)) {
      return;
    }
    int number = nodes.size() - 1;
    moves.read(row);
    open.add(state, nodes.depth(number), moves.count(role), 0);
    if (moves.jointCount() == 0) {
      expanded.set(number);
    }
  }
}
