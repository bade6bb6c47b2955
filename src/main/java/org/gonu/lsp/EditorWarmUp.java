package org.gonu.lsp;

import java.nio.charset.StandardCharsets;
import org.gonu.game.SheetLibrary;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.lsp.features.EditorDiagnostics;
import org.gonu.lsp.sheets.OpenSheets;
import org.gonu.machine.DaemonThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Warms up the virtual machine, so that reading and checking are loaded and compiled before the
 * editor opens its first sheet: it repeatedly finds the faults of a large sheet of the library.
 */
public final class EditorWarmUp {
  private static final Logger LOG = LoggerFactory.getLogger(EditorWarmUp.class);
  private static final String SHEET = "chess.kif";

  /** The first round takes a third of a second, later ones some hundredths. */
  private static final int ROUNDS = 12;

  private EditorWarmUp() {}

  /** Starts a daemon thread that ends by itself. Returns at once and never throws. */
  public static void start() {
    DaemonThreads.newThread(EditorWarmUp::run, "gonu-lsp-warm-up").start();
  }

  private static void run() {
    try {
      String text = new String(SheetLibrary.read(SHEET), StandardCharsets.UTF_8);
      OpenSheets sheets = new OpenSheets(CasePolicy.INSENSITIVE, 1);
      for (int round = 0; round < ROUNDS; round++) {
        EditorDiagnostics.of(sheets.unopened(SHEET, text));
      }
    } catch (RuntimeException | Error useless) {
      LOG.warn("no warm-up, the first sheet is checked slowly", useless);
    }
  }
}
