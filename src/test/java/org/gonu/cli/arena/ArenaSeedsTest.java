package org.gonu.cli.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which matches of arenas differ, and what is told where they do not. */
final class ArenaSeedsTest {
  private final Path directory;

  ArenaSeedsTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static Run arena(String sheet, Path save, String... more) {
    return Run.of(
        Lists.mutable
            .of("arena", sheet, "--clocks", "2/1", "--save", save.toString())
            .withAll(List.of(more))
            .toArray(new String[0]));
  }

  private Run ticTacToe(String... more) {
    return arena("rules/tic-tac-toe.kif", directory, more);
  }

  /** The moves of all matches between two random players. */
  private List<String> moves(String save, String seed) throws IOException {
    Path records = directory.resolve(save);
    String[] players = {"--a=random", "--b=random", "--games=20", "--quiet", "--seed=" + seed};
    Run run = arena("rules/tic-tac-toe.kif", records, players);
    assertEquals(ExitCode.FINE, run.code(), run.err());
    List<String> moves = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(records, "tic-tac-toe.*.json")) {
      for (Path file : files) {
        moves.add(new ObjectMapper().readTree(file.toFile()).get("moves").toString());
      }
    }
    return moves;
  }

  @Test
  void arena_ofTheNextSeed_playsOtherMatches() throws IOException {
    List<String> first = moves("first", "100");
    List<String> again = moves("again", "100");
    List<String> second = moves("second", "101");

    assertEquals(Set.copyOf(first), Set.copyOf(again));
    assertTrue(Collections.disjoint(first, second), first + "\n" + second);
  }

  @Test
  void arena_journalOfTheVersionBefore_goesOnWithItsSeeds() throws IOException {
    String[] players = {"--a=legal", "--b=random", "--seed=3", "--quiet", "--games=2"};
    ticTacToe(players);
    Path journal = directory.resolve("arena.jsonl");
    String old = Files.readString(journal).replaceFirst("\"arena\":2", "\"arena\":1");
    Files.writeString(journal, old);
    players[4] = "--games=4";

    Run run = ticTacToe(players);

    assertEquals(ExitCode.FINE, run.code(), run.err());
    Path record = directory.resolve("tic-tac-toe.00003.json");
    assertEquals(4, new ObjectMapper().readTree(record.toFile()).get("seed").asLong());
    assertTrue(Files.readString(journal).startsWith(old));
    assertEquals(5, Files.readAllLines(journal).size());
  }

  @ParameterizedTest
  @CsvSource({
    "random:seed=4, legal, 4, leave out seed= of players",
    "legal, legal, 4, more matches of these players tell nothing new",
    "random, legal, 0, ''",
    "mcts:playouts=20, legal, 0, ''"
  })
  void arena_playersThatDoTheSameInAllMatches_areToldOf(String a, String b, int copies, String help)
      throws IOException {
    String[] players = {"--a", a, "--b", b, "--games=6", "--seed=1", "--quiet", "--json"};
    Run whole = ticTacToe(Arrays.copyOf(players, players.length - 1));
    Run again = ticTacToe(players);

    assertEquals(ExitCode.FINE, whole.code(), whole.err());
    String note = "\nnote: " + copies + " of 6 matches are copies of others";
    assertEquals(copies > 0, whole.out().contains(note), whole.out());
    assertEquals(copies > 0, whole.out().contains("note: "), whole.out());
    assertTrue(whole.out().contains(help), whole.out());
    JsonNode node = new ObjectMapper().readTree(again.out());
    assertEquals(copies, node.get("total").get("copies").asInt());
    assertEquals(copies, node.get("games").get(0).get("copies").asInt());
  }

  @Test
  void arena_chanceBetweenPlayersWithoutIt_makesNoCopies() throws IOException {
    String[] players = {"--a=legal", "--b=legal", "--games=6", "--json", "--quiet"};
    Run run = arena("rules/dice-race.kif", directory, players);

    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertEquals(0, new ObjectMapper().readTree(run.out()).get("total").get("copies").asInt());
  }
}
