package org.gonu.cli.selfplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Data sets that DuckDB reads, replayed by the reference engine. */
final class ReplayedDataSetTest {
  private final Path directory;

  ReplayedDataSetTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** A match that is being replayed, with what the data sheet says of bits and moves. */
  private static final class Replay {
    private final StateMachine machine;
    private final JsonNode sheet;
    private State state;
    private int ply;

    Replay(StateMachine machine, JsonNode sheet) {
      this.machine = machine;
      this.sheet = sheet;
      state = machine.initialState();
    }

    /** Compares a row with the present state, and makes its joint move. */
    void check(ResultSet row) throws SQLException {
      assertEquals(ply, row.getInt("ply"));
      assertEquals(
          machine.facts(state).collect(String::valueOf).toSortedList(),
          DuckDb.bits(row, "state").stream()
              .map(bit -> sheet.path("bases").path(bit).asText())
              .sorted()
              .toList());
      List<String> legal = new ArrayList<>();
      List<Integer> movers = new ArrayList<>();
      for (Role role : machine.roles()) {
        machine.legalMoves(state, role).each(move -> legal.add(role.name() + " " + move));
        if (machine.legalMoves(state, role).size() > 1) {
          movers.add(role.index());
        }
      }
      assertEquals(
          legal.stream().sorted().toList(),
          DuckDb.bits(row, "legal").stream().map(this::named).sorted().toList());
      assertEquals(movers, DuckDb.ints(row, "movers"));
      step(DuckDb.ints(row, "moves"));
      assertEquals(row.getInt("plies_left") == 1, machine.isTerminal(state));
      if (machine.isTerminal(state)) {
        assertEquals(
            machine.roles().collect(role -> machine.goal(state, role)), DuckDb.ints(row, "goals"));
      }
    }

    private String named(int move) {
      JsonNode entry = sheet.path("moves").path(move);
      return entry.path("role").asText() + " " + entry.path("move").asText();
    }

    private void step(List<Integer> moves) {
      MutableList<Move> jointMove = Lists.mutable.empty();
      for (Role role : machine.roles()) {
        String wanted = named(moves.get(role.index()));
        jointMove.add(
            machine
                .legalMoves(state, role)
                .detect(move -> wanted.equals(role.name() + " " + move)));
      }
      state = machine.next(state, jointMove.toImmutable());
      ply++;
    }
  }

  private static Game game(String text) {
    return Game.load(new SourceText("rules", text), CasePolicy.INSENSITIVE, Strictness.LENIENT)
        .get();
  }

  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe, 40, random",
    "breakthrough, 3, random",
    "rock-paper-scissors, 10, random",
    "dice-race, 5, random",
    "eight-puzzle, 3, random",
    "tic-tac-toe, 6, 'mcts:playouts=60,softness=10'",
    "rock-paper-scissors, 3, 'mcts:nodes=20'",
    "dice-race, 2, 'mcts:playouts=30'",
  })
  void dataSet_replayedByTheReference_hasItsStatesMovesAndGoals(
      String name, int games, String player) throws IOException, SQLException {
    Run run =
        Run.of(
            "selfplay",
            "rules/" + name + ".kif",
            "--games",
            String.valueOf(games),
            "--shard-games",
            "7",
            "--player",
            player,
            "--out",
            directory.toString());
    assertEquals(ExitCode.FINE, run.code(), run.err());
    Path dataSet = directory.resolve(name);
    JsonNode sheet = new ObjectMapper().readTree(Files.readAllBytes(dataSet.resolve("data.json")));
    Game game = game(sheet.path("rules").asText());
    Map<Long, Replay> replays = new TreeMap<>();

    DuckDb.each(
        "SELECT * FROM " + DuckDb.shards(dataSet) + " ORDER BY game, ply",
        row -> {
          assertEquals(name, row.getString("sheet"));
          replays
              .computeIfAbsent(row.getLong("game"), n -> new Replay(game.newMachine(), sheet))
              .check(row);
          checkThought(row, player.startsWith("mcts"), sheet);
        });

    assertEquals(games, replays.size());
    assertTrue(
        replays.values().stream().allMatch(replay -> replay.machine.isTerminal(replay.state)));
  }

  /** What a search found is about the legal moves of the roles that had a choice. */
  private static void checkThought(ResultSet row, boolean isSearched, JsonNode sheet)
      throws SQLException {
    if (!isSearched) {
      assertNull(row.getObject("values"));
      assertNull(row.getObject("visit_moves"));
      assertNull(row.getObject("visit_counts"));
      return;
    }
    assertEquals(sheet.path("roles").size(), DuckDb.ints(row, "values").size());
    List<Integer> moves = DuckDb.ints(row, "visit_moves");
    assertTrue(DuckDb.bits(row, "legal").containsAll(moves), moves::toString);
    assertEquals(moves.size(), moves.stream().collect(Collectors.toSet()).size());
    assertEquals(moves.size(), DuckDb.ints(row, "visit_counts").size());
    assertEquals(DuckDb.ints(row, "movers").isEmpty(), moves.isEmpty());
  }
}
