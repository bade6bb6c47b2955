package org.gonu.http;

import java.time.Duration;

/**
 * How much a server takes upon itself.
 *
 * @param threads connections served at a time; further ones wait in a queue of eight times as many
 * @param maxHeadBytes longest head of a request; the message of a GET stands in it
 * @param maxBodyBytes longest body of a request
 * @param readTimeout time for a whole request to arrive, however it trickles
 * @param lingerTimeout how long to wait for the peer to close after the reply
 */
public record HttpLimits(
    int threads, int maxHeadBytes, int maxBodyBytes, Duration readTimeout, Duration lingerTimeout) {
  /** Room for rule sheets of many megabytes. */
  public static final HttpLimits DEFAULT =
      new HttpLimits(32, 1 << 20, 256 << 20, Duration.ofSeconds(60), Duration.ofSeconds(3));

  public HttpLimits {
    if (threads < 1 || maxHeadBytes < 1 || maxBodyBytes < 1) {
      throw new IllegalArgumentException(
          "limits must be positive: " + threads + ", " + maxHeadBytes + ", " + maxBodyBytes);
    }
  }

  /** The same limits with another time for a request to arrive. */
  public HttpLimits withReadTimeout(Duration timeout) {
    return new HttpLimits(threads, maxHeadBytes, maxBodyBytes, timeout, lingerTimeout);
  }

  /** The same limits with another longest body. */
  public HttpLimits withMaxBodyBytes(int bytes) {
    return new HttpLimits(threads, maxHeadBytes, bytes, readTimeout, lingerTimeout);
  }
}
