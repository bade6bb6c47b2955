package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.StandardError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** That the log as it is set up holds no control characters, whoever said what is logged. */
@Isolated("All tests have one standard error.")
class VisibleLogTest {
  private static String logged(Object detail) {
    Logger log = LoggerFactory.getLogger(VisibleLogTest.class);
    return StandardError.during(() -> log.error("said: {}", detail, detail));
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
