package org.gonu.search.planning;

import org.gonu.search.planning.method.Method;

/** A method of a portfolio, and the time, or the number of slices, relative to its share. */
final class Member {
  private final Method method;
  private final double share;
  private double used;

  Member(Method method, double share) {
    this.method = method;
    this.share = share;
  }

  Method method() {
    return method;
  }

  /** What it has used so far, relative to its share. */
  double used() {
    return used;
  }

  /** Notes that it has used some nanoseconds, or slices. */
  void use(long cost) {
    used += cost / share;
  }
}
