package org.gonu.search.states;

import java.util.Arrays;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;
import org.gonu.machine.StateMerger;

/**
 * Gives the lanes of an expander their jobs, move by move. If a successor is reported as another
 * state of which the rules may say something else, a second job examines that state.
 */
final class ExpanderClient implements LaneClient {
  private final PackedGame game;
  private final LegalMoves moves;
  private final StateMerger merger;
  private final boolean examines;
  private final int words;
  private final long[] state;
  private final long[] reported;
  private final long[] legal;

  /** By tag the number of the parent. */
  private final int[] parentOf;

  private final int[] jointOf;

  /** By tag the state to examine; empty if states are reported as they are. */
  private final long[] asked;

  private final boolean[] isExamination;
  private final int[] free;
  private int freeCount;

  /** Tags whose states wait to be examined. */
  private final int[] waiting;

  private int waitingCount;
  private Expander.Parents parents = (state, legal) -> -1;
  private Expander.Children children = (parent, joint, state, legal, terminal, goals) -> {};
  private int parent;
  private int phaseOfParent;
  private long left;

  /**
   * A client of lanes.
   *
   * @param size number of the lanes
   * @param merger maps a state to the one to report
   * @param examines true if the rules may say something else of that state
   */
  ExpanderClient(PackedGame game, int size, StateMerger merger, boolean examines) {
    this.game = game;
    this.merger = merger;
    this.examines = examines;
    words = game.words();
    reported = new long[words];
    moves = new LegalMoves(game);
    state = new long[words];
    legal = new long[MoveBits.words(game)];
    parentOf = new int[size];
    jointOf = new int[size];
    asked = new long[examines ? size * words : 0];
    isExamination = new boolean[size];
    waiting = new int[size];
    free = new int[size];
    freeCount = size;
    Arrays.setAll(free, i -> i);
  }

  /** Sets where states come from and where successors go. */
  void serve(Expander.Parents someParents, Expander.Children someChildren) {
    parents = someParents;
    children = someChildren;
  }

  /** True if there are jobs that no lane has begun. */
  boolean isWaiting() {
    return left > 0 || waitingCount > 0;
  }

  @Override
  public boolean assign(int phase, LaneJob job) {
    return assignExamination(phase, job) || assignMove(phase, job);
  }

  private boolean assignExamination(int phase, LaneJob job) {
    if (waitingCount == 0) {
      return false;
    }
    int tag = waiting[waitingCount - 1];
    System.arraycopy(asked, tag * words, reported, 0, words);
    if (game.phaseOf(reported) != phase) {
      return false;
    }
    waitingCount--;
    isExamination[tag] = true;
    job.setTag(tag);
    job.setState(reported);
    job.reportPresent();
    return true;
  }

  private boolean assignMove(int phase, LaneJob job) {
    while (left == 0) {
      parent = parents.next(state, legal);
      if (parent < 0) {
        return false;
      }
      moves.read(legal);
      left = moves.jointCount();
      phaseOfParent = game.phaseOf(state);
    }
    if (phase != phaseOfParent || freeCount == 0) {
      return false;
    }
    left--;
    int tag = free[--freeCount];
    isExamination[tag] = false;
    parentOf[tag] = parent;
    jointOf[tag] = (int) left;
    job.setTag(tag);
    job.setState(state);
    for (int role = 0; role < moves.roles(); role++) {
      job.force(role, moves.move(role, moves.indexIn(left, role)));
    }
    job.reportChild(false);
    return true;
  }

  @Override
  public void child(int tag, long[] childState, long[] legalBits, boolean terminal, int[] goals) {
    System.arraycopy(childState, 0, reported, 0, words);
    if (!isExamination[tag]) {
      merger.merge(reported);
      if (examines && !children.knows(reported)) {
        System.arraycopy(reported, 0, asked, tag * words, words);
        waiting[waitingCount++] = tag;
        return;
      }
    }
    free[freeCount++] = tag;
    children.child(parentOf[tag], jointOf[tag], reported, legalBits, terminal, goals);
  }

  @Override
  public void ended(int tag, PlayoutSums sums, boolean last) {
    throw new IllegalStateException("a forced step came to no state: its move was not legal");
  }
}
