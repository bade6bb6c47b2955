package org.gonu.cli.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.CommandLineInterface;
import org.gonu.cli.Run;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.search.Coefficient;
import org.gonu.search.Coefficients;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
final class PlayerCommandTest {
  private static final String WARNING = "warning: everybody who reaches this address";

  /** Standard error of a player, from its start until it listens. */
  private static String errorsOf(String... options) throws InterruptedException {
    CountDownLatch flushed = new CountDownLatch(1);
    ByteArrayOutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public void flush() {
            flushed.countDown();
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    String[] args = new String[4 + options.length];
    System.arraycopy(new String[] {"player", "--port", "0", "--quiet"}, 0, args, 0, 4);
    System.arraycopy(options, 0, args, 4, options.length);
    Thread player = new Thread(() -> new CommandLineInterface(console).run(args), "player-command");
    player.start();
    try {
      assertTrue(flushed.await(30, TimeUnit.SECONDS), "the player listens");
      return err.toString(StandardCharsets.UTF_8);
    } finally {
      player.interrupt();
      player.join();
    }
  }

  @Test
  void player_onTheLoopbackAddress_warnsOfNothing() throws InterruptedException {
    assertEquals("", errorsOf());
  }

  @Test
  void player_onAllAddressesForEverybody_warns() throws InterruptedException {
    String errors = errorsOf("--bind", "0.0.0.0");

    assertTrue(errors.contains(WARNING), errors);
    assertTrue(errors.contains("--allow"), errors);
  }

  @Test
  void player_onAllAddressesForSome_warnsOfNothing() throws InterruptedException {
    assertEquals("", errorsOf("--bind", "0.0.0.0", "--allow", "192.168.1.0/24"));
  }

  @Test
  void player_fileInPlaceOfTheDirectoryOfState_isToldInPlainWords(@TempDir Path directory)
      throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");

    Run run = Run.of("player", "--port", "0", "--player", "legal", "--state", file.toString());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(
        run.err()
            .endsWith(
                "gonu: cannot write '"
                    + file
                    + "': there is a file '"
                    + file
                    + "' in place of a directory\n"),
        run.err());
  }

  @Test
  void player_tokenFileMissing_isToldInPlainWords() {
    assertEquals(
        "gonu: --token: cannot read 'none.token': there is no such file\n",
        Run.of("player", "--connect", "ws://localhost:1/x", "--name", "A", "--token", "@none.token")
            .err());
  }

  @Test
  void player_showParameters_listsAllCoefficientsAndWhatWasSet() {
    Run run = Run.of("player", "--show-parameters", "--player", "mcts:exploration=1.25");

    assertEquals(0, run.code(), run.err());
    ImmutableList<String> lines = Lists.immutable.of(run.out().split("\n"));
    for (Coefficient coefficient : Coefficients.ALL) {
      String line =
          lines
              .detectOptional(each -> each.startsWith(coefficient.key() + " "))
              .orElseThrow(() -> new AssertionError(coefficient.key()));
      assertTrue(line.endsWith(coefficient.definition().meaning()), line);
      assertTrue(line.contains(coefficient.definition().unit()), line);
    }
    assertTrue(run.out().contains("exploration                     1.25"), run.out());
    assertEquals(Coefficients.ALL.size() + 1, lines.size());
  }

  @Test
  void player_showParametersAsJson_tellsValuesRangesAndSources() throws IOException {
    Run run = Run.of("player", "--show-parameters", "--json", "--player", "mcts:virtual-loss=0.5");

    JsonNode all = new ObjectMapper().readTree(run.out());
    assertEquals(Coefficients.ALL.size(), all.size());
    JsonNode loss =
        Lists.immutable.withAll(all).detect(row -> row.get("name").asText().equals("virtual-loss"));
    assertEquals(0.5, loss.get("value").asDouble());
    assertEquals(0.1, loss.get("default").asDouble());
    assertEquals(0, loss.get("min").asDouble());
    assertEquals(100, loss.get("max").asDouble());
    assertTrue(loss.get("source").asText().contains("WU-UCT"));
  }

  @Test
  void player_parametersThatCannotBeShownOrSet_areWrongUsage() {
    assertEquals(2, Run.of("player", "--show-parameters", "--player", "random").code());
    assertEquals(2, Run.of("player", "--json").code());
    Run misspelt = Run.of("player", "--player", "mcts:virtual-los=1", "--show-parameters");
    assertEquals(2, misspelt.code());
    assertTrue(misspelt.err().contains("did you mean 'virtual-loss'?"), misspelt.err());
    assertEquals(2, Run.of("player", "--player", "mcts:virtual-loss=101").code());
  }
}
