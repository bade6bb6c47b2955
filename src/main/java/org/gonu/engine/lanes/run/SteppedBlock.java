package org.gonu.engine.lanes.run;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.coding.BinaryStates;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.compile.PhaseCode;
import org.gonu.engine.lanes.kernel.Interpreter;
import org.gonu.engine.lanes.kernel.SlotArray;
import org.gonu.machine.Interruption;

/**
 * The lanes of {@link SteppedLanes} that share the slots of one program: at most {@link
 * LaneCode#lanes}. All of them are in the same phase.
 *
 * <p>Between two steps the present phase is inspected: legal moves and ends are known.
 */
final class SteppedBlock {
  private final Circuit circuit;
  private final LaneCode program;
  private final Interpreter interpreter;
  private final PhaseCandidates candidates;
  private final FlushPolicy flushPolicy;
  private final SteppedEnds ends;
  private final int lanes;
  private final int roles;
  private final long[] slots;
  private final DrawRepair repair;
  private final StateTransfer transfer;
  private final BinaryStates states;
  private final int[] bases;
  private final int running;
  private final int moved;
  private final int scratch;
  private final int waiting;
  private final int[] waitingFor;
  private final int[] forced;

  /** By word the lanes that are in use. */
  private final long[] used;

  /** By word the lanes whose match is not over; scratch of {@link #legal}. */
  private final long[] inPlay;

  private SplittableRandom random = new SplittableRandom(0);
  private int phase;

  SteppedBlock(LaneCode program, PhaseCandidates candidates, int lanes, Interpreter interpreter) {
    this.program = program;
    this.candidates = candidates;
    this.lanes = lanes;
    this.interpreter = interpreter;
    circuit = program.circuit();
    states = program.states();
    roles = circuit.roles().size();
    int width = program.width();
    slots = SlotArray.allocate(program.slots(), width);
    SlotOffsets offsets = SlotOffsets.of(program);
    Arrays.fill(slots, offsets.ones(), offsets.ones() + width, -1);
    running = offsets.running();
    moved = offsets.moved();
    scratch = offsets.scratch();
    waiting = offsets.waiting();
    waitingFor = offsets.waitingFor();
    forced = offsets.forced();
    bases = offsets.bases();
    used = new long[width];
    for (int lane = 0; lane < lanes; lane++) {
      used[lane >> 6] |= 1L << lane;
    }
    inPlay = new long[width];
    flushPolicy = new FlushPolicy(program);
    ends = new SteppedEnds(program, slots, used);
    repair = new DrawRepair(slots, width, candidates.most());
    transfer = new StateTransfer(slots);
  }

  /** Number of lanes in use. */
  int size() {
    return lanes;
  }

  int phase() {
    return phase;
  }

  /** Begins a match in every lane. */
  void reset(long seed) {
    SplittableRandom source = new SplittableRandom(seed);
    int generator = SlotOffsets.of(program).generator();
    Generators.seed(slots, generator, 2 * program.width(), source.nextLong());
    random = source.split();
    phase = 0;
    Arrays.fill(slots, running, running + used.length, 0);
    Arrays.fill(slots, moved, moved + used.length, 0);
    ends.clear();
    flushPolicy.reset();
    restart(used);
    inspect();
    ends.settle(interpreter, new SteppedTotals(roles));
  }

  /** True if a move is legal in a lane that is not over. */
  boolean isLegal(int lane, int move) {
    int legal = program.phase(phase).legal()[move];
    return (slots[legal + (lane >> 6)] >>> lane & 1) != 0;
  }

  boolean isRunning(int lane) {
    return (slots[running + (lane >> 6)] >>> lane & 1) != 0;
  }

  /**
   * Makes one step, and begins anew the matches that had ended before it where the phase allows it.
   *
   * @param moves by role and lane the index among the moves of the role, or {@link
   *     SteppedLanes#RANDOM}; legal in all lanes that are not over
   * @param from index of the first lane of this block
   * @param all number of lanes of all blocks, the length of a row of {@code moves}
   */
  void step(int[] moves, int from, int all, SteppedTotals totals) {
    for (int role = 0; role < roles; role++) {
      force(role, moves, role * all + from);
    }
    choose();
    PhaseCode code = program.phase(phase);
    for (int role = 0; role < roles; role++) {
      if (isAnyForced(role)) {
        make(code, role, moves, role * all + from);
      }
    }
    finish(code, totals);
    for (int role = 0; role < roles; role++) {
      Arrays.fill(slots, forced[role], forced[role] + used.length, 0);
    }
    if (phase == 0 && ends.anySettled()) {
      restart(ends.takeSettled());
    }
    inspect();
    ends.settle(interpreter, totals);
  }

  /** Marks the lanes in which the move of a role is given. */
  private void force(int role, int[] moves, int at) {
    for (int lane = 0; lane < lanes; lane++) {
      if (moves[at + lane] != SteppedLanes.RANDOM) {
        slots[forced[role] + (lane >> 6)] |= 1L << lane;
      }
    }
  }

