package org.gonu.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Replays recorded matches of public rule sheets; case counts in them. */
class CorpusReplayTest {
  private static final Path CORPUS = Path.of("..", "shared", "corpus");

  static ImmutableList<String> names() throws IOException {
    if (!Files.isDirectory(CORPUS)) {
      return Lists.immutable.of("none");
    }
    try (Stream<Path> files = Files.list(CORPUS.resolve("matches"))) {
      return Lists.immutable
          .fromStream(files)
          .collect(file -> file.getFileName().toString().replace(".json", ""))
          .toSortedList()
          .toImmutable();
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void run_recordedMatch_agrees(String name) throws IOException {
    assumeTrue(Files.isDirectory(CORPUS), "no corpus beside the project");
    MatchRecord record =
        MatchRecordReader.read(CORPUS.resolve("matches").resolve(name + ".json")).get();
    Path file = CORPUS.resolve(name + ".kif");
    SourceText sheet = SourceText.decode(file.toString(), Files.readAllBytes(file));
    Game game = Game.load(sheet, CasePolicy.SENSITIVE, Strictness.LENIENT).get();

    Replay.Result result = new Replay(game.newMachine(), game.spelling()).run(record, step -> {});

    assertEquals(Optional.empty(), result.difference());
  }

  @Test
  void names_wholeCorpus_areMany() throws IOException {
    assumeTrue(Files.isDirectory(CORPUS), "no corpus beside the project");

    assertTrue(names().size() >= 150);
  }
}
