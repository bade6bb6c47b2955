package org.gonu.engine.lanes.kernel;

/**
 * The instruction set of lane code. An instruction works on whole slots, bit by bit: bit i of every
 * operand belongs to lane i.
 *
 * <p>Code is a sequence of runs. A run is a header of {@link #HEADER} ints, {@code opcode, count,
 * x, y}, followed by {@code count} instructions of that opcode. An instruction is a list of
 * operands, outputs before inputs. Operands are offsets into the array of slots. The instructions
 * of a run are executed in order: a later one may read what an earlier one wrote.
 */
public final class Opcode {
  /** Length of the header of a run, in ints. */
  public static final int HEADER = 4;

  /** Candidates of a block, which is counted and walked by one instruction. */
  public static final int BLOCK = 8;

  /** The most inputs of {@link #COUNT_MANY}. */
  public static final int MANY = 63;

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

  /** {@code d = a | b | ~c}. */
  public static final int OR2N1 = 10;

  /** {@code d = a | ~b | ~c}. */
  public static final int OR1N2 = 11;

  /** {@code d = ~(a & b & c)}. */
  public static final int NAND3 = 12;

  /** {@code d = ~(a | b | c)}. */
  public static final int NOR3 = 13;

  /** {@code d = a | b & c}. */
  public static final int OR_AND = 14;

  /** {@code d = a | b & ~c}. */
  public static final int OR_ANDN = 15;

  /** {@code d = a & (b | c)}. */
  public static final int AND_OR = 16;

  /** {@code d = a & ~(b & c)}. */
  public static final int ANDN_AND = 17;

  /** {@code d = ~a | b & c}. */
  public static final int NOT_OR_AND = 18;

  /** {@code d = ~a | b & ~c}. */
  public static final int NOT_OR_ANDN = 19;

  /** {@code d = a & b | c & e}. */
  public static final int AND_OR_AND = 20;

  /** {@code d = a & b | c & ~e}. */
  public static final int AND_OR_ANDN = 21;

  /** {@code d = ~(a & b) & ~(c & e)}. */
  public static final int AND_NOR_AND = 22;

  /** The conjunction of x inputs and of the negations of y further inputs. */
  public static final int WIDE_AND = 23;

  /** The negation of {@link #WIDE_AND}. */
  public static final int WIDE_NAND = 24;

  /** The conjunction of x inputs and of {@code ~(a & b)} for y pairs of further inputs. */
  public static final int WIDE_AND_OF_NANDS = 25;

  /** The negation of {@link #WIDE_AND_OF_NANDS}. */
  public static final int WIDE_NAND_OF_NANDS = 26;

  /** The conjunction of x inputs and of {@code ~(a & ~b)} for y pairs of further inputs. */
  public static final int WIDE_AND_OF_IMPLICATIONS = 27;

  /** The negation of {@link #WIDE_AND_OF_IMPLICATIONS}. */
  public static final int WIDE_NAND_OF_IMPLICATIONS = 28;

  /** {@code d = a}. */
  public static final int COPY = 29;

  /** {@code d = ~a}. */
  public static final int NOT = 30;

  /** {@code d = 0}. */
  public static final int CLEAR = 31;

  /** {@code d = m ? a : d}, operands d, a, m. */
  public static final int LATCH = 32;

  /**
   * Repeats x rules {@code d |= p & (n1 | ... | ny)} until nothing changes. Outputs: the x marks d.
   * Inputs: for each rule p and the y neighbours. What the marks hold before remains.
   */
  public static final int SPREAD = 33;

  /** Counts the legal ones of the 8 candidates of a block. Outputs: 4 bits, lowest first. */
  public static final int COUNT_BLOCK = 34;

  /**
   * Adds a number of x bits and one of y bits, {@code x >= y}. Outputs: x + 1 bits, lowest first.
   */
  public static final int ADD = 35;

  /** As {@link #ADD}, for sums that fit into x bits. */
  public static final int ADD_SHORT = 36;

  /**
   * Decrements a number of x bits. Outputs: y bits of the result, then a mask of y bits that is set
   * from the highest set bit of the result downwards.
   */
  public static final int RANGE = 37;

  /**
   * Draws a uniform number of x bits up to a bound, by rejection sampling with y trials. Inputs:
   * the x + x bits of {@link #RANGE}. Outputs: x bits, the lanes in which all trials failed, x + 1
   * scratch slots, and the two slots of the generator.
   */
  public static final int DRAW = 38;

  /**
   * Descends from a node of a choice tree: to the left where the rank is below the count of the
   * left subtree, else to the right with the rank minus that count. Inputs: the lanes that reach
   * this node, x bits of the rank, x bits of the left count. Outputs: the lanes that go left, those
   * that go right, and x - 1 bits of the rank on the right.
   */
  public static final int WALK = 39;

  /** Adds one input bit to a counter of x bits, the outputs. */
  public static final int TALLY = 40;

  /**
   * As {@link #WALK}, through the three levels above the 8 candidates of a block. Inputs: the lanes
   * that reach the block, 3 bits of the rank, the 8 candidates. Outputs: by candidate the lanes
   * that reach it.
   */
  public static final int WALK_BLOCK = 41;

  /**
   * Counts how many of x inputs hold, at most {@link #MANY}. Outputs: the y bits that the number x
   * has, lowest first.
   */
  public static final int COUNT_MANY = 42;

  /** Number of opcodes. */
  static final int COUNT = 43;

  private Opcode() {}

  /** Number of operands of an instruction. */
  public static int operands(int opcode, int x, int y) {
    return switch (opcode) {
      case AND, ANDN, NOR, OR, ORN, NAND, LATCH -> 3;
      case AND3, AND2N1, AND1N2, OR3, OR2N1, OR1N2, NAND3, NOR3 -> 4;
      case OR_AND, OR_ANDN, AND_OR, ANDN_AND, NOT_OR_AND, NOT_OR_ANDN -> 4;
      case AND_OR_AND, AND_OR_ANDN, AND_NOR_AND -> 5;
      case WIDE_AND, WIDE_NAND -> 1 + x + y;
      case WIDE_AND_OF_NANDS,
          WIDE_NAND_OF_NANDS,
          WIDE_AND_OF_IMPLICATIONS,
          WIDE_NAND_OF_IMPLICATIONS ->
          1 + x + 2 * y;
      case COPY, NOT -> 2;
      case CLEAR -> 1;
      case SPREAD -> x * (y + 2);
      case ADD -> x + 1 + x + y;
      case ADD_SHORT -> x + x + y;
      case RANGE -> x + 2 * y;
      case DRAW -> 4 * x + 4;
      case WALK -> 3 * x + 2;
      case TALLY -> x + 1;
      case COUNT_MANY -> x + y;
      case COUNT_BLOCK -> 4 + BLOCK;
      case WALK_BLOCK -> BLOCK + 4 + BLOCK;
      default -> throw new IllegalArgumentException("no opcode " + opcode);
    };
  }
}
