package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** That the log as it is set up holds no control characters, whoever said what is logged. */
class VisibleLogTest {
  private static String logged(Object detail) {
    PrintStream before = System.err;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      LoggerFactory.getLogger(VisibleLogTest.class).error("said: {}", detail, detail);
    } finally {
      System.setErr(before);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static void assertVisible(String log) {
    assertFalse(
        log.chars().anyMatch(c -> "\n\r\t".indexOf(c) < 0 && Character.isISOControl(c)), log);
  }

  @Test
  void log_messageWithControlCharacters_escapesThem() {
    String log = logged("\u001b[2J\u009b1m\u0007");

    assertTrue(log.contains("said: \\u001b[2J\\u009b1m\\u0007"), log);
    assertVisible(log);
  }

  @Test
  void log_throwableWithControlCharacters_escapesThem() {
    String log = logged(new IllegalStateException("\u001b[2J"));

    assertTrue(log.contains("IllegalStateException: \\u001b[2J"), log);
    assertVisible(log);
  }
}
