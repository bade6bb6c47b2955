package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.list.primitive.IntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.lanes.kernel.Opcode;
import org.jspecify.annotations.Nullable;

/**
 * What an instruction of logic computes: the conjunction of some literals and negated pairs, or its
 * negation. A pair is a conjunction of two literals.
 */
final class GateLogic {
  private final boolean isInverted;

  /** Registers that must be true. */
  private final IntArrayList plain;

  /** Registers that must be false. */
  private final IntArrayList negated;

  /** Pairs {@code a, b} of registers: {@code ~(a & b)}. */
  private final IntArrayList nands = new IntArrayList();

  /** Pairs {@code a, b} of registers: {@code ~(a & ~b)}. */
  private final IntArrayList implications = new IntArrayList();

  /** Pairs {@code a, b} of registers: {@code ~(~a & ~b)}. */
  private final IntArrayList ors = new IntArrayList();

  /** A conjunction of literals. */
  private GateLogic(boolean isInverted, int[] plain, int[] negated) {
    this.isInverted = isInverted;
    this.plain = IntArrayList.newListWith(plain);
    this.negated = IntArrayList.newListWith(negated);
  }

  /**
   * The instruction for the conjunction of the {@code plain} registers and the negations of the
   * {@code negated} ones.
   *
   * @param isInverted true for the negation of the conjunction
   */
  static Instruction instruction(boolean isInverted, int output, int[] plain, int[] negated) {
    return new GateLogic(isInverted, plain, negated).ofLiterals(output);
  }

  /** What an instruction computes; null if that is not a conjunction of literals. */
  static @Nullable GateLogic of(Instruction instruction) {
    int[] inputs = instruction.inputs();
    return switch (instruction.opcode()) {
      case Opcode.AND, Opcode.AND3 -> of(false, inputs, inputs.length);
      case Opcode.ANDN, Opcode.AND1N2 -> of(false, inputs, 1);
      case Opcode.AND2N1 -> of(false, inputs, 2);
      case Opcode.NOR, Opcode.NOR3 -> of(false, inputs, 0);
      case Opcode.NAND, Opcode.NAND3 -> of(true, inputs, inputs.length);
      case Opcode.ORN -> of(true, new int[] {inputs[1], inputs[0]}, 1);
      case Opcode.OR2N1 -> of(true, new int[] {inputs[2], inputs[0], inputs[1]}, 1);
      case Opcode.OR1N2 -> of(true, new int[] {inputs[1], inputs[2], inputs[0]}, 2);
      case Opcode.OR, Opcode.OR3 -> of(true, inputs, 0);
      case Opcode.WIDE_AND -> of(false, inputs, instruction.x());
      case Opcode.WIDE_NAND -> of(true, inputs, instruction.x());
      default -> null;
    };
  }

  private static GateLogic of(boolean isInverted, int[] inputs, int plain) {
    return new GateLogic(
        isInverted, Arrays.copyOf(inputs, plain), Arrays.copyOfRange(inputs, plain, inputs.length));
  }

  /** Number of literals that are negated. */
  int negations() {
    return negated.size();
  }

  private int literals() {
    return plain.size() + negated.size();
  }

  /**
   * Puts in place of a literal what its register is computed from.
   *
   * @param inner has only literals, and two of them unless it is a part of the conjunction
   * @return false if that is impossible; nothing is changed then
   */
  boolean absorb(int register, GateLogic inner) {
    boolean isPlain = plain.contains(register);
    boolean isPart = isPlain != inner.isInverted;
    if (!isPart && inner.literals() != 2) {
      return false;
    }
    (isPlain ? plain : negated).remove(register);
    if (isPart) {
      plain.addAll(inner.plain);
      negated.addAll(inner.negated);
      return true;
    }
    IntArrayList pairs =
        switch (inner.negated.size()) {
          case 0 -> nands;
          case 1 -> implications;
          default -> ors;
        };
    pairs.addAll(inner.plain);
    pairs.addAll(inner.negated);
    return true;
  }

  /** A copy that can be changed. */
  GateLogic copy() {
    GateLogic copy = new GateLogic(isInverted, plain.toArray(), negated.toArray());
    copy.nands.addAll(nands);
    copy.implications.addAll(implications);
    copy.ors.addAll(ors);
    return copy;
  }

