package org.gonu.http;

import java.net.InetAddress;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * Who may reach a server.
 *
 * @param bind the address of this machine to listen on
 * @param allowed peers that are served besides this machine; all if none are named
 * @param origin the pages that may use the server from within a browser, as browsers write it
 *     ({@code https://games.example}), {@code *} for all; none if empty
 */
public record HttpAccess(
    InetAddress bind, ImmutableList<AddressRange> allowed, Optional<String> origin) {
  /** This machine alone, and no page in a browser. */
  public static final HttpAccess LOOPBACK =
      new HttpAccess(InetAddress.getLoopbackAddress(), Lists.immutable.empty(), Optional.empty());

  /** Checks that the origin can stand in a header. */
  public HttpAccess {
    if (origin.filter(text -> !text.matches("[\\x21-\\x7e]+")).isPresent()) {
      throw new IllegalArgumentException("not an origin of web pages: '" + origin.get() + "'");
    }
  }

  /** The same on another address. */
  public HttpAccess withBind(InetAddress address) {
    return new HttpAccess(address, allowed, origin);
  }

  /** The same for these peers. */
  public HttpAccess withAllowed(ImmutableList<AddressRange> peers) {
    return new HttpAccess(bind, peers, origin);
  }

  /** The same for pages of this origin. */
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
   * True if a request may reach the handler. Browsers send requests of any page to any address, and
   * hide but the reply from it; so what a page has them send is told by its headers and refused
   * unless its origin is named. What a user opens by hand is served.
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
