package org.gonu.conformance;

/**
 * The result of one check.
 *
 * @param reason why the requirement is not met, or could not be checked; empty if it is met
 * @param evidence the exchange that shows it; none if the requirement is met
 * @param millis how long the check took
 */
public record Finding(
    Requirement requirement, Verdict verdict, String reason, Evidence evidence, long millis) {
  /** The finding that a requirement is met. */
  public static Finding pass(Requirement requirement, long millis) {
    return new Finding(requirement, Verdict.PASS, "", Evidence.NONE, millis);
  }

  /** The finding that a requirement could not be checked. */
  public static Finding skip(Requirement requirement, String reason) {
    return new Finding(requirement, Verdict.SKIP, reason, Evidence.NONE, 0);
  }
}
