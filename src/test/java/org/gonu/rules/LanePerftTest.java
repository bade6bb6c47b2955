package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.analysis.LanePerft;
import org.gonu.analysis.Perft;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.machine.PackedGame;
import org.gonu.machine.StateMachine;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Lanes and one position at a time count the same sequences of moves, on every sheet. */
final class LanePerftTest {
  /** A depth is counted if its sequences will be about so many at most. */
  private static final double FAST_SEQUENCES = 20_000;

  private static final double DEEP_SEQUENCES = 1_000_000;
  private static final int MAX_DEPTH = 60;

  @Execution(ExecutionMode.CONCURRENT)
  @TestFactory
  Stream<DynamicTest> perft_inLanes_isThatOfOnePositionAtATime() throws IOException {
    return tests(FAST_SEQUENCES);
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> perft_deepInLanes_isThatOfOnePositionAtATime() throws IOException {
    return tests(DEEP_SEQUENCES);
  }

  @Test
  void perft_ofManyStates_countsTheirPartsOnAllProcessors() {
    Game game = Sheets.load("connect-four");
    FastEngine.Made made = made(game);
    MutableList<Perft.Row> rows = Lists.mutable.empty();

    new LanePerft(made.lanes()).run(made.lanes().initialState(), 7, rows::add);

    // Seven columns with room for six, and no line of four before the seventh mark.
    assertEquals(new Perft.Row(6, 117_649, 0), rows.get(6));
    assertEquals(823_536, rows.get(7).sequences());
    MutableList<Perft.Row> single = Lists.mutable.empty();
    StateMachine machine = game.newMachine(made.circuit());
    new Perft(machine).run(machine.initialState(), 7, single::add);
    assertEquals(single, rows);
  }

  private static FastEngine.Made made(Game game) {
    return game.fastEngine().await(Duration.ofSeconds(60)).orElseThrow();
  }

  private static Stream<DynamicTest> tests(double most) throws IOException {
    return Sheets.names().stream()
        .map(sheet -> DynamicTest.dynamicTest(sheet, () -> compare(sheet, most)));
  }

  private static void compare(String sheet, double most) {
    Game game = Sheets.load(sheet);
    FastEngine.Made made = made(game);
    StateMachine machine = game.newMachine(made.circuit());
    MutableList<Perft.Row> single = Lists.mutable.empty();
    int depth = 0;
    do {
      depth++;
      single.clear();
      new Perft(machine).run(machine.initialState(), depth, single::add);
    } while (depth < MAX_DEPTH && nextOf(single) <= most);

    PackedGame lanes = made.lanes();
    MutableList<Perft.Row> together = Lists.mutable.empty();
    assertTrue(new LanePerft(lanes).run(lanes.initialState(), depth, together::add).isEmpty());

    assertEquals(single, together);
  }

  /** About how many sequences the next depth will have; infinite if this was the last. */
  private static double nextOf(MutableList<Perft.Row> rows) {
    Perft.Row last = rows.getLast();
    double before = rows.get(rows.size() - 2).sequences();
    boolean isOver = last.sequences() == last.terminal();
    return isOver ? Double.POSITIVE_INFINITY : last.sequences() * (last.sequences() / before);
  }
}
