package org.gonu.http;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * A reply.
 *
 * @param text the body
 * @param charset encoding of the body; ASCII is the safe choice, but names have to be sent back as
 *     they came
 * @param whenLost called if the peer has certainly not read the reply, because it had closed or
 *     reset the connection. A peer that closes only its sending side counts as gone, although it
 *     might still read; it is sent the reply all the same.
 */
public record HttpReply(String text, Charset charset, Runnable whenLost) {
  /** A reply in UTF-8 whose loss does not matter. */
  public static HttpReply of(String text) {
    return new HttpReply(text, StandardCharsets.UTF_8, () -> {});
  }
}
