package org.gonu.conformance;

/** A requirement is not met. */
public final class RequirementViolation extends Exception {
  private static final long serialVersionUID = 1L;

  private final Verdict worst;

  private RequirementViolation(String reason, Verdict worst) {
    super(reason);
    this.worst = worst;
  }

  /** A violation that counts as much as its requirement. */
  public static RequirementViolation of(String reason) {
    return new RequirementViolation(reason, Verdict.FAIL);
  }

  /** A violation that is only warned of. */
  public static RequirementViolation slight(String reason) {
    return new RequirementViolation(reason, Verdict.WARN);
  }

  /** No violation: the requirement cannot be checked here. */
  public static RequirementViolation inapplicable(String reason) {
    return new RequirementViolation(reason, Verdict.SKIP);
  }

  /** Throws if a condition does not hold. */
  public static void unless(boolean condition, String reason) throws RequirementViolation {
    if (!condition) {
      throw of(reason);
    }
  }

  /** What is wrong. */
  public String reason() {
    return String.valueOf(getMessage());
  }

  /** The verdict on a requirement of some level. */
  public Verdict verdict(RequirementLevel level) {
    return worst == Verdict.FAIL && level != RequirementLevel.MUST ? Verdict.WARN : worst;
  }
}
