package org.gonu.check.checks;

/** What becomes of rule sheets that can be run although they break the language. */
public enum Strictness {
  /** For authors: every breach is an error. */
  STRICT,
  /**
   * For sheets that others wrote and that have to be played as they are: what an engine can run is
   * a warning.
   */
  LENIENT
}
