package org.gonu.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuleSheetLocatorTest {
  private final Path directory;

  RuleSheetLocatorTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void candidates_ruleSheetAndName_comeInOrder() {
    MatchHeader header = MatchHeader.builder().ruleSheet("other/krk.kif").gameName("chess").build();

    assertEquals(
        "[matches/krk.kif, rules/krk.kif, other/krk.kif,"
            + " matches/chess.kif, rules/chess.kif, chess.kif,"
            + " matches/m1.kif, rules/m1.kif, m1.kif]",
        RuleSheetLocator.candidates(header, Path.of("matches", "m1.json")).toString());
  }

  @Test
  void candidates_nothingNamed_areTheBeginningsOfTheFileName() {
    MatchHeader header = MatchHeader.builder().build();

    assertEquals(
        "[jul-gonu-1.kif, rules/jul-gonu-1.kif, jul-gonu.kif, rules/jul-gonu.kif,"
            + " jul.kif, rules/jul.kif]",
        RuleSheetLocator.candidates(header, Path.of("jul-gonu-1.json")).toString());
  }

  @Test
  void locate_sheetBesideTheRecord_isFound() throws IOException {
    Path sheet = Files.writeString(directory.resolve("krk.kif"), "");
    MatchHeader header = MatchHeader.builder().ruleSheet("krk.kif").build();

    assertEquals(
        Optional.of(sheet),
        RuleSheetLocator.locate(header, directory.resolve("m1.json"), Files::exists));
  }

  @Test
  void locate_impossibleName_isNotFound() {
    MatchHeader header = MatchHeader.builder().ruleSheet("a\0b").gameName("/").build();

    assertEquals(
        Optional.empty(),
        RuleSheetLocator.locate(header, directory.resolve("m1.json"), Files::exists));
  }
}
