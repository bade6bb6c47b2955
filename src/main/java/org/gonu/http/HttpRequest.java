package org.gonu.http;

import java.nio.charset.Charset;

/**
 * A message that arrived.
 *
 * @param text the body or, of a GET, the decoded path without its first slash
 * @param charset what the text came in
 * @param arrivalNanos when its first byte was there, as {@link System#nanoTime}
 */
public record HttpRequest(String text, Charset charset, long arrivalNanos) {}
