package org.gonu.cli.person;

/** The person has pressed Ctrl-C, or the wait for a line was interrupted. */
final class BrokenOffException extends RuntimeException {
  private static final long serialVersionUID = 1L;
}
