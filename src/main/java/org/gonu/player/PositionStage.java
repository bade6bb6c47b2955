package org.gonu.player;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SolverCoefficient;
import org.gonu.search.solver.PositionSearch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Attempts to value the positions without history of a game that has one, so that they guide the
 * tree search. If the start clock is too short, that continues beside the tree search.
 */
final class PositionStage implements SearchStage {
  private static final Logger LOG = LoggerFactory.getLogger(PositionStage.class);

  private final StageContext context;
  private final PositionSearch positions;

  private PositionStage(StageContext context, PositionSearch positions) {
    this.context = context;
    this.positions = positions;
  }

  /** This stage if the game has a history and there is time to find that out, else tree search. */
  static SearchStage orTree(StageContext context, ImmutableList<Term> facts) {
    // No turn has the time to try whether a game has a history.
    double minSeconds = context.parameters().value(SolverCoefficient.POSITIONS_MIN_SECONDS);
    boolean mayTry = context.isRepeatable() || context.startNanosLeft() > minSeconds * 1e9;
    Optional<PositionSearch> found =
        mayTry
            ? PositionSearch.of(
                context.game(),
                facts,
                context.memory(),
                context.coefficients(),
                context.newRandom(),
                context.attempt(SearchBudget.unlimited(), SolverCoefficient.HISTORY_TIME_SHARE, 0))
            : Optional.empty();
    return found.isPresent() ? new PositionStage(context, found.get()) : TreeStage.alone(context);
  }

  @Override
  public Search search() {
    return positions;
  }

  @Override
  public boolean run(SearchBudget budget) {
    positions.run(context.attempt(budget, SolverCoefficient.POSITIONS_TIME_SHARE, 0));
    if (positions.isValued()) {
      LOG.info("valued without history: {} positions", positions.positions());
    }
    return true;
  }

  @Override
  public SearchStage next(ImmutableList<Term> facts) {
    boolean canGuide = positions.isValued() || (positions.isOpen() && !context.isRepeatable());
    return canGuide ? TreeStage.guidedBy(positions, context, facts) : TreeStage.alone(context);
  }
}
