package org.gonu.web.site;

import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.route.RouteGroup;
import org.gonu.server.service.GameServer;

/** All that the page asks for: the one place where its groups of routes come together. */
public final class WebRoutes {
  private WebRoutes() {}

  /**
   * The groups.
   *
   * @param server whose sheets can be played
   * @param directory of the server, in which tables are kept
   */
  public static ImmutableList<RouteGroup> of(GameServer server, Path directory) {
    return Lists.immutable.of(new PageFiles());
  }
}
