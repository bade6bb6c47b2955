package org.gonu.analysis.simulation;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/** Keeps the shortest match for each kind of fault. */
final class ShortestFaults {
  /** One of each kind, in the order in which the kinds were met. */
  private final MutableList<Finding> shortest = Lists.mutable.empty();

  /**
   * A fault and the match that shows it.
   *
   * @param isShortest true if no shorter match shows a fault of the kind
   */
  record Finding(Fault fault, Course course, boolean isShortest) {}

  /** Keeps a fault unless an equally short match shows one of its kind. */
  void add(Fault fault, Course course, boolean isShortest) {
    int known = shortest.detectIndex(each -> each.fault().kind().equals(fault.kind()));
    Finding finding = new Finding(fault, course, isShortest);
    if (known < 0) {
      shortest.add(finding);
    } else if (isBetter(finding, shortest.get(known))) {
      shortest.set(known, finding);
    }
  }

  /** True for a shorter match, and for an equally short one that is known to be a shortest. */
  private static boolean isBetter(Finding finding, Finding known) {
    int difference = finding.course().length() - known.course().length();
    return difference < 0 || (difference == 0 && finding.isShortest() && !known.isShortest());
  }

  /** One of each kind, in the order in which the kinds were met. */
  ImmutableList<Finding> all() {
    return shortest.toImmutable();
  }
}
