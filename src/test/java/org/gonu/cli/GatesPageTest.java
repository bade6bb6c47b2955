package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.junit.jupiter.api.Test;

/** Holds the gates shown in {@code gates.md} to those of the command. */
final class GatesPageTest {
  private static final Path PAGE = Path.of("src/site/markdown/gates.md");

  /** What is left out of the output of a command is three dots on the page. */
  private static final String LEFT_OUT = "...";

  private static final Pattern BLOCK =
      Pattern.compile("(?s)```console\n\\$ gonu ([^\n]+)\n(.*?)\n```");

  @Test
  void blocks_everyLine_isInTheOutputOfTheCommand() throws IOException {
    ImmutableList<MatchResult> blocks =
        Lists.immutable.fromStream(BLOCK.matcher(Files.readString(PAGE)).results());
    for (MatchResult block : blocks) {
      ImmutableList<String> output = lines(Run.of(block.group(1).split(" ", -1)).out());

      ImmutableList<String> shown = lines(block.group(2)).reject(LEFT_OUT::equals);

      assertEquals(Lists.immutable.empty(), shown.reject(output::contains));
      assertTrue(shown.size() > 5, shown.toString());
    }

    assertEquals(2, blocks.size());
  }

  private static ImmutableList<String> lines(String text) {
    return Lists.immutable.fromStream(text.lines());
  }
}
