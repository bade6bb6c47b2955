package org.gonu.conformance;

/** What came of a check. */
public enum Verdict {
  /** The requirement is met. */
  PASS("pass"),
  /** It is not met, but need not be, or hardly. */
  WARN("warn"),
  /** It must be met, and is not. */
  FAIL("fail"),
  /** It could not be checked. */
  SKIP("skip");

  private final String word;

  Verdict(String word) {
    this.word = word;
  }

  /** The word for tables. */
  public String word() {
    return word;
  }
}
