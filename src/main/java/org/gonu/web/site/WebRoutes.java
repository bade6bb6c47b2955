package org.gonu.web.site;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.route.RouteGroup;
import org.gonu.server.service.GameServer;
import org.gonu.web.BoundedWork;
import org.gonu.web.StoredViews;
import org.gonu.web.WebGames;
import org.gonu.web.library.LibraryRoutes;
import org.gonu.web.position.PositionRoutes;
import org.gonu.web.table.Room;
import org.gonu.web.table.TableRoutes;
import org.gonu.web.thought.Thinking;
import org.gonu.web.thought.ThoughtRoutes;
import org.gonu.web.write.WriteRoutes;

/** All that the page asks for: the one place where its groups of routes come together. */
public final class WebRoutes {
  /** The directory of tables in that of the server. */
  private static final String TABLES = "tables";

  /** Threads that compute positions. */
  private static final int WORKERS = Math.max(2, Runtime.getRuntime().availableProcessors());

  /** Time to load a sheet and go to a position. */
  private static final Duration WORK_LIMIT = Duration.ofSeconds(20);

  private WebRoutes() {}

  /**
   * The groups.
   *
   * @param server whose sheets can be played
   * @param directory of the server, in which tables are kept
   */
  public static ImmutableList<RouteGroup> of(GameServer server, Path directory) {
    WebGames games = new WebGames(server, new StoredViews(directory));
    BoundedWork work = new BoundedWork(WORKERS, WORK_LIMIT);
    Thinking thinking = new Thinking();
    Room room = new Room(directory.resolve(TABLES), games, work, thinking, Clock.systemUTC());
    return Lists.immutable.of(
        new PageFiles(),
        new LibraryRoutes(games, work),
        new TableRoutes(room, thinking),
        new ThoughtRoutes(games, work, thinking),
        new PositionRoutes(games, work),
        new WriteRoutes(games));
  }
}
