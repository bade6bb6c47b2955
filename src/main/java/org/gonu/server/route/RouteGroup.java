package org.gonu.server.route;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import org.eclipse.collections.api.list.ImmutableList;

/** Routes that belong together, such as those of matches. All groups together are an interface. */
public interface RouteGroup extends AutoCloseable {
  /** The routes, in the order of the document. */
  ImmutableList<Route> routes();

  /** The schemas of their bodies and answers by name, none of which another group has. */
  ObjectNode schemas();

  /** Adds what the document does not tell: files of pages, web sockets, errors and their status. */
  default void register(RoutesConfig config) {}

  /** Ends what goes on in the background; requests may still come, and fail. */
  @Override
  default void close() {}
}
