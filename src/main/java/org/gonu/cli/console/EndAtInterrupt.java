package org.gonu.cli.console;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets a command that the user interrupts (Ctrl-C, SIGTERM) print its present results before the
 * program ends with the exit code of the signal, 130 or 143.
 */
public final class EndAtInterrupt implements AutoCloseable {
  /** How long the program waits for the command, in seconds. */
  private static final int PATIENCE = 10;

  private static final Logger LOG = LoggerFactory.getLogger(EndAtInterrupt.class);

  private final CountDownLatch told = new CountDownLatch(1);
  private final Thread hook = new Thread(null, this::ask, "end-at-interrupt");
  private final Console console;
  private volatile boolean asked;
  private volatile boolean begun;

  private EndAtInterrupt(Console console) {
    this.console = console;
  }

  /** Handles interrupts from now on until it is closed. */
  public static EndAtInterrupt install(Console console) {
    EndAtInterrupt end = new EndAtInterrupt(console);
    Runtime.getRuntime().addShutdownHook(end.hook);
    return end;
  }

  private void ask() {
    asked = true;
    if (!begun) {
      console.err().println("gonu: broken off before there was anything to tell");
      console.flush();
      return;
    }
    try {
      if (!told.await(PATIENCE, TimeUnit.SECONDS)) {
        LOG.warn("the command did not come to an end");
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  /** From now on the command has something to print, and checks {@link #isAsked}. */
  public void begin() {
    if (!begun) {
      begun = true;
      LOG.info("from now on, Ctrl-C ends the command with what it has");
    }
  }

  /** True if the command has something to print. */
  public boolean hasBegun() {
    return begun;
  }

  /** True if the command has to end. */
  public boolean isAsked() {
    return asked;
  }

  /** Tells that the command has printed its results. */
  @Override
  public void close() {
    told.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // The program is being ended: the shutdown hook waits for this and goes on.
    }
  }
}
