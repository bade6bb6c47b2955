package org.gonu.cli.console;

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

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(thread);
    } catch (IllegalStateException ending) {
      // The program is being ended: the work is under way.
    }
  }
}
