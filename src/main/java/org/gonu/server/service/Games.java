package org.gonu.server.service;

import java.util.LinkedHashMap;
import java.util.Map;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.server.store.SheetRow;
import org.gonu.server.store.Sheets;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.jspecify.annotations.Nullable;

/**
 * The games of the sheets in use. Matches of one sheet share a game, and with it one circuit. Those
 * that were used last stay in memory.
 */
final class Games {
  /** Most games that stay here; matches under way keep theirs in memory as well. */
  private static final int MAX_GAMES = 16;

  private final Sheets sheets;

  /** By hash, the one used last at the end. */
  private final Map<String, Slot> slots = new LinkedHashMap<>(MAX_GAMES, 0.75f, true);

  /** A game that may still be loading. */
  private static final class Slot {
    private @Nullable Game game;
  }

  Games(Sheets sheets) {
    this.sheets = sheets;
  }

  /** Reads and validates the text of a sheet. */
  static Outcome<Game> load(String name, String text) {
    return Game.load(new SourceText(name, text), CasePolicy.INSENSITIVE, Strictness.LENIENT);
  }

  /**
   * The game of a sheet.
   *
   * @throws RefusedException if there is no such sheet
   */
  Game of(String hash) {
    Slot slot = slot(hash);
    synchronized (slot) {
      if (slot.game == null) {
        SheetRow sheet =
            sheets
                .find(hash)
                .orElseThrow(
                    () ->
                        new RefusedException(
                            RefusedException.Kind.UNKNOWN, "there is no sheet '" + hash + "'"));
        slot.game = load(sheet.name(), sheet.text()).get();
      }
      return slot.game;
    }
  }

  private synchronized Slot slot(String hash) {
    Slot slot = slots.computeIfAbsent(hash, key -> new Slot());
    if (slots.size() > MAX_GAMES) {
      String eldest = slots.keySet().iterator().next();
      slots.remove(eldest);
    }
    return slot;
  }
}
