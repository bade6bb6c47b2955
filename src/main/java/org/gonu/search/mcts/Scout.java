package org.gonu.search.mcts;

import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;

/**
 * Looks at single states on lanes of its own, beside the workers: their legal moves, whether they
 * are terminal, and what follows. Safe for use by several threads, one after the other.
 */
final class Scout implements LaneClient {
  private final PackedGame game;
  private final Lanes lanes;
  private final long[] from;
  private final int[] moves;
  private long[] promising = {};
  private boolean isStep;
  private boolean isGiven;
  private View seen;

  /**
   * What there is to see of a state.
   *
   * @param state its words
   * @param legal bit i tells whether move i is legal; all 0 if the state is terminal
   * @param promising the same for moves that playouts would choose from
   * @param goals by role, -1 where there is not exactly one value; of a terminal state
   */
  @SuppressWarnings("ArrayRecordComponent") // handed to the tree as they are, never compared
  record View(long[] state, long[] legal, long[] promising, boolean terminal, int[] goals) {}

  Scout(PackedGame game, long seed) {
    this.game = game;
    this.lanes = game.playouts().newLanes(seed);
    this.from = new long[game.words()];
    this.moves = new int[game.roles().size()];
    this.seen = new View(new long[0], new long[0], new long[0], false, new int[0]);
  }

  /** What a look takes, by the size of the code. */
  double nanosOfALook() {
    return game.playouts().stepNanos() * lanes.size();
  }

  /** A state itself. */
  synchronized View look(long[] state) {
    isStep = false;
    return report(state);
  }

  /**
   * The state that follows.
   *
   * @param jointMove by role a move by number over all roles
   */
  synchronized View next(long[] state, int[] jointMove) {
    isStep = true;
    System.arraycopy(jointMove, 0, moves, 0, moves.length);
    return report(state);
  }

  private View report(long[] state) {
    System.arraycopy(state, 0, from, 0, from.length);
    isGiven = false;
    promising = new long[0];
    do {
      lanes.run(this, 1);
    } while (lanes.busy() > 0);
    return seen;
  }

  @Override
  public boolean assign(int phase, LaneJob job) {
    if (isGiven || Math.max(0, game.phaseOf(from)) != phase) {
      return false;
    }
    isGiven = true;
    job.setState(from);
    if (isStep) {
      for (int role = 0; role < moves.length; role++) {
        job.force(role, moves[role]);
      }
      job.reportChild(false);
    } else {
      job.reportPresent();
    }
    return true;
  }

  @Override
  public void promising(int path, long[] moves) {
    promising = moves.clone();
  }

  @Override
  public void child(int path, long[] state, long[] legal, boolean terminal, int[] goals) {
    long[] moves = terminal ? new long[legal.length] : legal.clone();
    boolean isTold = promising.length > 0;
    seen = new View(state.clone(), moves, isTold ? promising : moves, terminal, goals.clone());
  }

  @Override
  public void ended(int path, PlayoutSums sums, boolean last) {
    throw new IllegalStateException("only looks were asked for");
  }
}
