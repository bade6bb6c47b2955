package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.analysis.Perft;
import org.gonu.game.Game;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.server.scramble.Scrambling;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Scrambles every sheet of the project, and plays it beside the original. */
final class ScrambledSheetsTest {
  private static final long SEED = 20_261_123;

  /** Steps of the walk that is compared. */
  private static final int STEPS = 12;

  /** Where the counts to depth 2 come near this one, depth 1 has to do. */
  private static final int MANY_JOINT_MOVES = 60;

  @TestFactory
  Stream<DynamicTest> scrambled_everySheet_hasTheSameTree() {
    return Sheets.names().castToList().stream()
        .map(sheet -> DynamicTest.dynamicTest(sheet, () -> compare(Sheets.load(sheet))));
  }

  private static void compare(Game original) {
    Scrambling scrambling = new Scrambling(original, SEED);
    StateMachine plain = original.newMachine();
    StateMachine scrambled = scrambling.game().newMachine();

    assertEquals(perft(plain), perft(scrambled));
    assertNotEquals(
        Printer.COMPACT.printList(original.sheet()),
        Printer.COMPACT.printList(scrambling.game().sheet()));
    walk(scrambling, plain, scrambled);
  }

  private static ImmutableList<?> perft(StateMachine machine) {
    int branching = 1;
    for (Role role : machine.roles()) {
      branching *= machine.legalMoves(machine.initialState(), role).size();
    }
    MutableList<Object> rows = Lists.mutable.empty();
    int depth = branching > MANY_JOINT_MOVES ? 1 : 2;
    new Perft(machine).run(machine.initialState(), depth, rows::add);
    return rows.toImmutable();
  }

  /** Makes the same moves in both, and compares legal moves, facts and goals on the way. */
  private static void walk(Scrambling scrambling, StateMachine plain, StateMachine scrambled) {
    State state = plain.initialState();
    State other = scrambled.initialState();
    for (int step = 0; step < STEPS && !plain.isTerminal(state); step++) {
      MutableList<Move> jointMove = Lists.mutable.empty();
      for (Role role : plain.roles()) {
        ImmutableList<Move> legal = plain.legalMoves(state, role);
        Role otherRole = scrambled.roles().get(role.index());
        assertEquals(
            legal.collect(Move::term).toSet(),
            scrambled
                .legalMoves(other, otherRole)
                .collect(move -> scrambling.toOriginal(move.term()))
                .toSet());
        jointMove.add(legal.get((int) (SEED % (legal.size() + step)) % legal.size()));
      }
      state = plain.next(state, jointMove.toImmutable());
      other =
          scrambled.next(
              other,
              jointMove
                  .collect(move -> new Move(scrambling.toScrambled(move.term())))
                  .toImmutable());
      ImmutableList<Term> facts = scrambled.facts(other).collect(scrambling::toOriginal);
      assertEquals(plain.facts(state).toSet(), facts.toSet());
      assertEquals(plain.isTerminal(state), scrambled.isTerminal(other));
    }
  }
}
