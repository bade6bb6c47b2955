package org.gonu.http;

import java.nio.charset.StandardCharsets;

/**
 * A message to a player.
 *
 * @param host name or address of the machine
 * @param sender the sender, {@code GAMESERVER} by custom
 * @param receiver name of the player, may be empty
 * @param body the message, in ASCII: hosts and players differ on whether to count bytes or
 *     characters
 */
public record HttpPost(String host, int port, String sender, String receiver, String body) {
  /** The bytes of the request, with the headers in the order of ggp-base. */
  byte[] bytes() {
    String text =
        "POST / HTTP/1.0\r\n"
            + "Accept: text/delim\r\n"
            + ("Host: " + host + "\r\n")
            + ("Sender: " + sender + "\r\n")
            + ("Receiver: " + receiver + "\r\n")
            + "Content-Type: text/acl\r\n"
            + ("Content-Length: " + body.length() + "\r\n")
            + "\r\n"
            + body;
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  @Override
  public String toString() {
    return "message to " + receiver + " at " + host + ":" + port;
  }
}
