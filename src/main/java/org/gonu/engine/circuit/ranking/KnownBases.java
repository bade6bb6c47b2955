package org.gonu.engine.circuit.ranking;

import java.util.Arrays;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.GroupIndex;
import org.gonu.engine.circuit.MutexGroup;

/**
 * What is known of the bases of a state before a step. Of a group at most one base holds, and of a
 * complete group one does.
 */
final class KnownBases {
  private final GroupIndex groups;

  /** By base its value in every state of the phase, see {@link MoveValues}. */
  private final int[] inPhase;

  /** By base its value. */
  private final int[] values;

  private boolean isPossible = true;
  private boolean isNew;

  /** What is known in every state of a phase. */
  KnownBases(Circuit.Phase phase, GroupIndex groups) {
    this.groups = groups;
    this.values = new int[groups.bases()];
    Arrays.setAll(values, base -> 2 * (1 + base));
    for (int base : phase.absent()) {
      values[base] = Gates.FALSE;
    }
    for (int mark : phase.marks()) {
      set(mark, true);
    }
    this.inPhase = values.clone();
  }

  /** Forgets all that is not known in every state of the phase. */
  void reset() {
    System.arraycopy(inPhase, 0, values, 0, values.length);
    isPossible = true;
    isNew = false;
  }

  /** The value of a base: constant, or an atom of its own. */
  int value(int base) {
    return values[base];
  }

  /** False if no state fits. */
  boolean isPossible() {
    return isPossible;
  }

  /** True if more is known than at the last call. */
  boolean takeNews() {
    boolean news = isNew;
    isNew = false;
    return news;
  }

  /** Notes whether a base holds. */
  void set(int base, boolean holds) {
    int value = holds ? Gates.TRUE : Gates.FALSE;
    isPossible &= values[base] != Gates.not(value);
    isNew |= values[base] != value;
    if (holds) {
      for (int group : groups.groupsOf(base)) {
        for (int other : groups.get(group).bases()) {
          values[other] = Gates.FALSE;
        }
      }
    }
    values[base] = value;
  }

  /** Notes that the last base of a complete group holds if no other does. */
  void completeGroups() {
    for (int number = 0; number < groups.size(); number++) {
      MutexGroup group = groups.get(number);
      if (group.complete()) {
        int[] open =
            Arrays.stream(group.bases()).filter(base -> values[base] != Gates.FALSE).toArray();
        isPossible &= open.length > 0;
        if (open.length == 1) {
          set(open[0], true);
        }
      }
    }
  }
}
