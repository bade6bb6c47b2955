package org.gonu.http;

import java.time.Duration;

/**
 * The limits of a server.
 *
 * @param threads messages handled at a time; further ones wait, while their clocks run
 * @param connections open at a time; beyond it, those that have been silent longest are closed
 * @param connectionsPerPeer the same for each address
 * @param maxHeadBytes longest head of a request, which holds the message of a GET
 * @param maxBodyBytes longest body of a request
 * @param bytesInFlight memory of all requests in progress, apart from the first 64 KiB of each
 * @param headTimeout time for the head of a request to arrive, from the connection on
 * @param readTimeout time for a whole request to arrive, and for a reply to be sent
 * @param lingerTimeout time to wait for the peer to close after the reply
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
   * The share of the heap that one body may take, as a divisor. A message with rules takes more
   * than a hundred times its length while it is parsed, and the search needs memory, too.
   */
  private static final long HEAP_PART_OF_BODY = 400;

  private static final int MIN_BODY_BYTES = 1 << 20;
  private static final int MAX_BODY_BYTES = 64 << 20;

  /** Checks that the limits are positive. */
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
   * Limits for a program with so much heap: 4 GiB allow rule sheets of 10 MB.
   *
   * @param heapBytes as {@link Runtime#maxMemory} returns it
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

  /** Limits for the heap of this program. */
  public static HttpLimits defaults() {
    return forHeap(Runtime.getRuntime().maxMemory());
  }

  /** The same limits with other time-outs for the head and for the whole request. */
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

  /** The same limits with other lengths of requests. */
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

  /** The same limits with other numbers of connections. */
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
