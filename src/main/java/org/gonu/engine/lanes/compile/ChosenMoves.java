package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;

/** The moves that are chosen: those of which a role has several in some phase, numbered anew. */
public final class ChosenMoves {
  private final int[] numbers;
  private int count;

  /** Those of a circuit. */
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

  /** How many there are. */
  int count() {
    return count;
  }

  /** The number of a move among them; -1 if it is not one of them. */
  public int number(int move) {
    return numbers[move];
  }
}
