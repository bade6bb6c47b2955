package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import java.util.Comparator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.lanes.kernel.Opcode;

/**
 * The uniform choice of a legal move, in every lane at once: candidates are counted up a tree, a
 * rank below the count is drawn, and the rank goes down the tree to the move that it means.
 *
 * <p>The left side of a node has a power of two of candidates and not fewer than the right side, so
 * that numbers have as few bits as can be. Nodes of a level stand side by side in the code: they
 * have equal opcodes.
 */
final class ChoiceTree {
  private final VirtualRegisters values;
  private final MutableList<Node> levels = Lists.mutable.empty();
  private final Node root;

  /** A node over some candidates. */
  private static final class Node {
    final int first;
    final int size;
    final Node[] sides;
    final int height;
    int[] count = {};
    int[] rank = {};
    int reached = -1;

    Node(int first, Node... sides) {
      this.first = first;
      this.sides = sides;
      this.size = Math.max(1, Arrays.stream(sides).mapToInt(side -> side.size).sum());
      this.height = 1 + Arrays.stream(sides).mapToInt(side -> side.height).max().orElse(-1);
    }
  }

  /** A tree over candidates, at least two, given by the values that tell whether they are legal. */
  ChoiceTree(int[] legal, VirtualRegisters values) {
    this.values = values;
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
      return new Node(first);
    }
    int left = Integer.highestOneBit(size - 1);
    Node node = new Node(first, node(first, left), node(first + left, size - left));
    levels.add(node);
    return node;
  }

  /** Adds the instructions that count. Returns the bits of the number of legal moves. */
  int[] addCount(MutableList<Instruction> instructions) {
    for (Node node : levels) {
      int[] left = node.sides[0].count;
      int[] right = node.sides[1].count;
      boolean isFull = node.sides[0].size == node.sides[1].size;
      node.count = values.add(bits(node.size));
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

  /** Adds the instructions that draw a rank. Returns the value of the lanes where that failed. */
  int addDraw(int trials, int generator, MutableList<Instruction> instructions) {
    int bits = bits(root.size - 1);
    int[] bounds = values.add(2 * bits);
    instructions.add(new Instruction(Opcode.RANGE, root.count.length, bits, bounds, root.count));
    root.rank = values.add(bits);
    int failed = values.add();
    int[] state = {generator, generator + 1};
    int[] outputs =
        joined(joined(root.rank, new int[] {failed}), joined(values.add(bits + 1), state));
    int needed = root.size == 2 ? 1 : trials;
    instructions.add(new Instruction(Opcode.DRAW, bits, needed, outputs, bounds));
    return failed;
  }

  /**
   * Adds the instructions that find the move of the rank drawn.
   *
   * @param here the lanes that shall move
   * @return by candidate the value of the lanes that chose it
   */
  int[] addWalk(int here, MutableList<Instruction> instructions) {
    int[] chosen = new int[root.size];
    root.reached = here;
    for (Node node : levels.asReversed()) {
      int[] rank = Arrays.copyOf(node.rank, bits(node.size - 1));
      Node left = node.sides[0];
      Node right = node.sides[1];
      left.reached = values.add();
      left.rank = rank;
      right.reached = values.add();
      right.rank = values.add(rank.length - 1);
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

  private static int bits(int number) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(number);
  }

  private static int[] joined(int[] first, int[] second) {
    int[] all = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, all, first.length, second.length);
    return all;
  }
}
