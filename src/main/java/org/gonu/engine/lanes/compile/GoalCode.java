package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.kernel.Opcode;
import org.gonu.engine.lanes.kernel.SlotArray;
import org.gonu.machine.LaneTally;

/**
 * The code that computes the goals of all roles, for states of any phase.
 *
 * @param code see {@link Opcode}
 * @param values by role its goal points
 * @param offsets by role and goal value the offset of the slot that tells whether the role gets it
 * @param slots number of slots used, those of the steps included
 */
@SuppressWarnings("ArrayRecordComponent") // read by the batch, never compared
public record GoalCode(int[] code, int[][] values, int[][] offsets, int slots) {

  /** The code for the goals of a circuit, in slots from the first free one. */
  static GoalCode of(Circuit circuit, FixedSlots registers, int firstFree, int width) {
    ImmutableList<StepNetlist.Goals> goals = circuit.general().goals();
    VirtualRegisters values = new VirtualRegisters(registers.size());
    int[] literals = goals.stream().flatMapToInt(goal -> Arrays.stream(goal.literals())).toArray();
    Lowering lowering = new Lowering(circuit.general(), literals, values, registers);
    MutableList<Instruction> gates = lowering.cone(literals);
    int[] completionTracker =
        Arrays.stream(literals).map(literal -> lowering.value(literal, gates)).toArray();
    MutableList<Instruction> instructions = lowering.arranged(gates);
    RegisterAllocator slots =
        RegisterAllocator.of(
            instructions, values, firstFree, completionTracker, instructions.size());
    Assembler assembler = new Assembler();
    assembler.add(instructions, slots, width);
    int[][] offsets = new int[goals.size()][];
    int next = 0;
    for (int role = 0; role < offsets.length; role++) {
      offsets[role] = new int[goals.get(role).literals().length];
      for (int i = 0; i < offsets[role].length; i++) {
        offsets[role][i] = SlotArray.offset(slots.slot(completionTracker[next++]), width);
      }
    }
    int[][] points = goals.collect(StepNetlist.Goals::values).toArray(new int[0][]);
    return new GoalCode(assembler.toArray(), points, offsets, slots.size());
  }

  /**
   * Reads the goals of a lane after the code has run.
   *
   * @param word the word of the lane in its slots
   * @param points gets the goal points by role, -1 where there is not exactly one value
   * @return true if each role has one value
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

  /** The lanes of a word in which every role has exactly one goal value, after the code has run. */
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

  /** Adds the goal points of some lanes of a word to a tally. */
  public void addPoints(long[] slots, int word, long lanes, LaneTally tally) {
    for (int role = 0; role < offsets.length; role++) {
      tally.addGoals(role, points(slots, word, lanes, role));
    }
  }

  /** The sum of the goal points of a role in some lanes of a word, each with one value. */
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
