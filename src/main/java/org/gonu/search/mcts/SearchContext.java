package org.gonu.search.mcts;

import org.gonu.machine.PackedGame;
import org.gonu.search.SearchParameters;
import org.gonu.search.Technique;
import org.gonu.search.mcts.selection.ScanSelector;
import org.gonu.search.mcts.store.Counters;

/**
 * What all workers of a search share.
 *
 * @param game with the playouts that are used
 * @param scale of the goals seen so far
 * @param rolloutsPerLeaf playouts from a leaf at a time
 * @param chanceRole the role that moves by chance, or -1
 * @param scans knows how edges are scanned the fastest
 */
record SearchContext(
    PackedGame game,
    Tree tree,
    SearchParameters parameters,
    ValueScale scale,
    int rolloutsPerLeaf,
    int chanceRole,
    ScanSelector scans) {

  /** True if the search keeps bounds of goals. */
  boolean usesBounds() {
    return parameters.uses(Technique.SOLVER);
  }

  /** True if moves that the playout policy would not choose begin with virtual losses. */
  boolean usesMovePrior() {
    return parameters.uses(Technique.MOVE_PRIOR);
  }

  /**
   * True if several paths may share a prefix. AMAF tables need whole paths, so the two exclude each
   * other.
   */
  boolean usesSharedPrefixes() {
    return parameters.uses(Technique.SHARED_PREFIXES) && !tree.amafTables().isKept();
  }

  /** How counters are updated. */
  Counters counters() {
    return parameters.threads() == 1 ? Counters.PLAIN : Counters.SHARED;
  }

  int roles() {
    return game.roles().size();
  }
}
