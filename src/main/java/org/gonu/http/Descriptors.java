package org.gonu.http;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.channels.SocketChannel;

/**
 * The file descriptors of this process. Each connection takes one; but classes, logs and records
 * need some as well, so connections must not take all.
 */
final class Descriptors {
  /** Descriptors that connections leave to the rest of the program, at most. */
  private static final int RESERVE = 64;

  private Descriptors() {}

  /**
   * How many connections may be open at a time: as many as descriptors are free now, but for a
   * reserve of half of them, at most {@value #RESERVE}. No limit is known on systems other than
   * Unix.
   */
  static int forConnections() {
    if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix) {
      long free = unix.getMaxFileDescriptorCount() - unix.getOpenFileDescriptorCount();
      long kept = free - Math.min(RESERVE, free / 2);
      return (int) Math.max(1, Math.min(kept, Integer.MAX_VALUE));
    }
    return Integer.MAX_VALUE;
  }

  /**
   * Lets the platform take the descriptors that it needs to close a socket. It takes them when the
   * first socket is closed, and if there is none left then, no socket can be closed ever after.
   */
  static void prepareToClose() throws IOException {
    SocketChannel.open().close();
  }
}
