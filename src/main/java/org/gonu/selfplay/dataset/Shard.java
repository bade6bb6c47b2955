package org.gonu.selfplay.dataset;

import java.util.Locale;

/**
 * Some matches of a data set that are written to one file.
 *
 * @param index of the shard, from 0
 * @param first number of the first match
 * @param games number of matches
 */
public record Shard(int index, long first, int games) {
  /** The name of the file. */
  public String file() {
    return String.format(Locale.ROOT, "part-%05d.parquet", index);
  }
}
