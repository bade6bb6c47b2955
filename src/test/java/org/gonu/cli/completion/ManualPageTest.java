package org.gonu.cli.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.gonu.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ManualPageTest {
  @Test
  void page_hasEveryCommandAndOption() {
    String page = Run.of("manual").out().replace("\\-", "-");

    Run.of("--help")
        .out()
        .lines()
        .filter(line -> line.matches("  [a-z][a-z-]* .*"))
        .map(line -> line.strip().split(" ", 2)[0])
        .forEach(command -> assertTrue(page.contains(".SS \"gonu " + command + "\""), command));
    assertTrue(page.contains("\\fB--simulate\\fR \\fIN\\fR"), page);
    assertTrue(page.contains("\\fB--color\\fR"), page);
    assertFalse(page.lines().anyMatch(line -> line.startsWith("'")), page);
  }

  @Test
  void page_isSetWithoutWarnings(@TempDir Path directory) throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/groff")), "needs groff");
    Path page = directory.resolve("gonu.1");
    Files.writeString(page, Run.of("manual").out());

    Process groff =
        new ProcessBuilder("groff", "-man", "-Tascii", "-ww", "-z", page.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(groff.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertTrue(groff.waitFor(30, TimeUnit.SECONDS));
    assertEquals("", said);
  }
}
