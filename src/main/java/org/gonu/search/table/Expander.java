package org.gonu.search.table;

import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;
import org.gonu.machine.StateMerger;

/**
 * Makes all joint moves in many states, side by side in lanes. Of the states that follow, those
 * with the same future are reported as one and the same.
 */
public final class Expander {
  private final Lanes lanes;
  private final Client client;
  private final StateMerger merger;

  /** Gives the states to expand. */
  public interface Parents {
    /** Copies the next state and the bits of its legal moves; returns its number, -1 if none. */
    int next(long[] state, long[] legal);
  }

  /** Takes what follows. */
  public interface Children {
    /**
     * Takes a state that follows from another. Arrays are read-only and valid in the call.
     *
     * @param parent number of the other
     * @param joint number of the joint move, see {@link LegalMoves#indexIn}
     * @param legal bit i tells whether move i, over all roles, is legal; if not terminal
     * @param goals goal points by role in a terminal state, -1 where there is not exactly one
     */
    void child(int parent, int joint, long[] state, long[] legal, boolean terminal, int[] goals);
  }

  /** Works for one search, in lanes of its own. */
  public Expander(PackedGame game, long seed) {
    lanes = game.newLanes(seed);
    merger = game.newMerger();
    client = new Client(game, lanes.size(), merger);
  }

  /**
   * Makes some steps. States that follow are reported in no certain order, and some only in a later
   * call, unless this one returns false.
   *
   * @return false if no parents and no children are left
   */
  public boolean run(Parents parents, Children children, int steps) {
    client.parents = parents;
    client.children = children;
    lanes.run(client, steps);
    return lanes.busy() > 0 || client.left > 0;
  }

  /** Copies a state as the one that it would be reported as. */
  public long[] merged(long[] state) {
    long[] copy = state.clone();
    merger.merge(copy);
    return copy;
  }

  /** Gives jobs move by move. */
  private static final class Client implements LaneClient {
    private final PackedGame game;
    private final LegalMoves moves;
    private final StateMerger merger;
    private final long[] state;
    private final long[] reported;
    private final long[] legal;

    /** By ticket. */
    private final int[] parentOf;

    private final int[] jointOf;
    private final int[] free;
    private int freeCount;

    private Parents parents = (state, legal) -> -1;
    private Children children = (parent, joint, state, legal, terminal, goals) -> {};
    private int parent;
    private int phaseOfParent;
    private long left;

    Client(PackedGame game, int size, StateMerger merger) {
      this.game = game;
      this.merger = merger;
      reported = new long[game.words()];
      moves = new LegalMoves(game);
      state = new long[game.words()];
      legal = new long[MoveBits.words(game)];
      parentOf = new int[size];
      jointOf = new int[size];
      free = new int[size];
      freeCount = size;
      for (int i = 0; i < size; i++) {
        free[i] = i;
      }
    }

    @Override
    public boolean assign(int phase, LaneJob job) {
      while (left == 0) {
        parent = parents.next(state, legal);
        if (parent < 0) {
          return false;
        }
        moves.read(legal);
        left = moves.jointCount();
        phaseOfParent = game.phaseOf(state);
      }
      if (phase != phaseOfParent) {
        return false;
      }
      left--;
      int ticket = free[--freeCount];
      parentOf[ticket] = parent;
      jointOf[ticket] = (int) left;
      job.setTicket(ticket);
      job.setState(state);
      for (int role = 0; role < moves.roles(); role++) {
        job.force(role, moves.move(role, moves.indexIn(left, role)));
      }
      job.reportChild(false);
      return true;
    }

    @Override
    public void child(int ticket, long[] state, long[] legal, boolean terminal, int[] goals) {
      free[freeCount++] = ticket;
      System.arraycopy(state, 0, reported, 0, reported.length);
      merger.merge(reported);
      children.child(parentOf[ticket], jointOf[ticket], reported, legal, terminal, goals);
    }

    @Override
    public void ended(int ticket, PlayoutSums sums, boolean last) {
      throw new IllegalStateException("a forced step came to no state: its move was not legal");
    }
  }
}
