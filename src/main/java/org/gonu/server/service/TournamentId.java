package org.gonu.server.service;

import org.gonu.text.Sha256;

/** Makes ids of tournaments from their names. */
final class TournamentId {
  /** Longest id, in characters. */
  private static final int MAX_LENGTH = 64;

  private static final int HASH_LENGTH = 8;

  private TournamentId() {}

  /**
   * A name in the form of an id: without blanks, and not too long. A hash stands for letters of
   * other alphabets.
   */
  static String of(String name) {
    String id = name.replaceAll("[^A-Za-z0-9._-]+", "-");
    boolean isPlain = name.chars().allMatch(letter -> letter < 128);
    String hash = isPlain ? "" : "-" + Sha256.hex(name).substring(0, HASH_LENGTH);
    return id.substring(0, Math.min(id.length(), MAX_LENGTH - hash.length())) + hash;
  }
}
