package org.gonu.selfplay;

import java.io.IOException;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.game.Game;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;

/**
 * Random matches, many side by side: a step of a match is a job for a lane. Lanes compute what
 * follows and what is legal; the moves are drawn here, from the random numbers of each match, so
 * that matches do not depend on the lanes that they meet.
 */
final class RandomMatches implements MatchSource {
  /** About how much memory the matches of a batch may take, in bytes. */
  private static final long BATCH_BYTES = 32L << 20;

  /** Length of a match that is reckoned with; it bounds nothing. */
  private static final int USUAL_PLIES = 200;

  private static final int MIN_BATCH = 64;
  private static final int MAX_BATCH = 1024;

  private final Game rules;
  private final PackedGame game;
  private final long seed;
  private final int batch;
  private final Lanes lanes;

  RandomMatches(Game rules, PackedGame packed, long seed) {
    this.rules = rules;
    this.seed = seed;
    long row = Long.BYTES * (long) (packed.words() + MoveBits.words(packed));
    batch = (int) Math.max(MIN_BATCH, Math.min(MAX_BATCH, BATCH_BYTES / (USUAL_PLIES * row)));
    game = packed.narrowed(batch);
    // Lanes draw no moves here, so that their seed does not matter.
    lanes = game.playouts().newLanes(0);
  }

  @Override
  public void play(long first, int count, Sink sink) throws IOException {
    for (int done = 0; done < count; done += batch) {
      Batch next = new Batch(first + done, Math.min(batch, count - done));
      next.play();
      next.handOver(sink);
    }
  }

  /** Some matches that are played together. */
  private final class Batch implements LaneClient {
    private final long first;
    private final RecordedMatch[] matches;
    private final SplittableRandom[] randoms;
    private final long[][] states;
    private final int[][] jointMoves;

    /** By phase the matches whose next step can be made. */
    private final MutableIntList[] ready;

    private int begun;
    private int ended;

    Batch(long first, int count) {
      this.first = first;
      matches = new RecordedMatch[count];
      randoms = new SplittableRandom[count];
      states = new long[count][game.words()];
      jointMoves = new int[count][game.roles().size()];
      for (int i = 0; i < count; i++) {
        matches[i] = new RecordedMatch(game);
        randoms[i] = MatchSeeds.of(seed, first + i);
      }
      ready = new MutableIntList[game.phases()];
      Arrays.setAll(ready, phase -> new IntArrayList());
    }

    void play() {
      lanes.run(this, Integer.MAX_VALUE);
      if (ended != matches.length) {
        throw new IllegalStateException(ended + " of " + matches.length + " matches have ended");
      }
    }

    void handOver(Sink sink) throws IOException {
      for (int i = 0; i < matches.length; i++) {
        sink.accept(first + i, matches[i]);
      }
    }

    @Override
    public boolean assign(int phase, LaneJob job) {
      MutableIntList waiting = ready[phase];
      if (waiting.notEmpty()) {
        int match = waiting.removeAtIndex(waiting.size() - 1);
        job.setTag(match);
        job.setState(states[match]);
        for (int role = 0; role < jointMoves[match].length; role++) {
          job.force(role, jointMoves[match][role]);
        }
        job.reportChild(false);
        return true;
      }
      if (begun == matches.length || phase != game.phaseOf(game.initialState())) {
        return false;
      }
      job.setTag(begun++);
      job.reportPresent();
      return true;
    }

    @Override
    public void child(int match, long[] state, long[] legal, boolean terminal, int[] goals) {
      if (terminal) {
        end(match, state, goals);
        return;
      }
      for (int role = 0; role < jointMoves[match].length; role++) {
        int move = MatchSeeds.draw(game, role, legal, randoms[match]);
        if (move < 0) {
          throw Breakdown.in(rules, game, state);
        }
        jointMoves[match][role] = move;
      }
      System.arraycopy(state, 0, states[match], 0, state.length);
      matches[match].add(state, legal, jointMoves[match]);
      if (matches[match].plies() > EndlessMatchException.MAX_PLIES) {
        throw new EndlessMatchException(first + match);
      }
      ready[game.phaseOf(state)].add(match);
    }

    private void end(int match, long[] state, int[] goals) {
      for (int goal : goals) {
        if (goal < 0) {
          throw Breakdown.in(rules, game, state);
        }
      }
      matches[match].end(goals);
      ended++;
    }

    @Override
    public void ended(int match, PlayoutSums sums, boolean last) {
      throw new IllegalStateException("a forced step came to no state: its move was not legal");
    }
  }
}
