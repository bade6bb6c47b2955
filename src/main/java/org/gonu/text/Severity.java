package org.gonu.text;

/** How grave a diagnostic is. Only {@link #ERROR} keeps a rule sheet from being used. */
public enum Severity {
  ERROR("error"),
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
