package org.gonu.search.states;

import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;

/** What the rules say of one state at a time. */
public final class Look {
  private static final int[] NO_MOVES = {};

  private final Lanes lanes;
  private final int phases;
  private final long[] legal;
  private final int[] goals;
  private final long[] state;
  private boolean terminal;

  /** Uses its own lanes. */
  public Look(PackedGame game, long seed) {
    lanes = game.playouts().newLanes(seed);
    phases = game.phases();
    legal = new long[MoveBits.words(game)];
    goals = new int[game.roles().size()];
    state = new long[game.words()];
  }

  /**
   * Looks at a state.
   *
   * @throws IllegalArgumentException if it has no phase
   */
  public void at(long[] present) {
    run(present, NO_MOVES);
  }

  /**
   * Looks at the state that follows from one that is not terminal.
   *
   * @param jointMove by role a legal move, by number over all roles
   * @throws IllegalArgumentException if the state has no phase
   */
  public void after(long[] before, int[] jointMove) {
    run(before, jointMove);
  }

  private void run(long[] asked, int[] jointMove) {
    int phase = lanes.phaseOf(asked);
    if (phase < 0) {
      throw new IllegalArgumentException("a state without control");
    }
    Client client = new Client(asked, jointMove, phase);
    while (!client.isReported) {
      lanes.run(client, phases + 1);
    }
  }

  /** The state that was examined. */
  public long[] state() {
    return state;
  }

  /** Bit i tells whether move i, over all roles, is legal; if the state is not terminal. */
  public long[] legal() {
    return legal;
  }

  /** True if it is terminal. */
  public boolean isTerminal() {
    return terminal;
  }

  /** Goal points by role if the state is terminal, -1 where there is not exactly one value. */
  public int[] goals() {
    return goals;
  }

  /** Gives the lanes one job. */
  private final class Client implements LaneClient {
    private final long[] asked;
    private final int[] jointMove;
    private final int phase;
    private boolean isGiven;
    private boolean isReported;

    Client(long[] asked, int[] jointMove, int phase) {
      this.asked = asked;
      this.jointMove = jointMove;
      this.phase = phase;
    }

    @Override
    public boolean assign(int phaseNow, LaneJob job) {
      if (isGiven || phaseNow != phase) {
        return false;
      }
      isGiven = true;
      job.setState(asked);
      for (int role = 0; role < jointMove.length; role++) {
        job.force(role, jointMove[role]);
      }
      if (jointMove.length == 0) {
        job.reportPresent();
      } else {
        job.reportChild(false);
      }
      return true;
    }

    @Override
    public void child(
        int tag, long[] reported, long[] legalBits, boolean isTerminal, int[] points) {
      System.arraycopy(reported, 0, state, 0, state.length);
      System.arraycopy(legalBits, 0, legal, 0, legal.length);
      System.arraycopy(points, 0, goals, 0, goals.length);
      terminal = isTerminal;
      isReported = true;
    }

    @Override
    public void ended(int tag, PlayoutSums sums, boolean last) {
      // A look has no playout.
    }
  }
}
