package org.gonu.selfplay.dataset;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.game.Game;
import org.gonu.machine.PackedGame;
import org.gonu.selfplay.MatchSource;
import org.gonu.selfplay.SelfPlayPolicy;
import org.gonu.text.Sha256;

/**
 * Which matches a data set has. The files are a pure function of it.
 *
 * @param name of the rule sheet, without directory and suffix
 * @param game of the sheet
 * @param circuit of the game: it numbers bases and moves
 * @param packed the same game
 * @param player the specification of the policy, as written
 * @param seed of all matches
 * @param games number of matches
 * @param shardGames matches in a file; the last one may have fewer
 */
public record DataSetPlan(
    String name,
    Game game,
    Circuit circuit,
    PackedGame packed,
    SelfPlayPolicy policy,
    String player,
    long seed,
    long games,
    int shardGames) {

  /** The shards in order. */
  public ImmutableList<Shard> shards() {
    MutableList<Shard> shards = Lists.mutable.empty();
    for (long first = 0; first < games; first += shardGames) {
      shards.add(new Shard(shards.size(), first, (int) Math.min(shardGames, games - first)));
    }
    return shards.toImmutable();
  }

  /**
   * The hash of its data sheet. Plans of other machines with the same hash have the same bits and
   * moves, and so the same files.
   */
  public String sheetHash() {
    return Sha256.hex(DataSetJson.bytes(DataSheet.of(this)));
  }

  /** A source of its matches, for one thread. */
  public MatchSource newSource() {
    return policy.newSource(game, packed, seed);
  }
}
