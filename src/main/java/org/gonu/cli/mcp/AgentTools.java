package org.gonu.cli.mcp;

import java.time.Duration;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.web.BoundedWork;
import org.gonu.web.WebGames;
import org.gonu.web.thought.Thinking;

/** All tools, and what they share. */
final class AgentTools implements AutoCloseable {
  private static final int WORKERS = 2;

  /** For one piece of work with rules that an agent may have written. */
  private static final Duration WORK_LIMIT = Duration.ofSeconds(30);

  private final BoundedWork work = new BoundedWork(WORKERS, WORK_LIMIT);
  private final Thinking thinking = new Thinking();
  private final ImmutableList<AgentTool> all;

  AgentTools() {
    GameChoice games = new GameChoice(WebGames.ofLibrary(), work);
    OpenMatches matches = new OpenMatches();
    all =
        new SheetTools(games, matches, work)
            .all()
            .newWithAll(new MatchTools(games, matches, thinking, work).all());
  }

  /** The tools in the order in which agents are told of them. */
  ImmutableList<AgentTool> all() {
    return all;
  }

  @Override
  public void close() {
    thinking.close();
    work.close();
  }
}