  private boolean isAnyForced(int role) {
    long any = 0;
    for (int word = 0; word < used.length; word++) {
      any |= slots[forced[role] + word];
    }
    return any != 0;
  }

  /** Makes the moves that are given for a role. */
  private void make(PhaseCode code, int role, int[] moves, int at) {
    int first = circuit.firstMove(role);
    for (int lane = 0; lane < lanes; lane++) {
      int word = lane >> 6;
      int move = moves[at + lane];
      if (move == SteppedLanes.RANDOM || (slots[moved + word] >>> lane & 1) == 0) {
        continue;
      }
      for (int mark : code.made()[first + move]) {
        slots[mark + word] |= 1L << lane;
      }
    }
  }

  /** Makes random steps. A match that has ended rests until beginning many anew pays. */
  void stepRandomly(int steps, SteppedTotals totals) {
    for (int i = 0; i < steps; i++) {
      Interruption.throwIfInterrupted();
      int resting = ends.resting();
      if (phase == 0 && flushPolicy.isDue(resting, lanes)) {
        flushPolicy.count(resting, ends.takePlies());
        restart(ends.flush(interpreter, totals));
        inspect();
      }
      choose();
      finish(program.phase(phase), totals);
      inspect();
    }
    ends.settle(interpreter, totals);
  }

  /** Chooses moves in the lanes that are not over; lanes without a legal move are broken. */
  private void choose() {
    PhaseCode code = program.phase(phase);
    int[] own = candidates.of(phase);
    repair.keep(code, own);
    interpreter.run(code.code(), code.chooseFrom(), code.stepFrom(), slots);
    for (int word = 0; word < used.length; word++) {
      long failed = slots[running + word] & ~slots[moved + word];
      if (failed != 0) {
        for (int role = 0; role < roles; role++) {
          int from = candidates.from(phase, role);
          int to = candidates.from(phase, role + 1);
          long drawn = failed & ~slots[forced[role] + word];
          if (drawn != 0 && to > from) {
            repair.draw(code, own, from, to, word, drawn, random);
          }
        }
        slots[moved + word] |= failed;
      }
    }
  }

  /** Computes the next states. */
  private void finish(PhaseCode code, SteppedTotals totals) {
    interpreter.run(code.code(), code.stepFrom(), code.code().length, slots);
    long plies = 0;
    for (int word = 0; word < used.length; word++) {
      plies += Long.bitCount(slots[moved + word]);
    }
    totals.addMoves(plies);
    ends.addPlies(plies);
    Arrays.fill(slots, waiting, waiting + used.length, 0);
    Arrays.fill(slots, waitingFor[phase], waitingFor[phase] + used.length, 0);
    phase = circuit.phases().get(phase).successor();
  }

  private void inspect() {
    PhaseCode code = program.phase(phase);
    interpreter.run(code.code(), 0, code.chooseFrom(), slots);
  }

  private void restart(long[] which) {
    System.arraycopy(which, 0, slots, scratch, which.length);
    interpreter.run(program.openCode(), 0, program.openCode().length, slots);
    interpreter.run(program.initialCode(), 0, program.initialCode().length, slots);
  }

  /**
   * Writes the states of the lanes, each a row of the words of a state.
   *
   * @param from number of the first lane of this block among all
   */
  void states(long[] rows, int from) {
    int words = circuit.words();
    gather(bases, used, rows, from, words);
    for (int lane = 0; lane < lanes; lane++) {
      states.decode(rows, (from + lane) * words);
    }
  }

  /** Writes the legal moves of a role, each a row of words; zeros where the match is over. */
  void legal(int role, long[] rows, int from) {
    int rowLength = candidates.legalWords(role);
    Arrays.fill(rows, from * rowLength, (from + lanes) * rowLength, 0);
    for (int word = 0; word < used.length; word++) {
      inPlay[word] = slots[running + word];
    }
    gather(candidates.legal(phase, role), inPlay, rows, from, rowLength);
  }

  private void gather(int[] offsets, long[] which, long[] rows, int from, int rowLength) {
    for (int word = 0; word < which.length; word++) {
      int at = (from + Long.SIZE * word) * rowLength;
      for (int part = 0; part < rowLength && which[word] != 0; part++) {
        if (offsets == bases || candidates.hasAny(offsets, part)) {
          transfer.gatherWord(
              offsets, Long.SIZE * part, word, which[word], rows, at + part, rowLength);
        }
      }
    }
  }

  /** Writes which lanes have made a move in the last step, a byte each. */
  void moved(byte[] lanesMoved, int from) {
    for (int lane = 0; lane < lanes; lane++) {
      lanesMoved[from + lane] = (byte) (slots[moved + (lane >> 6)] >>> lane & 1);
    }
  }

  /** Which matches are over, and their goals. */
  SteppedEnds ends() {
    return ends;
  }
}
