package org.gonu.ruletest;

import org.gonu.text.Diagnostic;

/** Thrown if a directive cannot be executed, so that the rest of its test is meaningless. */
final class StepException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Diagnostic finding;

  StepException(Diagnostic finding) {
    super(finding.message());
    this.finding = finding;
  }

  Diagnostic finding() {
    return finding;
  }
}
