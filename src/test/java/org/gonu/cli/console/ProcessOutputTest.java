package org.gonu.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.gonu.JavaMachine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What becomes of output that cannot be written. */
final class ProcessOutputTest {
  private static ProcessOutput failing(String message) {
    return new ProcessOutput(
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(message);
          }
        });
  }

  private static Optional<String> failure(String message) {
    ProcessOutput out = failing(message);
    new EscapingStream(out).println("text");
    return out.failure();
  }

  @Test
  void failure_afterAFullDisk_tellsIt() {
    assertEquals(Optional.of("No space left on device"), failure("No space left on device"));
  }

  @Test
  void failure_afterTheReaderHasGone_tellsNothing() {
    assertEquals(Optional.empty(), failure("Broken pipe"));
  }

  /** A device that is always full. */
  @Test
  @Timeout(60)
  @EnabledOnOs(OS.LINUX)
  void program_whoseOutputCannotBeWritten_endsWithAnErrorAndSaysWhy() throws Exception {
    Process program = JavaMachine.gonu("--version").redirectOutput(new File("/dev/full")).start();

    String err = new String(program.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);

    assertTrue(program.waitFor(30, TimeUnit.SECONDS));
    assertEquals("gonu: cannot write the output: No space left on device\n", err);
    assertEquals(ExitCode.INPUT_HAS_ERRORS, program.exitValue());
  }
}
