package org.gonu.server.tournament.spec;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;

/** Knows what a specification refers to: rule sheets and kinds of players. */
public interface References {
  /**
   * A rule sheet.
   *
   * @param path where it was found
   * @param name by which it is called if the specification says nothing
   * @param sha256 of its text, in hexadecimal digits
   * @param seats the roles that players take
   */
  record Sheet(String path, String name, String sha256, ImmutableList<String> seats) {}

  /**
   * Finds a rule sheet.
   *
   * @param reference a path, a name in the library, or the hash of a sheet
   * @throws UnknownReferenceException if there is none, or it cannot be played
   */
  Sheet sheet(String reference) throws UnknownReferenceException;

  /** What is wrong with the address or specification of a player; empty if nothing. */
  Optional<String> faultOfAddress(String address);

  /** There is no such sheet; the message says so in one line, and the advice what to do. */
  final class UnknownReferenceException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String advice;

    /** An exception with a message and advice for the user. */
    public UnknownReferenceException(String message, String advice) {
      super(message);
      this.advice = advice;
    }

    /** What to do. */
    public String advice() {
      return advice;
    }
  }
}
