package org.gonu.board.move;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.board.BoardPlan;
import org.gonu.board.place.Spot;

/**
 * Reads the place to which a role's only piece goes, from moves that are directions.
 *
 * @param token the content that is that piece
 * @param steps by the text of a move: how far the piece goes; to the right, and down
 */
record DirectionReader(ImmutableList<Spot> spots, String token, MutableMap<String, Step> steps)
    implements Reader {
  /** Minimum share of the moves of one text that must go as far. */
  private static final double LIKELY = 0.6;

  /** A move goes as far as the place it leads to, but for this, in widths of a cell. */
  private static final double NEAR = 0.1;

  /** How far a piece goes, in widths of a cell. */
  record Step(double x, double y) {
    boolean isNothing() {
      return Math.abs(x) < NEAR && Math.abs(y) < NEAR;
    }
  }

  /** The reader for the moves of one role; nothing if no piece goes by directions. */
  static Optional<Reader> find(ImmutableList<Spot> spots, ImmutableList<Sample> samples) {
    ImmutableSet<String> tokens =
        samples
            .flatCollect(sample -> sample.before().contents().flatCollect(each -> each))
            .toImmutableSet();
    MutableList<DirectionReader> readers =
        tokens
            .toSortedList()
            .select(token -> samples.allSatisfy(sample -> isUnique(token, sample, spots)))
            .collect(token -> new DirectionReader(spots, token, steps(token, spots, samples)))
            .select(DirectionReader::isDirected);
    return readers.maxByOptional(reader -> reader.steps.size()).map(Reader.class::cast);
  }

  private static boolean isUnique(String token, Sample sample, ImmutableList<Spot> spots) {
    return spots.count(spot -> sample.before().at(spot).contains(token)) == 1;
  }

  /** True if at least two moves lead in different directions, and all that lead anywhere. */
  private boolean isDirected() {
    ImmutableList<Step> away = Lists.immutable.withAll(steps.values()).reject(Step::isNothing);
    return away.size() >= 2 && away.distinct().size() == away.size();
  }

  private static MutableMap<String, Step> steps(
      String token, ImmutableList<Spot> spots, ImmutableList<Sample> samples) {
    MutableMap<String, Step> steps = Maps.mutable.empty();
    samples
        .groupBy(sample -> sample.move().text())
        .forEachKeyMultiValues(
            (text, made) -> {
              ImmutableList<Step> seen =
                  Lists.immutable
                      .withAll(made)
                      .collect(sample -> step(token, spots, sample))
                      .select(Optional::isPresent)
                      .collect(Optional::get);
              ImmutableList<Step> away = seen.reject(Step::isNothing);
              if (away.isEmpty() && seen.size() > 1) {
                steps.put(text, new Step(0, 0));
              } else if (away.notEmpty()) {
                Step usual = away.toBag().topOccurrences(1).getFirst().getOne();
                if (away.count(usual::equals) >= LIKELY * away.size()) {
                  steps.put(text, usual);
                }
              }
            });
    return steps;
  }

  private static Optional<Step> step(String token, ImmutableList<Spot> spots, Sample sample) {
    Optional<Spot> from = spots.detectOptional(spot -> sample.before().at(spot).contains(token));
    Optional<Spot> to = spots.detectOptional(spot -> sample.after().at(spot).contains(token));
    return from.isEmpty() || to.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Step(
                rounded(to.get().x() - from.get().x()), rounded(to.get().y() - from.get().y())));
  }

  private static double rounded(double value) {
    return Math.round(value * 100) / 100.0;
  }

  @Override
  public Optional<MoveSites> read(MoveTerm move, BoardPlan.Contents before) {
    Step step = steps.get(move.text());
    Optional<Spot> from = spots.detectOptional(spot -> before.at(spot).contains(token));
    if (step == null || from.isEmpty()) {
      return Optional.empty();
    }
    return spots
        .detectOptional(
            spot ->
                Math.abs(spot.x() - from.get().x() - step.x()) < NEAR
                    && Math.abs(spot.y() - from.get().y() - step.y()) < NEAR)
        .map(spot -> MoveSites.of(Lists.immutable.of(spot)));
  }
}
