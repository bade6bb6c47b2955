package org.gonu.http;

import java.time.Duration;

/**
 * How much a server takes upon itself.
 *
 * @param threads messages handled at a time; further ones wait, their clocks running
 * @param connections open at a time; where there are more, those that have been silent for longest
 *     are closed
 * @param connectionsPerPeer the same for each address
 * @param maxHeadBytes longest head of a request; the message of a GET stands in it
 * @param maxBodyBytes longest body of a request
 * @param bytesInFlight of all requests under way together, but for the first 64 KiB of each
 * @param headTimeout time for the head of a request to arrive, from the connection on
 * @param readTimeout time for a whole request to arrive, however it trickles, and for a reply to go
 * @param lingerTimeout how long to wait for the peer to close after the reply
 */
public record HttpLimits(
    int threads,
    int connections,
    int connectionsPerPeer,
    int maxHeadBytes,
    int maxBodyBytes,
    long bytesInFlight,
    Duration headTimeout,
    Duration readTimeout,
    Duration lingerTimeout) {
  /**
   * One part of so many of the heap may be taken by one body. A message of rules takes more than a
   * hundred times its length while it is read, and the search needs its part, too.
   */
  private static final long HEAP_PART_OF_BODY = 400;

  private static final int MIN_BODY_BYTES = 1 << 20;
  private static final int MAX_BODY_BYTES = 64 << 20;

  public HttpLimits {
    if (threads < 1
        || connections < 1
        || connectionsPerPeer < 1
        || maxHeadBytes < 1
        || maxBodyBytes < 1
        || bytesInFlight < 0) {
      throw new IllegalArgumentException("limits must be positive");
    }
  }

  /**
   * Limits for a program with so much heap: room for rule sheets of 10 MB in 4 GiB.
   *
   * @param heapBytes as {@link Runtime#maxMemory} has it
   */
  public static HttpLimits forHeap(long heapBytes) {
    int body =
        (int) Math.max(MIN_BODY_BYTES, Math.min(heapBytes / HEAP_PART_OF_BODY, MAX_BODY_BYTES));
    return new HttpLimits(
        128,
        512,
        320,
        1 << 20,
        body,
        2L * body,
        Duration.ofSeconds(10),
        Duration.ofSeconds(60),
        Duration.ofSeconds(3));
  }

  /** Limits for this program. */
  public static HttpLimits defaults() {
    return forHeap(Runtime.getRuntime().maxMemory());
  }

  /** The same limits with other times for the head and all of a request to arrive. */
  public HttpLimits withTimeouts(Duration head, Duration whole) {
    return new HttpLimits(
        threads,
        connections,
        connectionsPerPeer,
        maxHeadBytes,
        maxBodyBytes,
        bytesInFlight,
        head,
        whole,
        lingerTimeout);
  }

  /** The same limits with others for the length of requests. */
  public HttpLimits withLengths(int headBytes, int bodyBytes, long inFlight) {
    return new HttpLimits(
        threads,
        connections,
        connectionsPerPeer,
        headBytes,
        bodyBytes,
        inFlight,
        headTimeout,
        readTimeout,
        lingerTimeout);
  }

  /** The same limits with another number of threads. */
  public HttpLimits withThreads(int number) {
    return new HttpLimits(
        number,
        connections,
        connectionsPerPeer,
        maxHeadBytes,
        maxBodyBytes,
        bytesInFlight,
        headTimeout,
        readTimeout,
        lingerTimeout);
  }

  /** The same limits with others for the number of connections. */
  public HttpLimits withConnections(int all, int perPeer) {
    return new HttpLimits(
        threads,
        all,
        perPeer,
        maxHeadBytes,
        maxBodyBytes,
        bytesInFlight,
        headTimeout,
        readTimeout,
        lingerTimeout);
  }
}
