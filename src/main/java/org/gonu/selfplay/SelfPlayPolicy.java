package org.gonu.selfplay;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.machine.PackedGame;
import org.gonu.search.SearchParameters;

/** How all roles of a match of self-play choose their moves. The role of chance always draws. */
public sealed interface SelfPlayPolicy {
  /** Each role draws among its legal moves. */
  record Random() implements SelfPlayPolicy {
    @Override
    public MatchSource newSource(Game game, PackedGame packed, long seed) {
      return new RandomMatches(game, packed, seed);
    }
  }

  /**
   * Tree search, in one thread.
   *
   * @param parameters of the search; each match has a seed of its own
   * @param playouts most playouts for a move
   * @param nodes most new nodes for a move
   * @param softness of the choice among moves, in points, see {@link org.gonu.player.SoftChoice}
   */
  record Searched(SearchParameters parameters, long playouts, long nodes, double softness)
      implements SelfPlayPolicy {
    /** Checks that the search can be repeated. */
    public Searched {
      if (playouts == Long.MAX_VALUE && nodes == Long.MAX_VALUE) {
        throw new IllegalArgumentException("a search without a limit of playouts or nodes");
      }
    }

    @Override
    public MatchSource newSource(Game game, PackedGame packed, long seed) {
      return new SearchedMatches(game, packed, packed.roles().collect(role -> this), seed);
    }
  }

  /**
   * Tree searches of different limits against each other.
   *
   * @param byRole the search of each role; roles with the same one share its tree
   */
  record Duel(ImmutableList<Searched> byRole) implements SelfPlayPolicy {
    @Override
    public MatchSource newSource(Game game, PackedGame packed, long seed) {
      return new SearchedMatches(game, packed, byRole, seed);
    }
  }

  /**
   * Matches that are played so, for one thread.
   *
   * @param game says how the rules break down, if they do
   * @param packed the same game
   * @param seed of all matches
   */
  MatchSource newSource(Game game, PackedGame packed, long seed);
}
