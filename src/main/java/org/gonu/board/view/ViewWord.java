package org.gonu.board.view;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/** What statements of view files can say. */
enum ViewWord {
  AT(3, 3, "(at PLACE X Y)"),
  MIDDLE(3, 3, "(middle PLACE PLACE PLACE)"),
  EDGE(3, 3, "(edge PLACE PLACE PLACE)"),
  AREA(4, 9, "(area PLACE PLACE PLACE PLACE ...)"),
  SHAPE(2, 2, "(shape PLACE square|hexagon|point|dot)"),
  SHADE(2, 2, "(shade PLACE light|dark|wall|red|green|blue|yellow)"),
  NAME(2, 9, "(name PLACE WORD ...)"),
  LINE(2, 4, "(line PLACE PLACE [thick] [COLOUR])"),
  CAPTION(3, 9, "(caption X Y WORD ...)"),
  HOLDS(3, 3, "(holds FACT PLACE CONTENT)"),
  HIDE(1, 1, "(hide FACT)"),
  DRAW(2, 4, "(draw CONTENT SYMBOL [COLOUR] [LETTERS])"),
  CLICK(2, 9, "(click MOVE PLACE ...)"),
  SAY(2, 9, "(say MOVE WORD ...)");

  /** All words as they are written. */
  static final ImmutableList<String> WORDS = Lists.immutable.with(values()).collect(ViewWord::word);

  private final int least;
  private final int most;
  private final String form;

  ViewWord(int least, int most, String form) {
    this.least = least;
    this.most = most;
    this.form = form;
  }

  /** The word of this spelling, in any case. */
  static Optional<ViewWord> of(String word) {
    return Lists.immutable
        .with(values())
        .detectOptional(each -> each.word().equalsIgnoreCase(word));
  }

  /** As it is written. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What statements with this word look like. */
  String form() {
    return form;
  }

  /** True if statements with this word can have so many arguments. */
  boolean takes(int arguments) {
    return least <= arguments && arguments <= most;
  }
}
