package org.gonu.cli.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Arenas with a sheet whose rules break down. */
final class ArenaBrokenSheetTest {
  private final Path directory;

  ArenaBrokenSheetTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private Run legalAgainstRandom(String... more) {
    return Run.of(
        Lists.mutable
            .of("arena", "rules/tic-tac-toe.kif", "--a", "legal", "--b", "random", "--seed", "3")
            .withAll(List.of("--clocks", "2/0.5", "--save", directory.toString()))
            .withAll(List.of(more))
            .toArray(new String[0]));
  }

  @Test
  void arena_sheetThatBreaksDown_isLeftAndOthersGoOn() throws IOException {
    Path deadEnd = directory.resolve("dead-end.kif");
    Files.writeString(
        deadEnd,
        """
        (role you)
        (role it)
        (init (step 1))
        (<= (legal ?r wait) (role ?r) (true (step 1)))
        (<= (next (step 2)) (true (step 1)))
        (<= terminal (true (step 3)))
        (<= (goal ?r 50) (role ?r))
        """);

    Run run = legalAgainstRandom(deadEnd.toString(), "--games", "4", "--json");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code(), run.err());
    JsonNode node = new ObjectMapper().readTree(run.out());
    assertEquals(4, node.get("games").get(0).get("matches").asInt());
    assertEquals(0, node.get("games").get(1).get("matches").asInt());
    assertEquals("[\"dead-end\"]", node.get("broken").toString());
    assertEquals(1, Lists.mutable.of(run.err().split("GDL-301")).size() - 1, run.err());
    assertTrue(
        run.err().contains("\nnote: no further match of dead-end begins; those of other"),
        run.err());

    Run again = legalAgainstRandom(deadEnd.toString(), "--games", "4", "--quiet");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, again.code(), again.err());
    assertTrue(
        again.out().endsWith("\nnot all matches were played: the rules of dead-end broke down\n"),
        again.out());
  }
}
