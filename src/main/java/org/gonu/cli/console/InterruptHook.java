package org.gonu.cli.console;

import java.util.concurrent.Semaphore;

/** Work at the end of the program by Ctrl-C; closed, it is not done any more. */
public final class InterruptHook implements AutoCloseable {
  private final Thread thread;

  private InterruptHook(Thread thread) {
    this.thread = thread;
  }

  /** Does some work, in a thread with a name, if the program is ended before this is closed. */
  public static InterruptHook of(String name, Runnable work) {
    Thread thread = new Thread(null, work, name);
    Runtime.getRuntime().addShutdownHook(thread);
    return new InterruptHook(thread);
  }

  /**
   * Removes a thread from the work at the end of the program. If the program is being ended, the
   * work is under way, and says all there is to say: this never returns.
   */
  public static void remove(Thread thread) {
    try {
      Runtime.getRuntime().removeShutdownHook(thread);
    } catch (IllegalStateException ending) {
      new Semaphore(0).acquireUninterruptibly();
    }
  }

  /** Lets the work be; as {@link #remove} does. */
  @Override
  public void close() {
    remove(thread);
  }
}
