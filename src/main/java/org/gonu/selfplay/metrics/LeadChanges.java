package org.gonu.selfplay.metrics;

import java.util.Arrays;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;
import org.gonu.selfplay.RecordedMatch;
import org.gonu.selfplay.Thought;

/**
 * How often the lead changes in a match. Who leads in a position is told by the search that was
 * asked there, or else by random playouts.
 */
public final class LeadChanges {
  /** Playouts from a position. */
  static final int PLAYOUTS = 256;

  /**
   * Points by which a role has to be ahead. From one leader to another it is twice as far, about
   * three standard errors of the difference of two roles that win half of {@link #PLAYOUTS}.
   */
  static final double MARGIN = 10;

  private final PackedGame game;
  private final Lanes lanes;
  private final Ratio changes = new Ratio();

  /** Nothing counted yet. */
  public LeadChanges(PackedGame game, long seed) {
    this.game = game;
    lanes = game.playouts().newLanes(seed);
  }

  /** Counts a match. */
  public void add(RecordedMatch match) {
    ImmutableDoubleList[] values = new ImmutableDoubleList[match.plies() + 1];
    boolean isSearched = match.plies() > 0 && match.thought(0).isPresent();
    if (isSearched) {
      for (int ply = 0; ply < match.plies(); ply++) {
        values[ply] = match.thought(ply).map(Thought::values).orElse(Lead.nothing());
      }
    } else {
      Playouts playouts = new Playouts(match);
      lanes.run(playouts, Integer.MAX_VALUE);
      for (int ply = 0; ply < match.plies(); ply++) {
        values[ply] = playouts.means(ply);
      }
    }
    values[match.plies()] = Lead.goals(game, match);
    changes.add(count(values), 1);
  }

  private int count(ImmutableDoubleList[] values) {
    int leader = Lead.NOBODY;
    int count = 0;
    for (ImmutableDoubleList points : values) {
      int now = points.isEmpty() ? Lead.NOBODY : Lead.leader(game, points, MARGIN);
      if (now != Lead.NOBODY) {
        count += leader != Lead.NOBODY && now != leader ? 1 : 0;
        leader = now;
      }
    }
    return count;
  }

  /** The changes of a match, on average. */
  public Metric metric() {
    return changes.metric("leadChanges", "times that the lead changes in a match", "");
  }

  /** Playouts from all positions of a match. */
  private final class Playouts implements LaneClient {
    private final RecordedMatch match;
    private final long[] state = new long[game.words()];
    private final int[] missing;
    private final int[] scored;
    private final long[][] sums;

    /** By phase the positions from which playouts are to start. */
    private final MutableIntList[] ready = new MutableIntList[game.phases()];

    Playouts(RecordedMatch match) {
      this.match = match;
      missing = new int[match.plies()];
      scored = new int[match.plies()];
      sums = new long[match.plies()][game.roles().size()];
      Arrays.fill(missing, PLAYOUTS);
      Arrays.setAll(ready, phase -> new IntArrayList());
      for (int ply = 0; ply < match.plies(); ply++) {
        load(ply);
        ready[game.phaseOf(state)].add(ply);
      }
    }

    private void load(int ply) {
      for (int word = 0; word < state.length; word++) {
        state[word] = match.state(ply, word);
      }
    }

    @Override
    public boolean assign(int phase, LaneJob job) {
      if (ready[phase].isEmpty()) {
        return false;
      }
      int ply = ready[phase].removeAtIndex(ready[phase].size() - 1);
      load(ply);
      job.setTag(ply);
      job.setState(state);
      job.setCopies(missing[ply]);
      return true;
    }

    @Override
    public void child(int ply, long[] child, long[] legal, boolean terminal, int[] goals) {
      throw new IllegalStateException("no state was asked for");
    }

    @Override
    public void ended(int ply, PlayoutSums some, boolean last) {
      missing[ply] -= some.count();
      scored[ply] += some.scored();
      for (int role = 0; role < sums[ply].length; role++) {
        sums[ply][role] += some.goals(role);
      }
      if (last && missing[ply] > 0) {
        // Fewer lanes were free than playouts are wanted.
        load(ply);
        ready[game.phaseOf(state)].add(ply);
      }
    }

    ImmutableDoubleList means(int ply) {
      return scored[ply] == 0
          ? Lead.nothing()
          : DoubleLists.immutable.ofAll(
              Arrays.stream(sums[ply]).mapToDouble(sum -> (double) sum / scored[ply]));
    }
  }
}
