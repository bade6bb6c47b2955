package org.gonu.cli.person;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Colours;
import org.gonu.cli.console.Console;
import org.gonu.cli.input.BoardView;
import org.gonu.gdl.Term;

/** Draws positions for a terminal: what has changed is coloured, empty places are faint. */
public final class BoardText {
  private static final Pattern CHANGED = Pattern.compile("\\[[^\\[\\]\n]*\\]");
  private static final Pattern EMPTY = Pattern.compile("(?<= )\\.(?=[ \n])");

  private final BoardView view;
  private final Console console;

  /** Draws what a view finds. */
  public BoardText(BoardView view, Console console) {
    this.view = view;
    this.console = console;
  }

  /** A position, with marks where it differs from the one drawn before. */
  public String next(ImmutableList<Term> facts) {
    return coloured(view.drawNext(facts));
  }

  /** A position without marks. */
  String again(ImmutableList<Term> facts) {
    return coloured(view.draw(facts));
  }

  private String coloured(String board) {
    String text = board.indent(2);
    if (!console.outScreen().isColoured()) {
      return text;
    }
    String faint = EMPTY.matcher(text).replaceAll(Colours.FAINT.of(".", console));
    return CHANGED
        .matcher(faint)
        .replaceAll(found -> Colours.YELLOW.of(inner(found.group()), console));
  }

  /** The brackets stay: they tell of changes to those who see no colours, too. */
  private static String inner(String bracketed) {
    return Matcher.quoteReplacement(bracketed);
  }
}
