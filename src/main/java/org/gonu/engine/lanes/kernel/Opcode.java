package org.gonu.engine.lanes.kernel;

import org.gonu.engine.lanes.compile.Instruction;

/**
 * The instructions of lane programs. An instruction works on whole slots, lane by lane.
 *
 * <p>Code is a sequence of runs. A run is a header of {@link #HEADER} ints, {@code opcode, count,
 * x, y}, and then {@code count} instructions of that opcode, each its outputs followed by its
 * inputs. Operands are offsets into the array of slots. Instructions of one run are carried out in
 * order, so that a later one may read what an earlier one wrote.
 */
public final class Opcode {
  /** Length of the header of a run. */
  public static final int HEADER = 4;

  /** {@code d = a & b}. */
  public static final int AND = 0;

  /** {@code d = a & ~b}. */
  public static final int ANDN = 1;

  /** {@code d = ~(a | b)}. */
  public static final int NOR = 2;

  /** {@code d = a | b}. */
  public static final int OR = 3;

  /** {@code d = a | ~b}. */
  public static final int ORN = 4;

  /** {@code d = ~(a & b)}. */
  public static final int NAND = 5;

  /** {@code d = a & b & c}. */
  public static final int AND3 = 6;

  /** {@code d = a & b & ~c}. */
  public static final int AND2N1 = 7;

  /** {@code d = a & ~b & ~c}. */
  public static final int AND1N2 = 8;

  /** {@code d = a | b | c}. */
  public static final int OR3 = 9;

  /** {@code d = a | b & c}. */
  public static final int OR_AND = 10;

  /** {@code d = a | b & ~c}. */
  public static final int OR_ANDN = 11;

  /** {@code d = a & (b | c)}. */
  public static final int AND_OR = 12;

  /** {@code d = a & ~(b & c)}. */
  public static final int ANDN_AND = 13;

  /** The conjunction of x inputs and the negations of y more. */
  public static final int WIDE_AND = 14;

  /** The negation of the conjunction of x inputs and the negations of y more. */
  public static final int WIDE_NAND = 15;

  /** {@code d = a}. */
  public static final int COPY = 16;

  /** {@code d = ~a}. */
  public static final int NOT = 17;

  /** No lane of d is set. */
  public static final int CLEAR = 18;

  /** {@code d = m ? a : d}, operands d, a, m. */
  public static final int LATCH = 19;

  /** {@code changed |= a & ~d; d |= a}, operands d, changed, a. */
  public static final int GROW = 20;

  /**
   * Goes back by x ints, counted from the header of this run, if any lane of its input is set. Its
   * count is 1. As an {@link Instruction} it goes back by x instructions, before which there are y
   * that belong to the loop but are not repeated.
   */
  public static final int REPEAT = 21;

  /** Sum of a number of x bits and one of y bits, {@code x >= y}: x + 1 bits, lowest first. */
  public static final int ADD = 22;

  /** As {@link #ADD}, for sums that fit in x bits. */
  public static final int ADD_SHORT = 23;

  /**
   * A number of x bits less one. Outputs: y bits of the difference, then y bits that are set from
   * the highest set bit of the difference downwards.
   */
  public static final int RANGE = 24;

  /**
   * Draws a number of x bits up to a bound, in y trials. Inputs: the x + x bits of {@link #RANGE}.
   * Outputs: x bits, a mask of the lanes where all trials failed, x + 1 slots that the trials need,
   * and the two slots of the generator.
   */
  public static final int DRAW = 25;

  /**
   * Goes down from a node of the tree of candidates: to the left where the rank is below the count
   * of the left side, else to the right, whose rank is less by that count. Inputs: where this node
   * is reached, x bits of the rank, x bits of the count. Outputs: where the left side is reached,
   * where the right one is, and x - 1 bits of the rank on the right.
   */
  public static final int WALK = 26;

  /** Adds the input to a counter of x bits, its outputs. */
  public static final int TALLY = 27;

  /** Number of opcodes. */
  static final int COUNT = 28;

  private Opcode() {}

  /** Number of operands of an instruction. */
  public static int operands(int opcode, int x, int y) {
    return switch (opcode) {
      case AND, ANDN, NOR, OR, ORN, NAND, LATCH, GROW -> 3;
      case AND3, AND2N1, AND1N2, OR3, OR_AND, OR_ANDN, AND_OR, ANDN_AND -> 4;
      case WIDE_AND, WIDE_NAND -> 1 + x + y;
      case COPY, NOT -> 2;
      case CLEAR, REPEAT -> 1;
      case ADD -> x + 1 + x + y;
      case ADD_SHORT -> x + x + y;
      case RANGE -> x + 2 * y;
      case DRAW -> 4 * x + 4;
      case WALK -> 3 * x + 2;
      case TALLY -> x + 1;
      default -> throw new IllegalArgumentException("no opcode " + opcode);
    };
  }
}
