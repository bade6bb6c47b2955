package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.kernel.Opcode;
import org.gonu.engine.lanes.kernel.SlotArray;
import org.gonu.engine.lanes.phase.KeptFixpoints;
import org.gonu.machine.LaneTally;

/**
 * The code that computes the goals of all roles, in states of any phase.
 *
 * @param code see {@link Opcode}
 * @param values by role the goal values that it can get, in points
 * @param offsets by role and goal value the offset of the slot with the lanes in which the role
 *     gets it
 * @param slots number of slots, those of the steps included
 */
@SuppressWarnings("ArrayRecordComponent") // read by the batch, never compared
public record GoalCode(int[] code, int[][] values, int[][] offsets, int slots) {

  /**
   * The instructions that compute the goals, before they have slots.
   *
   * @param outputs by role and goal value the register of the lanes in which the role gets it
   */
  record Lowered(MutableList<Instruction> instructions, VirtualRegisters registers, int[] outputs) {
    /**
     * Lowers the goals of a circuit.
     *
     * @param kept the fixed points that are kept from step to step
     */
    static Lowered of(Circuit circuit, FixedSlots fixed, KeptFixpoints kept) {
      int[] literals =
          circuit.general().goals().stream()
              .flatMapToInt(goal -> Arrays.stream(goal.literals()))
              .toArray();
      VirtualRegisters registers = new VirtualRegisters(fixed.size());
      int[][] numbers = kept.numbers(circuit.phases().size());
      Lowering lowering = new Lowering(circuit.general(), literals, registers, fixed, numbers);
      MutableList<Instruction> gates = lowering.cone(literals);
      int[] outputs =
          Arrays.stream(literals).map(literal -> lowering.value(literal, gates)).toArray();
      return new Lowered(lowering.arranged(gates), registers, outputs);
    }
  }

  /**
   * Makes the code of lowered goals.
   *
   * @param firstFree first slot that the code may use for its registers
   * @param width longs of a slot
   */
  static GoalCode of(Circuit circuit, Lowered lowered, int firstFree, int width) {
    ImmutableList<StepNetlist.Goals> goals = circuit.general().goals();
    RegisterAllocator slots =
        RegisterAllocator.of(
            lowered.instructions(),
            lowered.registers(),
            firstFree,
            IntLists.immutable.empty(),
            lowered.outputs(),
            lowered.instructions().size());
    Assembler assembler = new Assembler();
    assembler.add(lowered.instructions(), slots, width);
    int[][] offsets = new int[goals.size()][];
    int next = 0;
    for (int role = 0; role < offsets.length; role++) {
      offsets[role] = new int[goals.get(role).literals().length];
      for (int i = 0; i < offsets[role].length; i++) {
        offsets[role][i] = SlotArray.offset(slots.slot(lowered.outputs()[next++]), width);
      }
    }
    int[][] points = goals.collect(StepNetlist.Goals::values).toArray(new int[0][]);
    return new GoalCode(assembler.toArray(), points, offsets, slots.size());
  }

  /**
   * Reads the goals in one lane, after the code has run.
   *
   * @param word index of the lane's word in a slot
   * @param bit the lane's bit in that word
   * @param points receives the goal points by role, -1 where there is not exactly one value
   * @return true if each role has exactly one value
   */
  public boolean read(long[] slots, int word, long bit, int[] points) {
    boolean whole = true;
    for (int role = 0; role < offsets.length; role++) {
      int found = -1;
      int count = 0;
      int[] places = offsets[role];
      for (int i = 0; i < places.length; i++) {
        if ((slots[places[i] + word] & bit) != 0) {
          found = values[role][i];
          count++;
        }
      }
      points[role] = count == 1 ? found : -1;
      whole &= count == 1;
    }
    return whole;
  }

  /** The lanes of a word in which every role has exactly one goal value. The code must have run. */
  public long whole(long[] slots, int word) {
    long whole = -1;
    for (int[] places : offsets) {
      long one = 0;
      long several = 0;
      for (int place : places) {
        several |= one & slots[place + word];
        one |= slots[place + word];
      }
      whole &= one & ~several;
    }
    return whole;
  }

  /** Adds the goal points of all roles in some lanes of a word to a tally. */
  public void addPoints(long[] slots, int word, long lanes, LaneTally tally) {
    for (int role = 0; role < offsets.length; role++) {
      tally.addGoals(role, points(slots, word, lanes, role));
    }
  }

  /**
   * Sum of the goal points of a role over some lanes of a word. In each of them the role must have
   * exactly one value.
   */
  public long points(long[] slots, int word, long lanes, int role) {
    long points = 0;
    int[] places = offsets[role];
    for (int i = 0; i < places.length; i++) {
      if (values[role][i] != 0) {
        points += (long) values[role][i] * Long.bitCount(slots[places[i] + word] & lanes);
      }
    }
    return points;
  }
}
