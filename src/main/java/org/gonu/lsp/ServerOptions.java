package org.gonu.lsp;

import java.time.Duration;
import org.gonu.gdl.Spelling.CasePolicy;

/**
 * How the server works.
 *
 * @param version of the program, told to the editor
 * @param policy whether case counts in names
 * @param quiet how long nobody may have typed before findings are looked for
 * @param seed of the moves in playouts
 */
public record ServerOptions(String version, CasePolicy policy, Duration quiet, long seed) {
  /** Long enough to end a word, short enough to seem immediate. */
  public static final Duration DEFAULT_QUIET = Duration.ofMillis(150);
}
