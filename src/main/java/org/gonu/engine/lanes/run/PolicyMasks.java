package org.gonu.engine.lanes.run;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.compile.PhaseCode;
import org.gonu.engine.lanes.kernel.Opcode;
import org.gonu.machine.MovePolicy;

/**
 * Random masks for a move policy: in which lanes each move is offered in a step.
 *
 * <p>For each probability of k eighths there is a pool of random words in which each bit is set
 * with that probability. In a step, every move reads its mask at its own place in the pool of its
 * probability: the place is patched into the code, of which these lanes have a copy. The first
 * place is random, and the places of successive moves are a fixed distance apart, so that up to
 * {@value #PLACES} moves of one probability have different places. So masks of different moves in
 * one step are independent, and masks of different steps coincide only by chance. Every step renews
 * one line of a pool, so that deviations in the pools do not last.
 */
final class PolicyMasks {
  /** Number of places in a pool where a move may read; a prime. */
  private static final int PLACES = 509;

  /** Longs from a place to the next: one cache line. */
  private static final int LINE = 8;

  /** Distance of successive moves, in places: their words do not overlap. */
  private static final int STRIDE = 37;

  private final LaneCode program;
  private final long[] slots;
  private final PhaseCode[] codes;

  /** By phase the offsets in the code of operands that read masks. */
  private final int[][] readAt;

  /** By phase and such operand the number of the move. */
  private final int[][] moves;

  /** By phase the operands of moves with a probability between 0 and 1, and their pools. */
  private final int[][] drawnAt;

  private final int[][] pools;
  private final int[] drawn;
  private final int firstPool;
  private final int poolLength;
  private long random;

  /** The line that is renewed next. */
  private int renewed;

  /**
   * Masks for the lanes of one slot array.
   *
   * @param slots has {@link #slots} more slots than the program needs
   */
  PolicyMasks(LaneCode program, long[] slots, long seed) {
    this.program = program;
    this.slots = slots;
    random = (seed * 0x9e3779b97f4a7c15L) | 1;
    int phases = program.circuit().phases().size();
    codes = new PhaseCode[phases];
    readAt = new int[phases][];
    moves = new int[phases][];
    drawnAt = new int[phases][];
    pools = new int[phases][];
    drawn = new int[phases];
    for (int phase = 0; phase < phases; phase++) {
      codes[phase] = program.phase(phase).withOwnCode();
      findReads(phase);
      drawnAt[phase] = new int[readAt[phase].length];
      pools[phase] = new int[readAt[phase].length];
    }
    SlotOffsets offsets = SlotOffsets.of(program);
    int start = offsets.at(0);
    int used = offsets.at(program.slots()) - start;
    firstPool = start + (used + LINE - 1) / LINE * LINE;
    poolLength = poolLength(program.width());
    for (int i = 0; i < (MovePolicy.ALWAYS - 1) * poolLength; i++) {
      slots[firstPool + i] = word(1 + i / poolLength);
    }
  }

  /**
   * Number of slots that the pools need.
   *
   * @param width longs of a slot
   */
  static int slots(int width) {
    return 1 + LINE + (MovePolicy.ALWAYS - 1) * poolLength(width) / width;
  }

  private static int poolLength(int width) {
    return (PLACES - 1) * LINE + Math.max(LINE, width);
  }

  private void findReads(int phase) {
    int width = program.width();
    SlotOffsets offsets = SlotOffsets.of(program);
    int from = offsets.offered(0);
    int to = offsets.offered(program.fixedSlots().offered());
    IntArrayList found = new IntArrayList();
    int[] code = codes[phase].code();
    int at = 0;
    while (at < code.length) {
      int end =
          at + Opcode.HEADER + code[at + 1] * Opcode.operands(code[at], code[at + 2], code[at + 3]);
      for (int i = at + Opcode.HEADER; i < end; i++) {
        if (code[i] >= from && code[i] < to) {
          found.add(i);
        }
      }
      at = end;
    }
    readAt[phase] = found.toArray();
    moves[phase] = found.collectInt(i -> (code[i] - from) / width, new IntArrayList()).toArray();
  }

  /** Sets the probabilities of all moves. */
  void set(MovePolicy policy) {
    byte[] levels = new byte[program.fixedSlots().offered()];
    for (int move = 0; move < policy.size(); move++) {
      if (program.chosen().number(move) >= 0) {
        levels[program.chosen().number(move)] = (byte) policy.level(move);
      }
    }
    SlotOffsets offsets = SlotOffsets.of(program);
    Arrays.fill(drawn, 0);
    for (int phase = 0; phase < codes.length; phase++) {
      for (int i = 0; i < readAt[phase].length; i++) {
        int level = levels[moves[phase][i]];
        if (level == 0 || level == MovePolicy.ALWAYS) {
          codes[phase].code()[readAt[phase][i]] = level == 0 ? offsets.zero() : offsets.ones();
        } else {
          drawnAt[phase][drawn[phase]] = readAt[phase][i];
          pools[phase][drawn[phase]++] = firstPool + (level - 1) * poolLength;
        }
      }
    }
  }

  /** The code of the next step, in which the places are set. */
  PhaseCode next(int phase) {
    renew();
    int[] code = codes[phase].code();
    int place = (int) ((next() >>> 33) % PLACES);
    for (int i = 0; i < drawn[phase]; i++) {
      code[drawnAt[phase][i]] = pools[phase][i] + LINE * place;
      place += STRIDE;
      place -= place < PLACES ? 0 : PLACES;
    }
    return codes[phase];
  }

  private void renew() {
    for (int i = 0; i < LINE; i++) {
      slots[firstPool + renewed] = word(1 + renewed / poolLength);
      renewed = renewed + 1 == (MovePolicy.ALWAYS - 1) * poolLength ? 0 : renewed + 1;
    }
  }

  /** A random word in which each bit is set with a probability of {@code eighths} / 8. */
  private long word(int eighths) {
    long word = 0;
    for (int bit = 1; bit < MovePolicy.ALWAYS; bit <<= 1) {
      word = (eighths & bit) == 0 ? word & next() : word | next();
    }
    return word;
  }

  /** A random number (xorshift64*, Vigna, 2016). */
  private long next() {
    random ^= random >>> 12;
    random ^= random << 25;
    random ^= random >>> 27;
    return random * 0x2545f4914f6cdd1dL;
  }
}
