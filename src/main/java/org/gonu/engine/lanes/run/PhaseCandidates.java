package org.gonu.engine.lanes.run;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.machine.MoveBits;

/**
 * By phase and role the moves among which the code draws, and where legal moves are read. Immutable
 * and shared by blocks.
 */
final class PhaseCandidates {
  private final int roles;

  /** By phase the candidates of all roles that have several, role by role. */
  private final int[][] moves;

  /** By phase and role the index of its first candidate; one more element ends the last role. */
  private final int[][] from;

  /** By phase and role: by move the offset of the slot with the lanes in which it is legal. */
  private final int[][][] legal;

  /** The slot of moves that are never legal in a phase. */
  private final int zero;

  PhaseCandidates(LaneCode program) {
    Circuit circuit = program.circuit();
    roles = circuit.roles().size();
    int phases = circuit.phases().size();
    moves = new int[phases][];
    from = new int[phases][roles + 1];
    legal = new int[phases][roles][];
    zero = SlotOffsets.of(program).zero();
    for (int phase = 0; phase < phases; phase++) {
      int[] literals = circuit.phases().get(phase).net().legal();
      IntArrayList all = new IntArrayList();
      for (int role = 0; role < roles; role++) {
        int first = circuit.firstMove(role);
        int end = circuit.firstMove(role + 1);
        from[phase][role] = all.size();
        addSeveral(literals, first, end, all);
        legal[phase][role] = Arrays.copyOfRange(program.phase(phase).legal(), first, end);
      }
      from[phase][roles] = all.size();
      moves[phase] = all.toArray();
    }
  }

  private static void addSeveral(int[] literals, int first, int end, IntArrayList all) {
    IntArrayList own = new IntArrayList();
    for (int move = first; move < end; move++) {
      if (literals[move] != Gates.FALSE) {
        own.add(move);
      }
    }
    if (own.size() > 1) {
      all.addAll(own);
    }
  }

  /** Most candidates of a phase. */
  int most() {
    return Arrays.stream(moves).mapToInt(each -> each.length).max().orElse(0);
  }

  /** The candidates of a phase, role by role; of a role with a single one, none. */
  int[] of(int phase) {
    return moves[phase];
  }

  /** Index of the first candidate of a role; for the number of roles, the number of candidates. */
  int from(int phase, int role) {
    return from[phase][role];
  }

  /** By move of a role the offset of the slot with the lanes in which it is legal. */
  int[] legal(int phase, int role) {
    return legal[phase][role];
  }

  /** Words of a row of legal moves of a role. */
  int legalWords(int role) {
    return MoveBits.words(legal[0][role].length);
  }

  /** True if one of the moves of a word of a row can be legal. */
  boolean hasAny(int[] offsets, int part) {
    int end = Math.min(offsets.length, Long.SIZE * (part + 1));
    for (int i = Long.SIZE * part; i < end; i++) {
      if (offsets[i] != zero) {
        return true;
      }
    }
    return false;
  }
}
