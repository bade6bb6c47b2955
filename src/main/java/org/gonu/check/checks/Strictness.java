package org.gonu.check.checks;

/** How to treat rule sheets that break the language but can be run. */
public enum Strictness {
  /** For authors: every breach is an error. */
  STRICT,
  /** For sheets of others that have to be played as they are: such a breach is a warning. */
  LENIENT
}
