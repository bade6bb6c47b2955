package org.gonu.cli.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.gonu.cli.CommandLineInterface;
import org.gonu.cli.console.Console;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

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
}
