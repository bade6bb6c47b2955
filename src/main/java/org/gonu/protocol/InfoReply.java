package org.gonu.protocol;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.gdl.read.Expression;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;

/**
 * The reply to INFO.
 *
 * @param name the player's name for itself, without blanks
 * @param status {@code available} or {@code busy}; others occur, such as {@code ready}
 * @param species the kind of player, without blanks
 */
public record InfoReply(Optional<String> name, Optional<String> status, Optional<String> species) {
  /** The status of a player that accepts a match. */
  public static final String AVAILABLE = "available";

  /** The status of a player that is in a match. */
  public static final String BUSY = "busy";

  /**
   * Reads a reply: a list of pairs {@code ((name x) (status available))}, one pair, the same in
   * brackets and commas, or a bare word, which is the status. Unreadable parts are ignored.
   */
  public static InfoReply read(String text) {
    String kif = text.replace('[', '(').replace(']', ')').replace(',', ' ');
    ImmutableMap<String, String> values =
        GdlReader.readExpressions(new SourceText("<reply>", kif))
            .value()
            .map(InfoReply::values)
            .orElse(Maps.immutable.empty());
    return new InfoReply(
        Optional.ofNullable(values.get("name")),
        Optional.ofNullable(values.get("status")),
        Optional.ofNullable(values.get("species")));
  }

  /** The text of the reply, as ggp-base writes it; missing values are left out. */
  public String write() {
    StringBuilder out = new StringBuilder("( ");
    name.ifPresent(value -> out.append("( name ").append(value).append(" ) "));
    status.ifPresent(value -> out.append("( status ").append(value).append(" ) "));
    species.ifPresent(value -> out.append("( species ").append(value).append(" ) "));
    return out.append(')').toString();
  }

  /** True if the player accepts a match, by any of the words in use for that. */
  public boolean isAvailable() {
    return status.filter(word -> is(word, AVAILABLE) || is(word, "ready")).isPresent();
  }

  private static boolean is(String word, String other) {
    return word.toLowerCase(Locale.ROOT).equals(other);
  }

  private static ImmutableMap<String, String> values(ImmutableList<Expression> expressions) {
    MutableMap<String, String> values = Maps.mutable.empty();
    for (Expression expression : expressions) {
      if (expression instanceof Expression.Listing list) {
        addPairs(list, values);
      } else {
        values.getIfAbsentPut("status", text(expression));
      }
    }
    return values.toImmutable();
  }

  private static void addPairs(Expression.Listing list, MutableMap<String, String> values) {
    if (list.elements().isEmpty()) {
      return;
    }
    if (list.elements().getFirst() instanceof Expression.Symbol key) {
      String value = list.elements().drop(1).collect(InfoReply::text).makeString("");
      String name = key.text().toLowerCase(Locale.ROOT);
      if (value.isEmpty()) {
        values.getIfAbsentPut("status", key.text());
      } else {
        values.put(name, value);
      }
      return;
    }
    for (Expression element : list.elements()) {
      if (element instanceof Expression.Listing pair) {
        addPairs(pair, values);
      }
    }
  }

  private static String text(Expression expression) {
    return expression instanceof Expression.Listing list
        ? list.elements().collect(InfoReply::text).makeString("")
        : ((Expression.Symbol) expression).text();
  }
}
