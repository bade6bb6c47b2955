package org.gonu.player;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.search.PlayerCoefficient;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.mcts.LaneSearch;
import org.gonu.search.solver.GuidedSearch;
import org.gonu.search.solver.PositionSearch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tree search: the last stage, which suits every game. */
final class TreeStage implements SearchStage {
  private static final Logger LOG = LoggerFactory.getLogger(TreeStage.class);

  private final LaneSearch tree;

  /** The tree search, or the one that is guided and has the tree search in it. */
  private final Search search;

  private TreeStage(LaneSearch tree, Search search) {
    this.tree = tree;
    this.search = search;
  }

  /** Tree search with nothing beside it. */
  static TreeStage alone(StageContext context) {
    LaneSearch tree = newTree(context, context.parameters());
    return new TreeStage(tree, tree);
  }

  /** Tree search whose moves are reordered by the values of positions. */
  static TreeStage guidedBy(
      PositionSearch positions, StageContext context, ImmutableList<Term> facts) {
    SearchParameters parameters = context.parameters();
    SearchParameters rest = parameters.withResources(parameters.threads(), context.memory());
    LaneSearch tree = newTree(context, rest);
    return new TreeStage(
        tree,
        new GuidedSearch(
            context.game(), positions, tree, facts, context.coefficients(), context.newRandom()));
  }

  private static LaneSearch newTree(StageContext context, SearchParameters limits) {
    int parts = context.parameters().count(PlayerCoefficient.RESERVING_PARTS);
    long reservingEnd = System.nanoTime() + context.startNanosLeft() / parts;
    LaneSearch tree = new LaneSearch(context.game(), limits, context.scans(), reservingEnd);
    tree.policyGain()
        .ifPresent(
            gain ->
                LOG.info(
                    "a learned policy wins {} points in playouts: {}",
                    Math.round(gain),
                    tree.policy().isPresent() ? "used" : "not used"));
    return tree;
  }

  @Override
  public Search search() {
    return search;
  }

  @Override
  public boolean run(SearchBudget budget) {
    search.run(budget);
    return false;
  }

  @Override
  public SearchStage next(ImmutableList<Term> facts) {
    return this;
  }

  @Override
  public void close() {
    tree.close();
  }
}
