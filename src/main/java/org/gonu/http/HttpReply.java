package org.gonu.http;

/**
 * What to answer.
 *
 * @param text the body
 * @param whenLost called if the peer has certainly not read the reply: it had closed or reset the
 *     connection. A peer that closes its sending side early counts as gone, although it might still
 *     read; it gets the reply all the same.
 */
public record HttpReply(String text, Runnable whenLost) {
  /** A reply whose fate does not matter. */
  public static HttpReply of(String text) {
    return new HttpReply(text, () -> {});
  }
}
