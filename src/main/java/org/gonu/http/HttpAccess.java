package org.gonu.http;

import java.net.InetAddress;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * Who may use a server.
 *
 * @param bind the address of this machine to listen on
 * @param allowed peers that are served besides this machine; all peers if empty
 * @param origin origin of the web pages that may use the server, as browsers write it ({@code
 *     https://games.example}), or {@code *} for all; none if empty
 */
public record HttpAccess(
    InetAddress bind, ImmutableList<AddressRange> allowed, Optional<String> origin) {
  /** Only this machine, and no web page. */
  public static final HttpAccess LOOPBACK =
      new HttpAccess(InetAddress.getLoopbackAddress(), Lists.immutable.empty(), Optional.empty());

  /** Checks that the origin can stand in a header. */
  public HttpAccess {
    if (origin.filter(text -> !text.matches("[\\x21-\\x7e]+")).isPresent()) {
      throw new IllegalArgumentException("not an origin of web pages: '" + origin.get() + "'");
    }
  }

  /** The same access on another address. */
  public HttpAccess withBind(InetAddress address) {
    return new HttpAccess(address, allowed, origin);
  }

  /** The same access for other peers. */
  public HttpAccess withAllowed(ImmutableList<AddressRange> peers) {
    return new HttpAccess(bind, peers, origin);
  }

  /** The same access for web pages of an origin. */
  public HttpAccess withOrigin(String pages) {
    return new HttpAccess(bind, allowed, Optional.of(pages));
  }

  /** True if a peer is served. */
  boolean admits(InetAddress peer) {
    return allowed.isEmpty()
        || peer.isLoopbackAddress()
        || allowed.anySatisfy(range -> range.contains(peer));
  }

  /**
   * True if a request may reach the handler. A browser sends requests of any page to any address,
   * and only hides the reply from the page. So requests of web pages are recognized by their
   * headers, and refused unless their origin is allowed. Addresses that a user opens directly are
   * served.
   */
  boolean admits(Head head) {
    String page = head.header("origin");
    if (page.isEmpty()) {
      String site = head.header("sec-fetch-site");
      return site.isEmpty() || site.equals("none") || isAny();
    }
    return isAny() || origin.filter(page::equalsIgnoreCase).isPresent();
  }

  private boolean isAny() {
    return origin.filter("*"::equals).isPresent();
  }
}
