package org.gonu.player;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;

/** Small games whose moves tell the state that they are made in. */
public final class Sheets {
  /**
   * Left and right take turns; who is on turn may {@code (mark STEP a)} or {@code (mark STEP b)},
   * the other only {@code noop}. Ends after step 4; left wins.
   */
  public static final String TURNS =
      """
      (role left) (role right)
      (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4)
      (init (step 0)) (init (control left))
      (<= (next (step ?m)) (true (step ?n)) (succ ?n ?m))
      (<= (next (control right)) (true (control left)))
      (<= (next (control left)) (true (control right)))
      (<= (legal ?r (mark ?n a)) (true (control ?r)) (true (step ?n)))
      (<= (legal ?r (mark ?n b)) (true (control ?r)) (true (step ?n)))
      (<= (legal left noop) (true (control right)))
      (<= (legal right noop) (true (control left)))
      (<= terminal (true (step 4)))
      (goal left 100) (goal right 0)
      """;

  /** Both may always {@code noop}, and {@code (say STEP)}. Ends after step 4. */
  public static final String IDLE =
      """
      (role left) (role right)
      (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4)
      (init (step 0))
      (<= (next (step ?m)) (true (step ?n)) (succ ?n ?m))
      (<= (legal ?r noop) (role ?r))
      (<= (legal ?r (say ?n)) (role ?r) (true (step ?n)))
      (<= terminal (true (step 4)))
      (<= (goal ?r 50) (role ?r))
      """;

  private Sheets() {}

  /** The game of a sheet of the library. */
  static Game library(String name) throws IOException {
    Path sheet = Path.of("rules", name + ".kif");
    SourceText source = new SourceText(sheet.toString(), Files.readString(sheet));
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  /** A START, with the sheet on one line. */
  public static String start(String matchId, String role, String sheet, int start, int play) {
    String rules = sheet.replace('\n', ' ');
    return "( START " + matchId + " " + role + " (" + rules + ") " + start + " " + play + ")";
  }

  /** The same as the Dresden server writes it. */
  public static String dresden(String message) {
    return message
        .toUpperCase(Locale.ROOT)
        .replaceAll("\\s+", " ")
        .replace("( ", "(")
        .replace(" )", ")")
        .replace(") (", ")(");
  }

  /** The game of a sheet. */
  public static Game game(String sheet) {
    return Game.load(new SourceText("test.kif", sheet), CasePolicy.INSENSITIVE, Strictness.LENIENT)
        .get();
  }
}
