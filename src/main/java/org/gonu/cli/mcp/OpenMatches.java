package org.gonu.cli.mcp;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The matches of agents. If there are too many, the one that was not used for longest ends. */
final class OpenMatches {
  /** Most matches at once. */
  static final int MAX_MATCHES = 32;

  /** By name, the one used last at the end. */
  private final Map<String, AgentMatch> matches = new LinkedHashMap<>(MAX_MATCHES, 0.75f, true);

  private long started;

  /** Keeps a match, and returns its name. */
  synchronized String add(AgentMatch match) {
    started++;
    String name = "match-" + started;
    matches.put(name, match);
    if (matches.size() > MAX_MATCHES) {
      String eldest = matches.keySet().iterator().next();
      matches.remove(eldest);
    }
    return name;
  }

  private synchronized @Nullable AgentMatch find(String name) {
    return matches.get(name);
  }

  /**
   * The match with a name.
   *
   * @param progress of the call that asks, which may come right behind the one that starts it
   */
  AgentMatch get(String name, ToolProgress progress) {
    AgentMatch match = find(name);
    if (match == null) {
      progress.awaitEarlierStarts();
      match = find(name);
    }
    if (match == null) {
      throw new ToolException(
          "there is no match '"
              + name
              + "': start_match begins one, and the "
              + MAX_MATCHES
              + " that were used last are kept");
    }
    return match;
  }
}
