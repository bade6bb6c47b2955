package org.gonu.http;

import java.nio.charset.Charset;

/**
 * A message that arrived.
 *
 * @param text the body; of a GET, the decoded path without its first slash
 * @param charset encoding of the message
 * @param arrivalNanos when its first byte arrived, as {@link System#nanoTime}
 */
public record HttpRequest(String text, Charset charset, long arrivalNanos) {}
