package org.gonu.server.route;

import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Keeps pages of other sites from changing anything here. Browsers tell from which page a request
 * comes; other programs say nothing, and are let in.
 */
public final class SameOrigin {
  private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");

  /** How a program of this machine names this machine in the header {@code Host}. */
  private static final Pattern LOOPBACK =
      Pattern.compile(
          "(localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]{1,5})?", Pattern.CASE_INSENSITIVE);

  private SameOrigin() {}

  /**
   * Refuses a request that would change something and comes from the page of another site.
   *
   * @throws HttpResponseException with status 403
   */
  public static void require(Context context) {
    String method = context.req().getMethod().toUpperCase(Locale.ROOT);
    if (!READING.contains(method) && !holds(context)) {
      throw new HttpResponseException(403, "pages of other sites may not ask for this");
    }
  }

  /**
   * Refuses a request that asks a server of this machine alone by another name. A page of another
   * site could let its own name point here, and would then be of the same origin.
   *
   * @throws HttpResponseException with status 403
   */
  public static void requireLoopback(Context context) {
    String host = context.header("Host");
    if (host != null && !LOOPBACK.matcher(host).matches()) {
      throw new HttpResponseException(
          403, "this server is asked by 127.0.0.1 or localhost, or started with --bind");
    }
  }

  /** True if a request comes from a page of this server, or from a program that is no browser. */
  public static boolean holds(Context context) {
    String site = context.header("Sec-Fetch-Site");
    if (site != null && !site.equals("same-origin") && !site.equals("none")) {
      return false;
    }
    return isSameHost(context.header("Origin"), context.header("Host"));
  }

  /**
   * True if the origin of a page has the host and port by which this server was asked.
   *
   * @param origin the header {@code Origin}; null if there is none
   * @param host the header {@code Host}
   */
  public static boolean isSameHost(@Nullable String origin, @Nullable String host) {
    if (origin == null) {
      return true;
    }
    try {
      return host != null && host.equalsIgnoreCase(new URI(origin).getAuthority());
    } catch (URISyntaxException malformed) {
      return false;
    }
  }
}
