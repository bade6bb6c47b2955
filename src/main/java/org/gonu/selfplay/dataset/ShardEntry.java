package org.gonu.selfplay.dataset;

/**
 * A shard that has been written.
 *
 * @param file its name
 * @param first number of its first match
 * @param games number of its matches
 * @param positions number of its rows
 * @param bytes size of the file
 * @param sha256 hash of the file
 */
public record ShardEntry(
    String file, long first, int games, long positions, long bytes, String sha256) {
  /** True if this is an entry for a shard. */
  boolean isOf(Shard shard) {
    return file.equals(shard.file()) && first == shard.first() && games == shard.games();
  }
}
