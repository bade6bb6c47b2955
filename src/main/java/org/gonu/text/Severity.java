package org.gonu.text;

/** The severity of a diagnostic. Only {@link #ERROR} prevents the use of a rule sheet. */
public enum Severity {
  /** The text cannot be used. */
  ERROR("error"),
  /** The text can be used, but something is probably wrong. */
  WARNING("warning");

  private final String label;

  Severity(String label) {
    this.label = label;
  }

  /** The word that messages use. */
  public String label() {
    return label;
  }
}
