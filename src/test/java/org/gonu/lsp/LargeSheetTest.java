package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.Position;
import org.gonu.lsp.sheets.TextPlaces;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A sheet as long as any that is written by hand, and longer. */
@Timeout(120)
final class LargeSheetTest {
  /** Blocks of ten lines. */
  private static final int BLOCKS = 300;

  /** All questions together, on a machine that has other work: far above what one may take. */
  private static final long BOUND_MILLIS = 1500;

  private static String sheet() {
    StringBuilder sheet =
        new StringBuilder("(role player)\n(init (at 0))\n(<= terminal (at_end))\n");
    for (int i = 0; i < BLOCKS; i++) {
      sheet.append(
          String.format(
              Locale.ROOT,
              """
              (link%1$d %1$d a) (link%1$d %1$d b)
              (<= (reach%1$d ?x ?y)
                  (link%1$d ?x ?y)
                  (true (at ?x)))
              (<= (legal player (go%1$d ?x ?y))
                  (reach%1$d ?x ?y)
                  (not (true (at ?y))))
              (<= (next (at ?y))
                  (does player (go%1$d ?x ?y))
                  (distinct ?x ?y))
              """,
              i));
    }
    return sheet.toString();
  }

  @Test
  void requests_threeThousandLines_areAnsweredSoonAfterAChange() throws Exception {
    try (Editor editor = new Editor()) {
      editor.initialize();
      editor.open(sheet());
      int middle = editor.text().indexOf("(reach150 ?x");
      long best = Long.MAX_VALUE;
      for (int i = 0; i < 8; i++) {
        editor.edit(new Span(middle, middle), "(extra " + i + ")");
        Position place = TextPlaces.position(editor.source(), middle + 12);
        long start = System.nanoTime();
        EditorQuestions.askAll(editor, place);
        best = Math.min(best, System.nanoTime() - start);
      }
      long millis = TimeUnit.NANOSECONDS.toMillis(best);
      assertTrue(millis < BOUND_MILLIS, "all questions took " + millis + " ms");
    }
  }
}
