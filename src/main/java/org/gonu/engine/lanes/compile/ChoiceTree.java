package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import java.util.Comparator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
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
 *
 * <p>Where the descent ends at parts of the candidates, it needs no counts within them: one
 * instruction counts a part.
 */
final class ChoiceTree {
  /** Smaller subtrees are cheaper without a block. */
  private static final int MIN_BLOCK = 5;

  private final VirtualRegisters registers;
  private final int[] legal;
  private final int zero;

  /** The nodes that count, those of a level adjacent. */
  private final MutableList<Node> levels = Lists.mutable.empty();

  /** The nodes that the rank descends from, those of a level adjacent. */
  private final MutableList<Node> walked = Lists.mutable.empty();

  /** The nodes at which the descent ends, where that is above the candidates. */
  private final MutableList<Node> ends = Lists.mutable.empty();

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
    walked.addAll(levels);
  }

  /**
   * A tree over at least two parts of the candidates, at which the descent ends.
   *
   * @param parts by part the registers that tell in which lanes its candidates are legal
   * @param zero a register that holds no lane
   */
  ChoiceTree(int[][] parts, int zero, VirtualRegisters registers) {
    this.registers = registers;
    this.legal = Arrays.stream(parts).flatMapToInt(Arrays::stream).toArray();
    this.zero = zero;
    int first = 0;
    for (int[] part : parts) {
      ends.add(end(first, part.length));
      first += part.length;
    }
    this.root = above(0, ends.size());
    levels.sortThis(Comparator.comparingInt(node -> node.height));
    walked.sortThis(Comparator.comparingInt(node -> node.height));
  }

  /** The node of a part, whose candidates are only counted. */
  private Node end(int first, int size) {
    if (size == 1) {
      return leaf(first);
    }
    int left = Integer.highestOneBit(size - 1);
    Node node =
        size <= Opcode.MANY
            ? new Node(first, size)
            : new Node(first, size, end(first, left), end(first + left, size - left));
    levels.add(node);
    return node;
  }

  /** The node above some ends. */
  private Node above(int from, int to) {
    if (to - from == 1) {
      return ends.get(from);
    }
    int middle = (from + to) >>> 1;
    Node left = above(from, middle);
    Node right = above(middle, to);
    Node node = new Node(left.first, left.size + right.size, left, right);
    levels.add(node);
    walked.add(node);
    return node;
  }

  private Node node(int first, int size) {
    if (size == 1) {
      return leaf(first);
    }
    int left = Integer.highestOneBit(size - 1);
    Node node =
        size >= MIN_BLOCK && size <= Opcode.BLOCK
            ? new Node(first, size)
            : new Node(first, size, node(first, left), node(first + left, size - left));
    levels.add(node);
    return node;
  }

  private Node leaf(int candidate) {
    Node leaf = new Node(candidate, 1);
    leaf.count = new int[] {legal[candidate]};
    return leaf;
  }

  /** Adds the instructions that count. Returns the bits of the count, lowest first. */
  int[] addCount(MutableList<Instruction> instructions) {
    for (Node node : levels) {
      if (node.isBlock()) {
        instructions.add(ends.isEmpty() ? countOfBlock(node) : countOfPart(node));
        continue;
      }
      int[] left = node.sides[0].count;
      int[] right = node.sides[1].count;
      int[] longer = left.length < right.length ? right : left;
      int[] shorter = left.length < right.length ? left : right;
      node.count = registers.add(bits(node.size));
      instructions.add(
          new Instruction(
              node.count.length > longer.length ? Opcode.ADD : Opcode.ADD_SHORT,
              longer.length,
              shorter.length,
              node.count,
              joined(longer, shorter)));
    }
    return root.count;
  }

  private Instruction countOfBlock(Node block) {
    int[] count = registers.add(bits(Opcode.BLOCK));
    block.count = Arrays.copyOf(count, bits(block.size));
    return new Instruction(Opcode.COUNT_BLOCK, 0, 0, count, candidates(block));
  }

  private Instruction countOfPart(Node part) {
    part.count = registers.add(bits(part.size));
    int[] counted = Arrays.copyOfRange(legal, part.first, part.first + part.size);
    return new Instruction(Opcode.COUNT_MANY, part.size, part.count.length, part.count, counted);
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

  /** Takes a rank that was drawn elsewhere, lowest bit first. */
  void setRank(int[] rank) {
    root.rank = padded(rank, bits(root.size - 1));
  }

  /**
   * Adds the instructions that find the candidate with the drawn rank, or its part.
   *
   * @param here register with the lanes that are to move
   * @return by candidate or by part the register with the lanes that chose it
   */
  int[] addWalk(int here, MutableList<Instruction> instructions) {
    int[] chosen = new int[root.size];
    root.reached = here;
    for (Node node : walked.asReversed()) {
      if (node.isBlock()) {
        addWalkOfBlock(node, chosen, instructions);
      } else {
        addWalkOfNode(node, instructions);
        for (Node side : node.sides) {
          if (side.size == 1) {
            chosen[side.first] = side.reached;
          }
        }
      }
    }
    return ends.isEmpty() ? chosen : ends.collectInt(end -> end.reached).toArray();
  }

  /** By part the rank among its candidates, after the walk. */
  ImmutableList<int[]> ranks() {
    return ends.collect(end -> Arrays.copyOf(end.rank, bits(end.size - 1))).toImmutable();
  }

  /** Where the right side is the larger one, the numbers get a bit more, which is 0. */
  private void addWalkOfNode(Node node, MutableList<Instruction> instructions) {
    Node left = node.sides[0];
    Node right = node.sides[1];
    int length = Math.max(bits(node.size - 1), 1 + bits(right.size - 1));
    int[] rank = padded(Arrays.copyOf(node.rank, bits(node.size - 1)), length);
    left.reached = registers.add();
    left.rank = rank;
    right.reached = registers.add();
    right.rank = registers.add(length - 1);
    int[] outputs = joined(new int[] {left.reached, right.reached}, right.rank);
    int[] inputs = joined(joined(new int[] {node.reached}, rank), padded(left.count, length));
    instructions.add(new Instruction(Opcode.WALK, length, 0, outputs, inputs));
  }

  private int[] padded(int[] number, int length) {
    int[] padded = Arrays.copyOf(number, length);
    Arrays.fill(padded, Math.min(number.length, length), length, zero);
    return padded;
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
