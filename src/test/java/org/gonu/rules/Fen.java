package org.gonu.rules;

import java.util.Locale;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.map.ImmutableMap;

/** Chess positions in Forsyth-Edwards notation, which the literature gives them in. */
final class Fen {
  private static final ImmutableMap<Character, String> CASTLING_RIGHTS =
      Maps.immutable.of(
          'K', "(castling_right white kingside) ",
          'Q', "(castling_right white queenside) ",
          'k', "(castling_right black kingside) ",
          'q', "(castling_right black queenside) ");

  private Fen() {}

  /** The facts of a position, at the first step. The counters of moves may be missing. */
  static String facts(String fen) {
    String[] fields = fen.split(" ", -1);
    StringBuilder facts = new StringBuilder();
    String[] ranks = fields[0].split("/", -1);
    for (int i = 0; i < ranks.length; i++) {
      appendRank(facts, ranks[i], ranks.length - i);
    }
    facts.append(fields[1].equals("w") ? "(control white) " : "(control black) ");
    fields[2].chars().filter(c -> c != '-').forEach(c -> facts.append(castlingRight((char) c)));
    if (!fields[3].equals("-")) {
      facts.append("(passed_over " + fields[3].charAt(0) + " " + fields[3].charAt(1) + ") ");
    }
    return facts.append("(step 1)").toString();
  }

  private static void appendRank(StringBuilder facts, String rank, int row) {
    char column = 'a';
    for (int i = 0; i < rank.length(); i++) {
      char symbol = rank.charAt(i);
      if (Character.isDigit(symbol)) {
        column += (char) (symbol - '0');
      } else {
        String colour = Character.isUpperCase(symbol) ? "w" : "b";
        String kind = String.valueOf(symbol).toLowerCase(Locale.ROOT);
        facts.append("(cell " + column + " " + row + " " + colour + kind + ") ");
        column++;
      }
    }
  }

  private static String castlingRight(char symbol) {
    return CASTLING_RIGHTS.getIfAbsentValue(symbol, "");
  }
}
