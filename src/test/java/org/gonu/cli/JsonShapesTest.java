package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The schemas of JSON outputs, against outputs of every command that needs no other program. */
final class JsonShapesTest {
  private static final Path PAGE = Path.of("src/site/markdown/json.md");

  private static Set<String> names() throws IOException {
    try (Stream<Path> files = Files.list(JsonShapes.DIRECTORY)) {
      return files
          .map(file -> file.getFileName().toString().replace(JsonShapes.SUFFIX, ""))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  @Test
  void schemas_all_areSchemasOfTheDraft() throws IOException {
    var draft =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
    for (String name : names()) {
      JsonNode schema =
          new ObjectMapper()
              .readTree(Files.readString(JsonShapes.DIRECTORY.resolve(name + JsonShapes.SUFFIX)));

      assertEquals(Set.of(), draft.validate(schema), name);
    }
  }

  @Test
  void schemas_everyCommandWithJson_haveOneAndAreOnThePage() throws IOException {
    Set<String> commands = new TreeSet<>();
    for (String line : Run.of("help").out().lines().toList()) {
      String name = line.strip().split(" ", 2)[0];
      if (line.matches("  [a-z].*") && Run.of(name, "--help").out().contains("--json")) {
        commands.add(name);
      }
    }
    Set<String> expected = new TreeSet<>(commands);
    expected.add("think-log");

    assertTrue(commands.size() > 15, commands.toString());
    assertEquals(expected, names());
    for (String name : names()) {
      assertTrue(Files.readString(PAGE).contains("schemas/" + name + JsonShapes.SUFFIX), name);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "validate rules/krk.kif src/test/resources/golden/validate/goal-value.kif",
        "validate --lenient rules/krk.kif",
        "validate --simulate 2 --states 10 rules/tic-tac-toe.kif",
        "test rules/onyx-6x6.test",
        "games tic-tac-toe --playouts 2",
        "explain rules/krk.kif (legal,white,(move,wk,c,1,c,2))",
        "explain rules/krk.kif (legal,white,(move,wk,c,1,b,3))",
        "coverage rules/tic-tac-toe.kif --playouts 3",
        "info rules/tic-tac-toe.kif",
        "info rules/lights-out.kif",
        "perft rules/tic-tac-toe.kif --depth 2",
        "show rules/tic-tac-toe.kif",
        "bench rules/tic-tac-toe.kif --seconds 0.1 --warmup 0",
        "bench rules/tic-tac-toe.kif --search --seconds 0.1 --warmup 0",
        "player --show-parameters",
        "analyze rules/tic-tac-toe.kif --playouts 200 --threads 1",
      })
  void outputs_ofACommand_haveTheShapeOfItsSchema(String line) {
    List<String> words = Stream.of(line.split(" ")).map(word -> word.replace(',', ' ')).toList();
    Run run = Run.of(Stream.concat(words.stream(), Stream.of("--json")).toArray(String[]::new));

    assertTrue(run.code() <= ExitCode.INPUT_HAS_ERRORS, run.err());
    JsonShapes.check(words.get(0), run.out());
  }

  @Test
  void outputs_ofMatches_haveTheShapesOfTheirSchemas(@TempDir Path directory) {
    String sheet = "rules/tic-tac-toe.kif";
    String save = directory.toString();
    Run match =
        Run.of(
            "match",
            sheet,
            "--player",
            "x=random",
            "--player",
            "o=random",
            "--json",
            "--save",
            save,
            "--quiet");
    Run arena =
        Run.of(
            "arena",
            sheet,
            "--a",
            "random",
            "--b",
            "legal",
            "--games",
            "2",
            "--json",
            "--save",
            directory.resolve("arena").toString());

    JsonShapes.check("match", match.out());
    JsonShapes.check("arena", arena.out());
  }

  @Test
  void check_otherShape_tellsWhatIsWrong() {
    AssertionError fault =
        assertThrows(
            AssertionError.class,
            () -> JsonShapes.check("perft", "[{\"depth\": 1, \"sequences\": -1, \"end\": 0}]"));

    String told = String.valueOf(fault.getMessage());
    assertTrue(told.contains("terminal") && told.contains("end"), told);
  }
}
