package org.gonu.http;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * What to answer.
 *
 * @param text the body
 * @param charset what to write it in; anything but ASCII is asking for trouble, but names have to
 *     go back as they came
 * @param whenLost called if the peer has certainly not read the reply: it had closed or reset the
 *     connection. A peer that closes its sending side early counts as gone, although it might still
 *     read; it gets the reply all the same.
 */
public record HttpReply(String text, Charset charset, Runnable whenLost) {
  /** A reply in UTF-8 whose fate does not matter. */
  public static HttpReply of(String text) {
    return new HttpReply(text, StandardCharsets.UTF_8, () -> {});
  }
}
