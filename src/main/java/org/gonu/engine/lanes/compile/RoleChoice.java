package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.lanes.kernel.Opcode;
import org.gonu.engine.lanes.staging.MoveStages;
import org.gonu.engine.lanes.staging.PhaseStages;

/**
 * Chooses a legal move of one role uniformly, in every lane at once: in one stage by a {@link
 * ChoiceTree} over its candidates; or in two, where the first tree ends at the first parts of
 * moves, and a second tree chooses among the second parts that go with it. The rank among the moves
 * with the same first part is the rank among their second parts, so that two stages are as uniform
 * as one.
 */
final class RoleChoice {
  private final PhaseStages stages;
  private final int role;
  private final ImmutableIntList candidates;
  private final int[] legal;
  private final int zero;
  private final VirtualRegisters registers;
  private final Optional<MoveStages> parts;
  private final ChoiceTree tree;

  /**
   * A choice among at least two candidates.
   *
   * @param legal by candidate the register that tells in which lanes it may be chosen
   * @param zero a register that holds no lane
   */
  RoleChoice(
      PhaseStages stages,
      int role,
      ImmutableIntList candidates,
      int[] legal,
      int zero,
      VirtualRegisters registers) {
    this.stages = stages;
    this.role = role;
    this.candidates = candidates;
    this.legal = legal;
    this.zero = zero;
    this.registers = registers;
    parts = stages.ofRole(role);
    tree =
        parts.isEmpty()
            ? new ChoiceTree(legal, zero, registers)
            : new ChoiceTree(byFirst(parts.get()), zero, registers);
  }

  private int[][] byFirst(MoveStages own) {
    int[][] byFirst = new int[own.firsts()][];
    Arrays.setAll(
        byFirst,
        part -> Arrays.stream(own.withFirst(part)).map(candidate -> legal[candidate]).toArray());
    return byFirst;
  }

  /** Adds the instructions that count. Returns the bits of the count, lowest first. */
  int[] addCount(MutableList<Instruction> instructions) {
    MutableList<Instruction> own = Lists.mutable.empty();
    int[] count = tree.addCount(own);
    instructions.addAll(arranged(own));
    return count;
  }

  /** The nodes of a tree that is whole are in good order; those above parts have many shapes. */
  private MutableList<Instruction> arranged(MutableList<Instruction> own) {
    return parts.isEmpty() ? own : Scheduler.apply(own, registers.size(), own.size());
  }

  /** See {@link ChoiceTree#addDraw}. */
  int addDraw(int trials, int generator, MutableList<Instruction> instructions) {
    return tree.addDraw(trials, generator, instructions);
  }

  /**
   * Adds the instructions that find the drawn move.
   *
   * @param here register with the lanes that are to move
   * @param does by leaf the register with the lanes that make it; changed
   */
  void addWalk(int here, int[] does, MutableList<Instruction> instructions) {
    MutableList<Instruction> own = Lists.mutable.empty();
    int[] chosen = tree.addWalk(here, own);
    if (parts.isEmpty()) {
      candidates.forEachWithIndex((move, candidate) -> does[move] = chosen[candidate]);
    } else {
      addSecondStage(parts.get(), chosen, here, does, own);
    }
    instructions.addAll(arranged(own));
  }

  private void addSecondStage(
      MoveStages own, int[] chosen, int here, int[] does, MutableList<Instruction> instructions) {
    int[] possible = new int[own.seconds()];
    Arrays.setAll(possible, part -> addPossible(own, part, chosen, instructions));
    ChoiceTree second = new ChoiceTree(possible, zero, registers);
    second.setRank(addRank(chosen, instructions));
    second.addCount(instructions);
    int[] place = second.addWalk(here, instructions);
    for (int part = 0; part < chosen.length; part++) {
      does[stages.firstLeaf(role, part)] = chosen[part];
    }
    for (int part = 0; part < place.length; part++) {
      does[stages.secondLeaf(role, part)] = place[part];
    }
  }

  /** The lanes in which a second part goes with the chosen first part. */
  private int addPossible(
      MoveStages own, int part, int[] chosen, MutableList<Instruction> instructions) {
    IntArrayList pairs = new IntArrayList();
    for (int candidate : own.withSecond(part)) {
      pairs.addAll(chosen[own.firstOf(candidate)], legal[candidate]);
    }
    return addDisjunction(pairs, instructions);
  }

  /** The rank among the moves with the chosen first part, lowest bit first. */
  private int[] addRank(int[] chosen, MutableList<Instruction> instructions) {
    ImmutableList<int[]> ranks = tree.ranks();
    int[] rank = new int[ranks.collectInt(bits -> bits.length).max()];
    Arrays.setAll(
        rank,
        bit -> {
          IntArrayList pairs = new IntArrayList();
          ranks.forEachWithIndex(
              (own, part) -> {
                if (bit < own.length) {
                  pairs.addAll(chosen[part], own[bit]);
                }
              });
          return addDisjunction(pairs, instructions);
        });
    return rank;
  }

  /** The disjunction of pairs, each of which is a conjunction. */
  private int addDisjunction(IntArrayList pairs, MutableList<Instruction> instructions) {
    int output = registers.add();
    instructions.add(
        switch (pairs.size()) {
          case 2 -> Instruction.of(Opcode.AND, output, pairs.toArray());
          case 4 -> Instruction.of(Opcode.AND_OR_AND, output, pairs.toArray());
          default ->
              new Instruction(
                  Opcode.WIDE_NAND_OF_NANDS,
                  0,
                  pairs.size() / 2,
                  new int[] {output},
                  pairs.toArray());
        });
    return output;
  }
}
