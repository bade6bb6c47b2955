package org.gonu.engine.lanes.run;

import java.util.Arrays;
import org.gonu.engine.lanes.compile.GoalCode;
import org.gonu.engine.lanes.compile.LaneCode;

/**
 * Counts the moves made in the playouts of a report. It only keeps the lanes of these playouts and
 * counts when the client asks.
 */
final class MadeMoves {
  private static final int NONE = -1;

  private final long[] slots;
  private final GoalCode goalCode;

  /** By move the offset of the slot with the lanes that made it, or -1. */
  private final int[] played;

  /** By move its role. */
  private final int[] roleOf;

  /** By job its last entry; the entries of a job are a linked list. */
  private final int[] last;

  /** By entry a word, lanes of it, and the previous entry of the same job. */
  private final int[] words;

  private final long[] lanes;
  private final int[] previous;
  private int size;

  MadeMoves(LaneCode program, long[] slots) {
    this.slots = slots;
    goalCode = program.goals();
    SlotOffsets offsets = SlotOffsets.of(program);
    played = new int[program.circuit().moves().size()];
    roleOf = new int[played.length];
    int role = 0;
    for (int move = 0; move < played.length; move++) {
      int number = program.chosen().number(move);
      played[move] = number < 0 ? NONE : offsets.played(number);
      while (program.circuit().firstMove(role + 1) <= move) {
        role++;
      }
      roleOf[move] = role;
    }
    last = new int[program.lanes()];
    Arrays.fill(last, NONE);
    words = new int[program.lanes()];
    lanes = new long[program.lanes()];
    previous = new int[program.lanes()];
  }

  /** Adds lanes of a word to those of a job. */
  void add(int job, int word, long itsLanes) {
    words[size] = word;
    lanes[size] = itsLanes;
    previous[size] = last[job];
    last[job] = size++;
  }

  /** Removes the lanes of a job that was reported. */
  void clear(int job) {
    last[job] = NONE;
  }

  /** Removes all lanes. */
  void clear() {
    size = 0;
  }

  /** Number of lanes of a job in which a move was made. */
  int count(int job, int move) {
    int count = 0;
    if (played[move] != NONE) {
      for (int entry = last[job]; entry != NONE; entry = previous[entry]) {
        count += Long.bitCount(slots[played[move] + words[entry]] & lanes[entry]);
      }
    }
    return count;
  }

  /** Sum of the goal points of the role of a move in these lanes. */
  long goals(int job, int move) {
    long goals = 0;
    if (played[move] != NONE) {
      for (int entry = last[job]; entry != NONE; entry = previous[entry]) {
        long made = slots[played[move] + words[entry]] & lanes[entry];
        goals += goalCode.points(slots, words[entry], made, roleOf[move]);
      }
    }
    return goals;
  }
}
