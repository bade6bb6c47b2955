package org.gonu.conformance.player;

import java.util.Locale;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;

/**
 * A game that a player is tried with, and how its messages are written.
 *
 * @param sheet the rules, as they stand in START
 * @param role the role of the player
 * @param startClock in seconds; 0 for the usual one
 * @param dresden true for the spelling of the Dresden server: capitals, and blanks only where
 *     needed
 */
record TrialGame(String sheet, String role, int startClock, boolean dresden) {
  static TrialGame of(String role, String sheet) {
    return new TrialGame(sheet.strip().replaceAll("\\s+", " "), role, 0, false);
  }

  /** The same game with a start clock of its own. */
  TrialGame withStartClock(int seconds) {
    return new TrialGame(sheet, role, seconds, dresden);
  }

  /** The same game in the spelling of the Dresden server. */
  TrialGame inDresden() {
    return new TrialGame(dresden(sheet), role.toUpperCase(Locale.ROOT), startClock, true);
  }

  /** The same game with rules that are sent as they stand here. */
  TrialGame withSheet(String exact) {
    return new TrialGame(exact, role, startClock, dresden);
  }

  /** A message in the spelling of this game. */
  String wire(String message) {
    return dresden ? dresden(message) : message;
  }

  private static String dresden(String text) {
    return text.toUpperCase(Locale.ROOT)
        .replaceAll("\\s+", " ")
        .replace("( ", "(")
        .replace(" )", ")")
        .replace(") (", ")(");
  }

  /** The game, in which names that differ in case are different names. */
  Game game() {
    SourceText source = new SourceText("<trial>", sheet);
    return Game.load(source, CasePolicy.SENSITIVE, Strictness.LENIENT).get();
  }
}
