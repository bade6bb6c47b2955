package org.gonu.search.states;

import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;
import org.jspecify.annotations.Nullable;

/**
 * Asks the rules about one state at a time, on lanes of its own: the legal moves, whether it is
 * terminal, and what follows. Safe for use by several threads, one after the other.
 */
public final class StateProbe {
  private static final int[] NO_MOVES = {};

  private final PackedGame game;
  private final Lanes lanes;

  /**
   * What the rules say of a state. The arrays belong to the view, and nobody changes them.
   *
   * @param state its words
   * @param legal bit i tells whether move i, over all roles, is legal; all 0 if the state is
   *     terminal
   * @param promising the same for the moves that playouts would choose from
   * @param goals goal points by role in a terminal state, -1 where there is not exactly one value
   */
  @SuppressWarnings("ArrayRecordComponent") // handed on as they are, never compared
  public record View(long[] state, long[] legal, long[] promising, boolean terminal, int[] goals) {}

  /** A probe for the states of a game. */
  public StateProbe(PackedGame game, long seed) {
    this.game = game;
    lanes = game.playouts().newLanes(seed);
  }

  /** Nanoseconds that a view takes, by the size of the code. */
  public double nanos() {
    return game.playouts().stepNanos() * lanes.size();
  }

  /**
   * The view of a state.
   *
   * @throws IllegalArgumentException if it has no phase
   */
  public synchronized View at(long[] state) {
    return view(state, NO_MOVES);
  }

  /**
   * The view of the state that follows from one that is not terminal.
   *
   * @param jointMove by role a legal move, by number over all roles
   * @throws IllegalArgumentException if the state has no phase
   * @throws IllegalStateException if the joint move cannot be made
   */
  public synchronized View after(long[] state, int[] jointMove) {
    return view(state, jointMove);
  }

  private View view(long[] state, int[] jointMove) {
    int phase = game.phaseOf(state);
    if (phase < 0) {
      throw new IllegalArgumentException("a state without control");
    }
    Question question = new Question(state, jointMove, phase);
    do {
      lanes.run(question, 1);
    } while (lanes.busy() > 0);
    return question.answer();
  }

  /** Gives the lanes one job. */
  private static final class Question implements LaneClient {
    private final long[] state;
    private final int[] jointMove;
    private final int phase;
    private boolean isGiven;
    private long @Nullable [] promising;
    private @Nullable View answer;

    Question(long[] state, int[] jointMove, int phase) {
      this.state = state;
      this.jointMove = jointMove;
      this.phase = phase;
    }

    View answer() {
      if (answer == null) {
        throw new IllegalStateException("the lanes have reported no state");
      }
      return answer;
    }

    @Override
    public boolean assign(int phaseNow, LaneJob job) {
      if (isGiven || phaseNow != phase) {
        return false;
      }
      isGiven = true;
      job.setState(state);
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
    public void promising(int tag, long[] moves) {
      promising = moves.clone();
    }

    @Override
    public void child(int tag, long[] reported, long[] legal, boolean terminal, int[] goals) {
      long[] moves = terminal ? new long[legal.length] : legal.clone();
      long[] chosen = promising == null ? moves : promising;
      answer = new View(reported.clone(), moves, chosen, terminal, goals.clone());
    }

    @Override
    public void ended(int tag, PlayoutSums sums, boolean last) {
      throw new IllegalStateException("a forced step came to no state: its move was not legal");
    }
  }
}
