package org.gonu.render;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;

/**
 * The colours of a piece.
 *
 * @param fill of its area
 * @param line round it
 * @param ink of letters on it
 */
record Paint(String fill, String line, String ink) {
  private static final String DARK = "#1c1a17";
  private static final String PALE = "#ffffff";

  static final Paint WHITE = new Paint("#fbf8f1", "#3a3630", "#2b2722");
  static final Paint BLACK = new Paint("#33302c", "#0f0e0d", PALE);
  static final Paint GREY = new Paint("#8c877f", "#4d4a45", PALE);

  /** Of things that stand in the way. */
  static final Paint WALL = new Paint("#5b5348", "#3a342c", PALE);

  private static final ImmutableMap<String, Paint> NAMED =
      Maps.immutable
          .<String, Paint>empty()
          .newWithKeyValue("white", WHITE)
          .newWithKeyValue("black", BLACK)
          .newWithKeyValue("red", of("#c63a2f"))
          .newWithKeyValue("blue", of("#2a69b8"))
          .newWithKeyValue("green", of("#2f8a4c"))
          .newWithKeyValue("yellow", new Paint("#f0c52e", "#7d6208", DARK))
          .newWithKeyValue("orange", of("#d5731a"))
          .newWithKeyValue("purple", of("#7a4ba6"))
          .newWithKeyValue("violet", of("#7a4ba6"))
          .newWithKeyValue("magenta", of("#b6317f"))
          .newWithKeyValue("pink", new Paint("#eba0b8", "#8a4058", DARK))
          .newWithKeyValue("cyan", new Paint("#4fc3d4", "#14606c", DARK))
          .newWithKeyValue("teal", of("#1a8a80"))
          .newWithKeyValue("brown", of("#87562f"))
          .newWithKeyValue("grey", GREY)
          .newWithKeyValue("gray", GREY)
          .newWithKeyValue("silver", new Paint("#d2d2d2", "#5e5e5e", DARK))
          .newWithKeyValue("gold", new Paint("#e5b93c", "#7a5c0a", DARK));

  /** Of roles whose names tell no colour; people who see few colours can tell them apart. */
  private static final ImmutableList<Paint> OF_ROLES =
      Lists.immutable.of(
          of("#2a69b8"),
          of("#cf5a1a"),
          of("#1a8a80"),
          of("#7a4ba6"),
          new Paint("#f0c52e", "#7d6208", DARK),
          of("#b6317f"));

  private static Paint of(String fill) {
    return new Paint(fill, DARK, PALE);
  }

  /** The paint of a colour's name. */
  static Optional<Paint> named(String name) {
    return Optional.ofNullable(NAMED.get(name.toLowerCase(Locale.ROOT)));
  }

  /** The paint of a word that begins or ends with a colour's name, such as {@code redplayer}. */
  static Optional<Paint> within(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    return named(lower)
        .or(
            () ->
                NAMED
                    .keysView()
                    .toSortedList()
                    .detectOptional(name -> lower.startsWith(name) || lower.endsWith(name))
                    .map(NAMED::get));
  }

  /** The paint of a role without a colour, or of any number of things. */
  static Paint numbered(int number) {
    return OF_ROLES.get(Math.floorMod(number, OF_ROLES.size()));
  }
}
