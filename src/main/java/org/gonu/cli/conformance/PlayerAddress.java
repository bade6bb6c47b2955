package org.gonu.cli.conformance;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UsageException;

/** Reads the address of a player. */
final class PlayerAddress {
  private PlayerAddress() {}

  /**
   * The address in {@code http://host:port}.
   *
   * @throws UsageException if the text has another form
   * @throws InputException if there is no such host
   */
  static InetSocketAddress parse(String text) {
    UsageException wrong =
        new UsageException("'" + text + "' is no address of a player: http://host:9147");
    if (!text.startsWith("http://")) {
      throw wrong;
    }
    try {
      URI uri = new URI(text);
      if (uri.getHost() == null || uri.getPort() <= 0 || uri.getPort() > 65_535) {
        throw wrong;
      }
      return new InetSocketAddress(InetAddress.getByName(uri.getHost()), uri.getPort());
    } catch (URISyntaxException malformed) {
      throw wrong;
    } catch (UnknownHostException unknown) {
      throw new InputException("gonu: unknown host in '" + text + "'\n");
    }
  }
}