  /** The instruction that computes this; null if there is none. */
  @Nullable Instruction instruction(int output) {
    if (nands.isEmpty() && implications.isEmpty() && ors.isEmpty()) {
      return ofLiterals(output);
    }
    int terms = literals() + (nands.size() + implications.size() + ors.size()) / 2;
    return terms == 2 ? ofTwoTerms(output) : ofManyPairs(output);
  }

  private Instruction ofLiterals(int output) {
    int opcode = opcodeOfLiterals();
    if (opcode < 0) {
      return new Instruction(
          isInverted ? Opcode.WIDE_NAND : Opcode.WIDE_AND,
          plain.size(),
          negated.size(),
          new int[] {output},
          joined(plain, negated));
    }
    return Instruction.of(
        opcode, output, isInverted ? joined(negated, plain) : joined(plain, negated));
  }

  private int opcodeOfLiterals() {
    if (literals() > 3) {
      return -1;
    }
    return switch (10 * plain.size() + negated.size() + (isInverted ? 100 : 0)) {
      case 20 -> Opcode.AND;
      case 11 -> Opcode.ANDN;
      case 2 -> Opcode.NOR;
      case 102 -> Opcode.OR;
      case 111 -> Opcode.ORN;
      case 120 -> Opcode.NAND;
      case 30 -> Opcode.AND3;
      case 21 -> Opcode.AND2N1;
      case 12 -> Opcode.AND1N2;
      case 3 -> Opcode.NOR3;
      case 103 -> Opcode.OR3;
      case 112 -> Opcode.OR2N1;
      case 121 -> Opcode.OR1N2;
      case 130 -> Opcode.NAND3;
      default -> -1;
    };
  }

  private @Nullable Instruction ofTwoTerms(int output) {
    int opcode = isInverted ? opcodeOfDisjunction() : opcodeOfConjunction();
    IntArrayList pairs = new IntArrayList(joined(nands, implications));
    pairs.addAll(ors);
    return opcode < 0
        ? null
        : Instruction.of(opcode, output, joined(new IntArrayList(joined(plain, negated)), pairs));
  }

  /** The opcode of the negation of two terms, of which one at least is a pair. */
  private int opcodeOfDisjunction() {
    if (!ors.isEmpty() || implications.size() > 2) {
      return -1;
    }
    if (literals() == 0) {
      return implications.isEmpty() ? Opcode.AND_OR_AND : Opcode.AND_OR_ANDN;
    }
    if (negated.isEmpty()) {
      return implications.isEmpty() ? Opcode.NOT_OR_AND : Opcode.NOT_OR_ANDN;
    }
    return implications.isEmpty() ? Opcode.OR_AND : Opcode.OR_ANDN;
  }

  /** The opcode of two terms, of which one at least is a pair. */
  private int opcodeOfConjunction() {
    if (!implications.isEmpty() || !negated.isEmpty() || ors.size() > 2) {
      return -1;
    }
    if (plain.isEmpty()) {
      return ors.isEmpty() ? Opcode.AND_NOR_AND : -1;
    }
    return ors.isEmpty() ? Opcode.ANDN_AND : Opcode.AND_OR;
  }

  /**
   * The instruction of many terms. It reads a negated literal as the pair {@code ~(a & a)}, which
   * pays if there are more other pairs.
   */
  private @Nullable Instruction ofManyPairs(int output) {
    if (!ors.isEmpty() || nands.isEmpty() == implications.isEmpty()) {
      return null;
    }
    if (nands.isEmpty()) {
      return negated.isEmpty()
          ? wide(
              isInverted ? Opcode.WIDE_NAND_OF_IMPLICATIONS : Opcode.WIDE_AND_OF_IMPLICATIONS,
              output,
              implications)
          : null;
    }
    if (2 * negated.size() > nands.size()) {
      return null;
    }
    IntArrayList pairs = new IntArrayList(nands.toArray());
    negated.each(register -> pairs.addAll(register, register));
    return wide(isInverted ? Opcode.WIDE_NAND_OF_NANDS : Opcode.WIDE_AND_OF_NANDS, output, pairs);
  }

  private Instruction wide(int opcode, int output, IntList pairs) {
    return new Instruction(
        opcode, plain.size(), pairs.size() / 2, new int[] {output}, joined(plain, pairs));
  }

  private static int[] joined(IntList first, IntList second) {
    IntArrayList all = new IntArrayList(first.toArray());
    all.addAll(second);
    return all.toArray();
  }
}
