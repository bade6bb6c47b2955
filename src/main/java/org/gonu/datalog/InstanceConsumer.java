package org.gonu.datalog;

/** Receives the instances of a rule as they are found. */
@FunctionalInterface
public interface InstanceConsumer {
  /**
   * Receives an instance.
   *
   * @param headRow the row of the head in its relation
   * @param rows for each reported literal the row of its atom, -1 for a negated atom that has none;
   *     overwritten by the next instance
   */
  void accept(int headRow, int[] rows);
}
