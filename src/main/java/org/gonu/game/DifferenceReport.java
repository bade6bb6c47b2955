package org.gonu.game;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Records where two engines differ, for developers.
 *
 * @param directory where the files go
 */
public record DifferenceReport(Path directory) {
  private static final Logger LOG = LoggerFactory.getLogger(DifferenceReport.class);

  /** Reports into the working directory. */
  public static DifferenceReport here() {
    return new DifferenceReport(Path.of("").toAbsolutePath());
  }

  /**
   * Logs a difference and writes a rule sheet that reproduces it: the sheet of the game, with the
   * state and the difference in comments before it.
   */
  void write(Game game, ImmutableList<Term> facts, String difference) {
    String text =
        ";;; The engines differ in this state; try: gonu show FILE --facts '...' --engine circuit\n"
            + ";;; state: "
            + facts.makeString(" ")
            + "\n;;; "
            + difference
            + "\n\n"
            + game.sheet().source().text();
    try {
      Path file = Files.createTempFile(directory, "difference-", ".kif");
      Files.writeString(file, text, StandardCharsets.UTF_8);
      LOG.error("the circuit differs, the reference engine goes on; see {}", file);
    } catch (IOException noFile) {
      LOG.error("the circuit differs, the reference engine goes on; {}", difference, noFile);
    }
  }
}
