package org.gonu.selfplay.metrics;

import java.util.Optional;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.primitive.MutableDoubleList;

/**
 * A sum over matches, divided by another one. A mean over matches has 1 below for each match; a
 * mean over positions has their number.
 */
final class Ratio {
  private final MutableDoubleList above = DoubleLists.mutable.empty();
  private final MutableDoubleList below = DoubleLists.mutable.empty();

  /** Adds a match. */
  void add(double up, double down) {
    above.add(up);
    below.add(down);
  }

  int size() {
    return above.size();
  }

  double above(int match) {
    return above.get(match);
  }

  double below(int match) {
    return below.get(match);
  }

  double value() {
    return below.sum() == 0 ? 0 : above.sum() / below.sum();
  }

  /** The ratio with its interval by the bootstrap. */
  Metric metric(String key, String text, String unit) {
    return new Metric(key, text, unit, value(), Optional.of(Bootstrap.of(this)), size());
  }
}
