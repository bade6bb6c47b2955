package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;

/**
 * The moves that are ever chosen, numbered from 0: a role has at least one other candidate beside
 * such a move in some phase. Forced moves are left out.
 */
public final class ChosenMoves {
  private final int[] numbers;
  private int count;

  /** The chosen moves of a circuit. */
  ChosenMoves(Circuit circuit) {
    numbers = new int[circuit.moves().size()];
    Arrays.fill(numbers, -1);
    for (Circuit.Phase phase : circuit.phases()) {
      for (int role = 0; role < circuit.roles().size(); role++) {
        add(phase.net().legal(), circuit.firstMove(role), circuit.firstMove(role + 1));
      }
    }
  }

  private void add(int[] legal, int from, int to) {
    int candidates = 0;
    for (int move = from; move < to; move++) {
      candidates += legal[move] == Gates.FALSE ? 0 : 1;
    }
    for (int move = from; move < to && candidates > 1; move++) {
      if (legal[move] != Gates.FALSE && numbers[move] < 0) {
        numbers[move] = count++;
      }
    }
  }

  /** Number of chosen moves. */
  int count() {
    return count;
  }

  /** The number of a move among the chosen ones, or -1 if it is never chosen. */
  public int number(int move) {
    return numbers[move];
  }
}
