package org.gonu.selfplay.dataset;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Some matches of a data set that are written to one file.
 *
 * @param index of the shard, from 0
 * @param first number of the first match
 * @param games number of matches
 */
public record Shard(int index, long first, int games) {
  private static final Pattern FILE = Pattern.compile("part-[0-9]{5,}\\.parquet");

  /** The name of the file. */
  public String file() {
    return String.format(Locale.ROOT, "part-%05d.parquet", index);
  }

  /** True if the file of some shard may have this name. */
  static boolean isNameOfFile(String name) {
    return FILE.matcher(name).matches();
  }
}
