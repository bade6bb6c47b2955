package org.gonu.cli.console;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class CrashReportTest {
  private static String report(String... args) {
    return new CrashReport(args, new IllegalStateException("a bug")).text();
  }

  @Test
  void report_ofACommandWithAToken_doesNotTellIt() {
    String apart = report("player", "--connect", "wss://x", "--token", "s3cret", "--seed", "1");
    String joined = report("player", "--token=s3cret", "--seed", "1");

    assertFalse(apart.contains("s3cret"), apart);
    assertFalse(joined.contains("s3cret"), joined);
    assertTrue(apart.contains("gonu player --connect wss://x --token ... --seed 1"), apart);
    assertTrue(joined.contains("gonu player --token=... --seed 1"), joined);
  }
}
