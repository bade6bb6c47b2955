package org.gonu.http;

import java.net.InetAddress;
import java.util.Comparator;
import java.util.function.Predicate;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;

/**
 * The open connections, with their number and their time-outs. If there are too many, those that
 * have been silent longest are closed, so that a peer that sends is always admitted. Used only by
 * the thread of the {@link Reception}.
 */
final class OpenExchanges {
  private static final Comparator<Exchange> LEAST_USEFUL_FIRST =
      Comparator.comparing(Exchange::phase).thenComparing((a, b) -> earlier(a, b));

  private final HttpLimits limits;
  private final MutableSet<Exchange> open = Sets.mutable.empty();

  OpenExchanges(HttpLimits limits) {
    this.limits = limits;
  }

  /**
   * Compares times by their difference, the only way in which {@link System#nanoTime} may be
   * compared.
   */
  private static int earlier(Exchange a, Exchange b) {
    return Long.signum(a.heardNanos() - b.heardNanos());
  }

  void add(Exchange exchange) {
    open.add(exchange);
  }

  void remove(Exchange exchange) {
    open.remove(exchange);
  }

  /** Makes room for one more connection of a peer. Returns false if all are in use. */
  boolean makeRoomFor(InetAddress peer) {
    boolean isRoom =
        open.count(each -> each.peer().equals(peer)) < limits.load().connectionsPerPeer()
            || closeSilent(each -> each.peer().equals(peer));
    return isRoom && (open.size() < limits.load().connections() || closeSilent());
  }

  /** Closes the connection that is least useful. Returns false if all are in use. */
  private boolean closeSilent() {
    return closeSilent(any -> true);
  }

  /** Closes a connection that has been silent for this long. Returns false if there is none. */
  boolean closeSilentFor(long nanos, long nowNanos) {
    return closeSilent(each -> nowNanos - each.heardNanos() >= nanos);
  }

  private boolean closeSilent(Predicate<Exchange> choice) {
    Exchange silent =
        open.stream()
            .filter(each -> isWaiting(each) && choice.test(each))
            .min(LEAST_USEFUL_FIRST)
            .orElse(null);
    if (silent != null) {
      silent.close("room is needed");
    }
    return silent != null;
  }

  private static boolean isWaiting(Exchange exchange) {
    return exchange.phase() == Exchange.Phase.LINGERING
        || exchange.phase() == Exchange.Phase.ARRIVING;
  }

  /** Time until the next time-out; negative if there is none. */
  long waitNanos(long nowNanos) {
    long least = -1;
    for (Exchange exchange : open) {
      if (exchange.isTimed()) {
        long left = Math.max(0, exchange.endNanos() - nowNanos);
        least = least < 0 ? left : Math.min(least, left);
      }
    }
    return least;
  }

  /** The connections whose time-out has come. */
  ImmutableSet<Exchange> due(long nowNanos) {
    return open.select(each -> each.isTimed() && each.endNanos() - nowNanos <= 0).toImmutable();
  }

  /** Closes the connections that wait for their peers. */
  void closeWaiting(String reason) {
    open.select(OpenExchanges::isWaiting).each(each -> each.close(reason));
  }

  void closeAll(String reason) {
    Lists.mutable.ofAll(open).each(each -> each.close(reason));
  }
}
