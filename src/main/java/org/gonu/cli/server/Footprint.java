package org.gonu.cli.server;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/**
 * What this program occupies.
 *
 * @param heapKibibytes that are in use after a collection of garbage
 * @param openFiles files and sockets; 0 where the system does not tell
 */
record Footprint(long heapKibibytes, int threads, long openFiles) {
  /** Collections of garbage before heap is looked at: what one frees may free more. */
  private static final int COLLECTIONS = 3;

  /** The footprint now. */
  static Footprint now() {
    for (int i = 0; i < COLLECTIONS; i++) {
      System.gc();
    }
    return new Footprint(
        ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 10,
        ManagementFactory.getThreadMXBean().getThreadCount(),
        ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
            ? unix.getOpenFileDescriptorCount()
            : 0);
  }
}
