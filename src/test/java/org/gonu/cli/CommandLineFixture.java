package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.cli.console.ExitCode;

/** Runs commands that fail. */
abstract class CommandLineFixture {
  static final String KRK = "rules/krk.kif";

  final Path directory;

  CommandLineFixture(Path directory) {
    this.directory = directory;
  }

  /** Nothing here may be taken for a bug of the program. */
  static Run assertFails(int code, String message, String... args) {
    Run run = Run.of(args);
    String all = run.out() + run.err();
    assertAll(
        () -> assertEquals(code, run.code(), all),
        () -> assertTrue(all.contains(message), () -> "'" + message + "' is not in:\n" + all),
        () -> assertFalse(all.contains("Exception"), all),
        () -> assertFalse(all.contains("bug of gonu"), all),
        () -> assertFalse(all.contains("\tat "), all),
        () -> assertTrue(all.endsWith("\n"), all));
    return run;
  }

  static void assertWrongUsage(String message, String... args) {
    Run run = assertFails(ExitCode.WRONG_USAGE, message, args);
    assertEquals("", run.out());
    assertTrue(run.err().startsWith("gonu: "), run.err());
  }

  String file(String name, String text) {
    return file(name, text.getBytes(StandardCharsets.UTF_8));
  }

  String file(String name, byte[] bytes) {
    try {
      return Files.write(directory.resolve(name), bytes).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
