package org.gonu.http;

import java.time.Duration;

/** The limits of a server. */
public record HttpLimits(Load load, Lengths lengths, Timeouts timeouts) {
  /**
   * The share of the heap that one body may take, as a divisor. A message with rules takes more
   * than a hundred times its length while it is parsed, and the search needs memory, too.
   */
  private static final long HEAP_PART_OF_BODY = 400;

  private static final int MIN_BODY_BYTES = 1 << 20;
  private static final int MAX_BODY_BYTES = 64 << 20;

  /**
   * How many peers are served.
   *
   * @param threads messages handled at a time; further ones wait, while their clocks run
   * @param connections open at a time; beyond it, those that have been silent longest are closed
   * @param connectionsPerPeer the same for each address
   */
  public record Load(int threads, int connections, int connectionsPerPeer) {
    private static final Load DEFAULT = new Load(128, 512, 320);

    /** Checks that the limits are positive. */
    public Load {
      check(threads > 0 && connections > 0 && connectionsPerPeer > 0);
    }

    /** The same load with at most so many connections. */
    Load withConnectionsUpTo(int most) {
      return new Load(threads, Math.min(connections, most), Math.min(connectionsPerPeer, most));
    }
  }

  /**
   * How long requests may be.
   *
   * @param headBytes longest head of a request, which holds the message of a GET
   * @param bodyBytes longest body of a request
   * @param bytesInFlight memory of all requests in progress, apart from the first 64 KiB of each
   */
  public record Lengths(int headBytes, int bodyBytes, long bytesInFlight) {
    private static final int HEAD_BYTES = 1 << 20;

    /** Checks that the limits are positive. */
    public Lengths {
      check(headBytes > 0 && bodyBytes > 0 && bytesInFlight >= 0);
    }

    private static Lengths ofBodies(int bytes) {
      return new Lengths(HEAD_BYTES, bytes, 2L * bytes);
    }
  }

  /**
   * How long a peer is waited for.
   *
   * @param head time for the head of a request to arrive, from the connection on
   * @param request time for a whole request to arrive, and for a reply to be sent
   * @param linger time to wait for the peer to close after the reply
   */
  public record Timeouts(Duration head, Duration request, Duration linger) {
    private static final Timeouts DEFAULT =
        new Timeouts(Duration.ofSeconds(10), Duration.ofSeconds(60), Duration.ofSeconds(3));
  }

  private static void check(boolean arePositive) {
    if (!arePositive) {
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
    return new HttpLimits(Load.DEFAULT, Lengths.ofBodies(body), Timeouts.DEFAULT);
  }

  /** Limits for the heap of this program. */
  public static HttpLimits defaults() {
    return forHeap(Runtime.getRuntime().maxMemory());
  }

  /** The same limits with another load. */
  public HttpLimits with(Load other) {
    return new HttpLimits(other, lengths, timeouts);
  }

  /** The same limits with other lengths. */
  public HttpLimits with(Lengths other) {
    return new HttpLimits(load, other, timeouts);
  }

  /** The same limits with other time-outs. */
  public HttpLimits with(Timeouts other) {
    return new HttpLimits(load, lengths, other);
  }
}
