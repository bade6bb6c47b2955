package org.gonu.cli.console;

import org.gonu.text.Diagnostics;

/**
 * An input has errors that make it unusable; the message is complete and ends with a line break.
 */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** How the findings that are left out can be seen. */
  private static final String MORE = "'gonu validate --all' shows them";

  private final transient Diagnostics findings;

  /** An exception with a message for the user. */
  public InputException(String message) {
    super(message);
    this.findings = Diagnostics.NONE;
  }

  /** An exception with findings about the input. */
  public InputException(Diagnostics findings) {
    super(FindingsText.all(findings, Screen.none(false)));
    this.findings = findings;
  }

  /** The message as people see it: findings in colours, and not too many of the same. */
  public String shownOn(Screen screen) {
    return findings.isEmpty()
        ? String.valueOf(getMessage())
        : FindingsText.first(findings, screen, MORE);
  }
}
