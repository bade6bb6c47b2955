package org.gonu.player;

import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.gonu.machine.Move;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchReport.Candidate;

/**
 * Chooses among the candidates of a search: each has a weight of {@code exp(-loss / softness)},
 * where its loss is how many points it is worth less than the best one. With a softness of 0 the
 * best move is chosen always. Where moves were visited, the others have no value yet. Where none
 * was, as in the report of a solver, all are taken by their values.
 */
public final class SoftChoice {
  private SoftChoice() {}

  /**
   * The chosen move.
   *
   * @param softness in points, 0 and more
   * @param seed the same seed chooses the same move
   * @throws IllegalStateException if the report has no candidates
   */
  public static Move of(SearchReport report, double softness, long seed) {
    Candidate best = report.best();
    ImmutableList<Candidate> seen = known(report.candidates());
    if (softness == 0 || seen.isEmpty()) {
      return best.move();
    }
    double top = seen.collectDouble(Candidate::value).max();
    ImmutableDoubleList weights =
        seen.collectDouble(each -> Math.exp((each.value() - top) / softness));
    double left = new SplittableRandom(seed).nextDouble() * weights.sum();
    for (int i = 0; i < seen.size(); i++) {
      left -= weights.get(i);
      if (left < 0) {
        return seen.get(i).move();
      }
    }
    return best.move();
  }

  private static ImmutableList<Candidate> known(ImmutableList<Candidate> candidates) {
    return candidates.anySatisfy(each -> each.visits() > 0)
        ? candidates.select(each -> each.visits() > 0 || each.proved())
        : candidates;
  }
}
