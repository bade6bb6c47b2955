package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;
import org.gonu.analysis.LanePerft;
import org.gonu.analysis.Perft;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.machine.PackedGame;
import org.gonu.machine.StateMachine;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Compares every sheet with figures that programs of their own gave for the games. */
final class PerftTest {
  private static final Path TABLE = Path.of("src/main/resources/org/gonu/web/library/perft.tsv");

  /** Rows with more sequences are counted in lanes only, or left to the slow tests. */
  private static final long FAST_SEQUENCES = 30_000;

  private static final long FAST_SEQUENCES_IN_LANES = 1_000_000;

  @Execution(ExecutionMode.CONCURRENT)
  @TestFactory
  Stream<DynamicTest> perft_shallow_isAsInTable() throws IOException {
    return tests(FAST_SEQUENCES, FAST_SEQUENCES_IN_LANES);
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> perft_deep_isAsInTable() throws IOException {
    return tests(Long.MAX_VALUE, Long.MAX_VALUE);
  }

  /** A test for each sheet with its rows up to a number of sequences. */
  private static Stream<DynamicTest> tests(long mostSingly, long mostInLanes) throws IOException {
    ImmutableListMultimap<String, Perft.Row> table =
        Lists.immutable
            .withAll(Files.readAllLines(TABLE, StandardCharsets.UTF_8))
            .drop(1)
            .collect(line -> Lists.immutable.with(line.split("\t", -1)))
            .groupBy(ImmutableList::getFirst)
            .collectValues(PerftTest::row);
    return table.keysView().toSortedList().stream()
        .map(
            sheet ->
                DynamicTest.dynamicTest(
                    sheet,
                    () ->
                        check(
                            sheet,
                            table.get(sheet).select(row -> row.sequences() <= mostSingly),
                            table.get(sheet).select(row -> row.sequences() <= mostInLanes))));
  }

  private static Perft.Row row(ImmutableList<String> columns) {
    return new Perft.Row(
        Integer.parseInt(columns.get(1)),
        Long.parseLong(columns.get(2)),
        Long.parseLong(columns.get(3)));
  }

  private static void check(
      String sheet, ImmutableList<Perft.Row> expected, ImmutableList<Perft.Row> inLanes) {
    Game game = Sheets.load(sheet);
    check(game.newMachine(), expected);
    FastEngine.Made made = game.fastEngine().await(Duration.ofSeconds(60)).orElseThrow();
    check(game.newMachine(made.circuit()), expected);
    check(made.lanes(), inLanes);
  }

  private static void check(StateMachine machine, ImmutableList<Perft.Row> expected) {
    MutableList<Perft.Row> counted = Lists.mutable.empty();
    int depth = expected.collectInt(Perft.Row::depth).max();
    new Perft(machine).run(machine.initialState(), depth, counted::add);
    expected.each(row -> assertEquals(row, counted.get(row.depth())));
  }

  private static void check(PackedGame lanes, ImmutableList<Perft.Row> expected) {
    MutableList<Perft.Row> counted = Lists.mutable.empty();
    int depth = expected.collectInt(Perft.Row::depth).max();
    assertTrue(new LanePerft(lanes).run(lanes.initialState(), depth, counted::add).isEmpty());
    expected.each(row -> assertEquals(row, counted.get(row.depth())));
  }
}
