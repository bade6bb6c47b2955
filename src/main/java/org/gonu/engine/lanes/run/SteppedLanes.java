package org.gonu.engine.lanes.run;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.kernel.Interpreter;
import org.gonu.engine.lanes.kernel.SlotArray;
import org.jspecify.annotations.Nullable;

/**
 * Matches that are played side by side and stepped from outside: in each step, every role makes a
 * given or a random legal move in every match.
 *
 * <p>All matches are in the same phase (see {@code Circuit}), so that in a game of turns it is the
 * same role's turn in all of them. A match that has ended keeps its last state for the next step,
 * which ignores its moves, and begins anew as soon as the phase is the first one again: with it in
 * that next step, or up to {@code phases - 1} steps later.
 *
 * <p>States and legal moves are rows of bits, one row for each lane: bit i is bit {@code i & 63} of
 * word {@code i >> 6}. The caller owns all arrays. The same seed and the same calls give the same
 * matches, with as many lanes in a slot. Confined to one thread at a time.
 */
public final class SteppedLanes {
  /** In place of a move: one of the legal moves, each as likely as the others. */
  public static final int RANDOM = -1;

  /** Status of a lane whose match goes on. */
  public static final byte RUNNING = 0;

  /** Status of a lane whose match has ended with goals. */
  public static final byte ENDED = 1;

  /** Status of a lane where a role had no legal move, or not exactly one goal value. */
  public static final byte BROKEN = 2;

  private final Circuit circuit;
  private final PhaseCandidates candidates;
  private final MutableList<SteppedBlock> blocks = Lists.mutable.empty();
  private final int size;
  private SteppedTotals totals;

  /**
   * A move that is not legal.
   *
   * @param move index among the moves of the role
   */
  public record Illegal(int lane, int role, int move) {}

  /**
   * Matches in the initial state.
   *
   * @param size number of lanes, 1 and more
   */
  public SteppedLanes(LaneCode program, int size, long seed, Interpreter interpreter) {
    if (size < 1) {
      throw new IllegalArgumentException("number of lanes: " + size);
    }
    circuit = program.circuit();
    candidates = new PhaseCandidates(program);
    this.size = size;
    for (int from = 0; from < size; from += program.lanes()) {
      int lanes = Math.min(program.lanes(), size - from);
      blocks.add(new SteppedBlock(program, candidates, lanes, interpreter));
    }
    totals = new SteppedTotals(circuit.roles().size());
    reset(seed);
  }

  /** Bytes of memory that so many lanes of a program take. */
  public static long bytes(LaneCode program, int size) {
    long blocks = (size + program.lanes() - 1L) / program.lanes();
    return blocks * Long.BYTES * SlotArray.length(program.slots(), program.width());
  }

  /** Number of lanes. */
  public int size() {
    return size;
  }

  /** The phase of all matches. */
  public int phase() {
    return blocks.getFirst().phase();
  }

  /** Words of a state. */
  public int stateWords() {
    return circuit.words();
  }

  /** Words of a row of legal moves of a role: bit i for its move i. */
  public int legalWords(int role) {
    return candidates.legalWords(role);
  }

  /** True if a role can have several legal moves in the states of a phase. */
  public boolean hasChoice(int phase, int role) {
    return candidates.from(phase, role + 1) > candidates.from(phase, role);
  }

  /** Begins all matches anew. */
  public void reset(long seed) {
    SplittableRandom seeds = new SplittableRandom(seed);
    blocks.each(block -> block.reset(seeds.nextLong()));
    totals = new SteppedTotals(circuit.roles().size());
  }

  /** What has come of all steps since the last {@link #reset}. */
  public SteppedTotals totals() {
    return totals;
  }

  /**
   * The first move that is not legal, in a lane whose match is not over; null if all are.
   *
   * @param moves see {@link #step}
   */
  public @Nullable Illegal firstIllegal(int[] moves) {
    int roles = circuit.roles().size();
    int lane = 0;
    for (SteppedBlock block : blocks) {
      for (int own = 0; own < block.size(); own++, lane++) {
        for (int role = 0; block.isRunning(own) && role < roles; role++) {
          int move = moves[role * size + lane];
          if (move != RANDOM && !isLegal(block, own, role, move)) {
            return new Illegal(lane, role, move);
          }
        }
      }
    }
    return null;
  }

  private boolean isLegal(SteppedBlock block, int lane, int role, int move) {
    int first = circuit.firstMove(role);
    return move >= 0
        && move < circuit.firstMove(role + 1) - first
        && block.isLegal(lane, first + move);
  }

  /**
   * Makes one step in all lanes.
   *
   * @param moves at {@code role * size + lane} the index of the role's move among the moves of the
   *     role, or {@link #RANDOM}; see {@link #firstIllegal}, which must have found none. Moves of
   *     lanes whose match is over are ignored.
   */
  public void step(int[] moves) {
    if (moves.length != circuit.roles().size() * size) {
      throw new IllegalArgumentException("number of moves: " + moves.length);
    }
    int from = 0;
    for (SteppedBlock block : blocks) {
      block.step(moves, from, size, totals);
      from += block.size();
    }
  }

  /**
   * Makes random steps in all lanes. Matches that have ended may rest for some steps, until it pays
   * to begin many anew at once.
   */
  public void stepRandomly(int steps) {
    blocks.each(block -> block.stepRandomly(steps, totals));
  }

  /** Writes the states: lane by lane {@link #stateWords} words. */
  public void states(long[] rows) {
    int from = 0;
    for (SteppedBlock block : blocks) {
      block.states(rows, from);
      from += block.size();
    }
  }

  /**
   * Writes the legal moves of a role: lane by lane {@link #legalWords} words, which are zero where
   * the match is over.
   */
  public void legal(int role, long[] rows) {
    int from = 0;
    for (SteppedBlock block : blocks) {
      block.legal(role, rows, from);
      from += block.size();
    }
  }

  /** Writes a byte for each lane: {@link #RUNNING}, {@link #ENDED} or {@link #BROKEN}. */
  public void status(byte[] lanes) {
    int from = 0;
    for (SteppedBlock block : blocks) {
      block.ends().status(lanes, from, block.size());
      from += block.size();
    }
  }

  /** Writes a byte for each lane: 1 if a joint move was made in the last step, else 0. */
  public void moved(byte[] lanes) {
    int from = 0;
    for (SteppedBlock block : blocks) {
      block.moved(lanes, from);
      from += block.size();
    }
  }

  /** Writes the goal points of a role, a byte for each lane; -1 where the match is not over. */
  public void goals(int role, byte[] lanes) {
    int from = 0;
    for (SteppedBlock block : blocks) {
      block.ends().goals(role, lanes, from, block.size());
      from += block.size();
    }
  }
}
