package org.gonu.search.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.machine.Move;
import org.gonu.machine.StateMachine;
import org.gonu.search.Sheets;
import org.junit.jupiter.api.Test;

/** The numbers of joint moves. */
final class NodeTest {
  @Test
  void jointNumber_moreJointMovesThanALongHolds_differsForEachMoveOfEachRole() {
    StateMachine machine = Sheets.machine(Sheets.TIC_TAC_TOE);
    Move move = machine.legalMoves(machine.initialState(), machine.roles().get(0)).get(0);
    ImmutableList<Move> sixteen = IntInterval.oneTo(16).collect(i -> move).toList().toImmutable();
    int roles = 17;
    Node node =
        new Node(
            machine.initialState(),
            Lists.immutable.withAll(IntInterval.oneTo(roles).collect(role -> sixteen).toList()));
    Set<Long> numbers = new HashSet<>();
    numbers.add(node.jointNumber(new int[roles]));
    for (int role = 0; role < roles; role++) {
      for (int i = 1; i < 16; i++) {
        int[] chosen = new int[roles];
        chosen[role] = i;
        numbers.add(node.jointNumber(chosen));
      }
    }

    assertEquals(1 + roles * 15, numbers.size());
  }
}
