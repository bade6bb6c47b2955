package org.gonu.analysis.contract;

import java.util.OptionalInt;

/**
 * What is known of a contract.
 *
 * @param reason how it was proved, or what was tried; a few words
 * @param bound the greatest number of joint moves of a match, if that is what was proved
 */
public record ContractVerdict(Contract contract, Status status, String reason, OptionalInt bound) {
  /** What is known. */
  public enum Status {
    /** A match breaks it. */
    BROKEN("broken"),
    /** No match can break it. */
    PROVED("proved"),
    /** Neither is known. */
    OPEN("not proved");

    private final String label;

    Status(String label) {
      this.label = label;
    }

    /** As it is printed. */
    public String label() {
      return label;
    }
  }

  /** A verdict without a bound. */
  public ContractVerdict(Contract contract, Status status, String reason) {
    this(contract, status, reason, OptionalInt.empty());
  }
}
