package org.gonu.http;

import java.net.BindException;
import java.net.InetAddress;
import org.jspecify.annotations.Nullable;

/** Says that a program cannot listen on a port, in the same words for all that listen. */
public final class TakenPort {
  private TakenPort() {}

  /**
   * The error for a port that is taken or not allowed; its message says what to do.
   *
   * @param cause what the attempt to listen has thrown
   */
  public static BindException error(InetAddress address, int port, Exception cause) {
    BindException clear =
        new BindException(
            "cannot listen on port "
                + port
                + " of "
                + address.getHostAddress()
                + " ("
                + reason(cause)
                + "): choose another port, "
                + advice(address));
    clear.initCause(cause);
    return clear;
  }

  /** Other addresses are no help to who may reach the program from this machine only. */
  private static String advice(InetAddress address) {
    return address.isLoopbackAddress()
        ? "or 0 for any free one"
        : "0 for any free one, or another address";
  }

  /** What the system says; libraries hide it behind words of their own. */
  private static @Nullable String reason(Exception cause) {
    Throwable each = cause;
    while (each != null && !(each instanceof BindException)) {
      each = each.getCause();
    }
    return each == null ? cause.getMessage() : each.getMessage();
  }
}
