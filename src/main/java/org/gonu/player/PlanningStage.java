package org.gonu.player;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.planning.PuzzleSearch;

/** Plans where only one role has choices. */
final class PlanningStage implements SearchStage {
  private final StageContext context;
  private final PuzzleSearch puzzle;

  PlanningStage(StageContext context, ImmutableList<Term> facts) {
    this.context = context;
    puzzle =
        new PuzzleSearch(
            context.game(), facts, context.memory(), context.coefficients(), context.newRandom());
  }

  @Override
  public Search search() {
    return puzzle;
  }

  @Override
  public boolean run(SearchBudget budget) {
    puzzle.run(budget);
    return puzzle.isAbandoned();
  }

  @Override
  public SearchStage next(ImmutableList<Term> facts) {
    return PositionStage.orTree(context, facts);
  }
}
