package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import java.util.Comparator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.lanes.kernel.Opcode;

/**
 * Chooses a legal move uniformly, in every lane at once. A tree of adders counts the legal
 * candidates from the leaves to the root. A random rank below that count is drawn. The rank then
 * descends from the root to the leaf that it selects.
 *
 * <p>The left subtree of a node has a power of two of candidates, and at least as many as the right
 * one. So the numbers need as few bits as possible. The nodes of a level are adjacent in the code,
 * since they have equal opcodes. The lowest levels are blocks of up to eight candidates: one
 * instruction goes through a block in registers, where single nodes would store and load.
 */
final class ChoiceTree {
  /** Smaller subtrees are cheaper without a block. */
  private static final int MIN_BLOCK = 5;

  private final VirtualRegisters registers;
  private final int[] legal;
  private final int zero;
  private final MutableList<Node> levels = Lists.mutable.empty();
  private final Node root;

  /** A node over a range of candidates: a candidate, a block, or a node with two sides. */
  private static final class Node {
    final int first;
    final int size;
    final Node[] sides;
    final int height;
    int[] count = {};
    int[] rank = {};
    int reached = -1;

    Node(int first, int size, Node... sides) {
      this.first = first;
      this.sides = sides;
      this.size = size;
      this.height = 1 + Arrays.stream(sides).mapToInt(side -> side.height).max().orElse(-1);
    }

    boolean isBlock() {
      return size > 1 && sides.length == 0;
    }
  }

  /**
   * A tree over at least two candidates.
   *
   * @param legal by candidate the virtual register that tells in which lanes it is legal
   * @param zero a register that holds no lane
   */
  ChoiceTree(int[] legal, int zero, VirtualRegisters registers) {
    this.registers = registers;
    this.legal = legal;
    this.zero = zero;
    this.root = node(0, legal.length);
    levels.sortThis(Comparator.comparingInt(node -> node.height));
    for (Node node : levels) {
      for (Node side : node.sides) {
        if (side.size == 1) {
          side.count = new int[] {legal[side.first]};
        }
      }
    }
  }

  private Node node(int first, int size) {
    if (size == 1) {
      return new Node(first, 1);
    }
    int left = Integer.highestOneBit(size - 1);
    Node node =
        size >= MIN_BLOCK && size <= Opcode.BLOCK
            ? new Node(first, size)
            : new Node(first, size, node(first, left), node(first + left, size - left));
    levels.add(node);
    return node;
  }

  /** Adds the instructions that count. Returns the bits of the count, lowest first. */
  int[] addCount(MutableList<Instruction> instructions) {
    for (Node node : levels) {
      if (node.isBlock()) {
        addCountOfBlock(node, instructions);
        continue;
      }
      int[] left = node.sides[0].count;
      int[] right = node.sides[1].count;
      boolean isFull = node.sides[0].size == node.sides[1].size;
      node.count = registers.add(bits(node.size));
      instructions.add(
          new Instruction(
              isFull ? Opcode.ADD : Opcode.ADD_SHORT,
              left.length,
              right.length,
              node.count,
              joined(left, right)));
    }
    return root.count;
  }

  private void addCountOfBlock(Node block, MutableList<Instruction> instructions) {
    int[] count = registers.add(bits(Opcode.BLOCK));
    block.count = Arrays.copyOf(count, bits(block.size));
    instructions.add(new Instruction(Opcode.COUNT_BLOCK, 0, 0, count, candidates(block)));
  }

  /** The candidates of a block, with none behind the last. */
  private int[] candidates(Node block) {
    int[] candidates = Arrays.copyOfRange(legal, block.first, block.first + Opcode.BLOCK);
    Arrays.fill(candidates, block.size, Opcode.BLOCK, zero);
    return candidates;
  }

  /**
   * Adds the instructions that draw a rank. Returns the register with the lanes where all trials
   * failed.
   */
  int addDraw(int trials, int generator, MutableList<Instruction> instructions) {
    int bits = bits(root.size - 1);
    int[] bounds = registers.add(2 * bits);
    instructions.add(new Instruction(Opcode.RANGE, root.count.length, bits, bounds, root.count));
    root.rank = registers.add(bits);
    int failed = registers.add();
    int[] state = {generator, generator + 1};
    int[] outputs =
        joined(joined(root.rank, new int[] {failed}), joined(registers.add(bits + 1), state));
    int needed = root.size == 2 ? 1 : trials;
    instructions.add(new Instruction(Opcode.DRAW, bits, needed, outputs, bounds));
    return failed;
  }

  /**
   * Adds the instructions that find the candidate with the drawn rank.
   *
   * @param here register with the lanes that are to move
   * @return by candidate the register with the lanes that chose it
   */
  int[] addWalk(int here, MutableList<Instruction> instructions) {
    int[] chosen = new int[root.size];
    root.reached = here;
    for (Node node : levels.asReversed()) {
      if (node.isBlock()) {
        addWalkOfBlock(node, chosen, instructions);
        continue;
      }
      int[] rank = Arrays.copyOf(node.rank, bits(node.size - 1));
      Node left = node.sides[0];
      Node right = node.sides[1];
      left.reached = registers.add();
      left.rank = rank;
      right.reached = registers.add();
      right.rank = registers.add(rank.length - 1);
      int[] outputs = joined(new int[] {left.reached, right.reached}, right.rank);
      int[] inputs = joined(joined(new int[] {node.reached}, rank), left.count);
      instructions.add(new Instruction(Opcode.WALK, rank.length, 0, outputs, inputs));
      for (Node side : node.sides) {
        if (side.size == 1) {
          chosen[side.first] = side.reached;
        }
      }
    }
    return chosen;
  }

  private void addWalkOfBlock(Node block, int[] chosen, MutableList<Instruction> instructions) {
    int[] rank = Arrays.copyOf(block.rank, bits(Opcode.BLOCK - 1));
    int[] outputs = registers.add(Opcode.BLOCK);
    int[] inputs = joined(joined(new int[] {block.reached}, rank), candidates(block));
    instructions.add(new Instruction(Opcode.WALK_BLOCK, 0, 0, outputs, inputs));
    System.arraycopy(outputs, 0, chosen, block.first, block.size);
  }

  private static int bits(int number) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(number);
  }

  private static int[] joined(int[] first, int[] second) {
    int[] all = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, all, first.length, second.length);
    return all;
  }
}
