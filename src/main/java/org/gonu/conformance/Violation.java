package org.gonu.conformance;

/** A requirement is not met. */
public final class Violation extends Exception {
  private static final long serialVersionUID = 1L;

  private final Verdict worst;

  private Violation(String reason, Verdict worst) {
    super(reason);
    this.worst = worst;
  }

  /** A violation that counts as much as its requirement. */
  public static Violation of(String reason) {
    return new Violation(reason, Verdict.FAIL);
  }

  /** A violation that is only warned of. */
  public static Violation slight(String reason) {
    return new Violation(reason, Verdict.WARN);
  }

  /** No violation: the requirement cannot be checked here. */
  public static Violation inapplicable(String reason) {
    return new Violation(reason, Verdict.SKIP);
  }

  /** Throws if a condition does not hold. */
  public static void unless(boolean condition, String reason) throws Violation {
    if (!condition) {
      throw of(reason);
    }
  }

  /** What is wrong. */
  public String reason() {
    return String.valueOf(getMessage());
  }

  /** The verdict on a requirement of some severity. */
  public Verdict verdict(Severity severity) {
    return worst == Verdict.FAIL && severity != Severity.MUST ? Verdict.WARN : worst;
  }
}
