package org.gonu.search.table;

import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;

/** What the rules say of one state. */
public final class Look {
  private final Lanes lanes;
  private final int phases;
  private final long[] legal;
  private final int[] goals;
  private boolean terminal;

  /** Looks through lanes of its own. */
  public Look(PackedGame game, long seed) {
    lanes = game.newLanes(seed);
    phases = game.phases();
    legal = new long[Expander.legalWords(game)];
    goals = new int[game.roles().size()];
  }

  /**
   * Looks at a state.
   *
   * @throws IllegalArgumentException if it has no phase
   */
  public void at(long[] state) {
    int phase = lanes.phaseOf(state);
    if (phase < 0) {
      throw new IllegalArgumentException("a state without control");
    }
    Client client = new Client(state, phase);
    while (!client.isReported) {
      lanes.run(client, phases + 1);
    }
  }

  /** Bit i tells whether move i, over all roles, is legal; if not terminal. */
  public long[] legal() {
    return legal;
  }

  /** True if it is terminal. */
  public boolean isTerminal() {
    return terminal;
  }

  /** Goal points by role if terminal, -1 where there is not exactly one value. */
  public int[] goals() {
    return goals;
  }

  /** Gives one job. */
  private final class Client implements LaneClient {
    private final long[] asked;
    private final int phase;
    private boolean isGiven;
    private boolean isReported;

    Client(long[] asked, int phase) {
      this.asked = asked;
      this.phase = phase;
    }

    @Override
    public boolean assign(int phaseNow, LaneJob job) {
      if (isGiven || phaseNow != phase) {
        return false;
      }
      isGiven = true;
      job.setState(asked);
      job.reportPresent();
      return true;
    }

    @Override
    public void child(
        int ticket, long[] state, long[] legalBits, boolean isTerminal, int[] points) {
      System.arraycopy(legalBits, 0, legal, 0, legal.length);
      System.arraycopy(points, 0, goals, 0, goals.length);
      terminal = isTerminal;
      isReported = true;
    }

    @Override
    public void ended(int ticket, PlayoutSums sums, boolean last) {
      // A look has no playout.
    }
  }
}
