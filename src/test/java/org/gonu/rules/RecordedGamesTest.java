package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.SortedSets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.sorted.ImmutableSortedSet;
import org.eclipse.collections.api.set.sorted.MutableSortedSet;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares the sheets, ply by ply, with games and positions that other programs made from the rules
 * of the games. They lie beside the project; without them there is nothing to test.
 */
final class RecordedGamesTest {
  private static final Path DIRECTORY = Path.of("../shared/games");

  /** Facts that only a sheet keeps, or only a record. */
  private static final ImmutableSet<String> NOT_COMPARED =
      Sets.immutable.of("last", "back", "taken");

  @TestFactory
  Stream<DynamicTest> replay_recordedGames_agreeEverywhere() throws IOException {
    Path recorded = DIRECTORY.resolve("recorded");
    assumeTrue(Files.isDirectory(recorded));
    try (Stream<Path> files = Files.list(recorded)) {
      return Lists.immutable.fromStream(files.sorted()).stream()
          .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> replay(file)));
    }
  }

  @TestFactory
  Stream<DynamicTest> replay_madePositions_agreeEverywhere() throws IOException {
    Path made = DIRECTORY.resolve("positions.json");
    assumeTrue(Files.isRegularFile(made));
    return Lists.immutable.withAll(read(made)).stream()
        .map(position -> DynamicTest.dynamicTest(name(position), () -> check(position)));
  }

  private static void replay(Path file) throws IOException {
    JsonNode record = read(file);
    String sheet = record.get("game").textValue();
    for (JsonNode game : record.get("games")) {
      Position position = Position.start(sheet);
      for (JsonNode step : game.get("steps")) {
        assertEquals(facts(step), comparedFacts(position));
        assertFalse(position.isTerminal());
        assertLegal(step, position);
        position = position.after(step.get("move").textValue());
      }
      JsonNode end = game.get("final");
      assertEquals(facts(end), comparedFacts(position));
      assertTrue(position.isTerminal());
      assertEquals(goals(end), position.goals());
    }
  }

  private static void check(JsonNode made) {
    String facts = texts(made.get("facts")).makeString(" ");
    Position position = Position.of(made.get("game").textValue(), facts);
    assertOutlook(made, position);
    for (JsonNode ply : made.get("plies")) {
      position = position.after(ply.get("move").textValue());
      assertEquals(compared(texts(ply.get("facts"))), comparedFacts(position));
      assertOutlook(ply, position);
    }
  }

  /** Whether the game is over, and with which goals or, if not, which moves. */
  private static void assertOutlook(JsonNode expected, Position position) {
    assertEquals(expected.get("terminal").booleanValue(), position.isTerminal());
    if (position.isTerminal()) {
      assertEquals(goals(expected), position.goals());
    } else {
      assertLegal(expected, position);
    }
  }

  private static void assertLegal(JsonNode expected, Position position) {
    assertEquals(SortedSets.immutable.withAll(texts(expected.get("legal"))), position.legal());
    assertEquals(SortedSets.immutable.of("noop"), position.legal(position.other()));
  }

  private static ImmutableSortedSet<String> facts(JsonNode step) {
    return compared(texts(step.get("placement")).newWithAll(texts(step.get("extra"))));
  }

  private static ImmutableSortedSet<String> comparedFacts(Position position) {
    return compared(position.facts());
  }

  private static ImmutableSortedSet<String> compared(Iterable<String> facts) {
    MutableSortedSet<String> sorted = SortedSets.mutable.withAll(facts);
    return sorted
        .reject(fact -> NOT_COMPARED.contains(fact.replaceAll("^\\(| .*", "")))
        .toImmutable();
  }

  private static ImmutableList<Integer> goals(JsonNode node) {
    return Lists.immutable.withAll(node.get("goals")).collect(JsonNode::intValue);
  }

  private static ImmutableList<String> texts(JsonNode array) {
    return Lists.immutable.withAll(array).collect(JsonNode::textValue);
  }

  private static String name(JsonNode position) {
    return position.get("game").textValue() + ": " + position.get("name").textValue();
  }

  private static JsonNode read(Path file) throws IOException {
    return new ObjectMapper().readTree(Files.readAllBytes(file));
  }
}
