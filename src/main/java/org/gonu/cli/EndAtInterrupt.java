package org.gonu.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lets a command that the user breaks off tell what it has so far, before the program ends. */
final class EndAtInterrupt implements AutoCloseable {
  /** How long the program waits for the command, in seconds. */
  private static final int PATIENCE = 5;

  private static final Logger LOG = LoggerFactory.getLogger(EndAtInterrupt.class);

  private final CountDownLatch told = new CountDownLatch(1);
  private final Thread hook = new Thread(null, this::ask, "end-at-interrupt");
  private volatile boolean asked;

  private EndAtInterrupt() {}

  /** From now on until it is closed. */
  static EndAtInterrupt install() {
    EndAtInterrupt end = new EndAtInterrupt();
    Runtime.getRuntime().addShutdownHook(end.hook);
    return end;
  }

  private void ask() {
    asked = true;
    try {
      if (!told.await(PATIENCE, TimeUnit.SECONDS)) {
        LOG.warn("the command did not come to an end");
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  /** True if the command shall come to an end. */
  boolean isAsked() {
    return asked;
  }

  /** The command has told what it has. */
  @Override
  public void close() {
    told.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // The program is being ended: the hook runs, and goes on now.
    }
  }
}
