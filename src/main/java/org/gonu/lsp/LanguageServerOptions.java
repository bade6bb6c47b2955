package org.gonu.lsp;

import java.time.Duration;
import org.gonu.gdl.Spelling.CasePolicy;

/**
 * The options of the server.
 *
 * @param version of the program, reported to the editor
 * @param policy whether case counts in names
 * @param quiet pause in typing after which findings are computed
 * @param seed of the moves in playouts
 * @param maxSheets sheets that may be open at a time; what is asked of further ones has no answer
 * @param isLocal true if the editor runs on this machine, for its user: sheets beside open tests
 *     are read from the disk, and the server ends with the process that the editor names
 */
public record LanguageServerOptions(
    String version, CasePolicy policy, Duration quiet, long seed, int maxSheets, boolean isLocal) {
  /** Long enough to end a word, short enough to seem immediate. */
  public static final Duration DEFAULT_QUIET = Duration.ofMillis(150);

  /** More than anybody opens by hand. */
  public static final int DEFAULT_SHEETS = 10_000;
}
