package org.gonu.render;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.board.view.View;

/** Draws pieces. */
final class PieceArt {
  /** The box of a symbol in widths of its place; symbols leave some of their box free. */
  private static final double SCALE = 0.98;

  /** A block fills its place but for a seam. */
  private static final double BLOCK_SCALE = 1.1;

  private final LookFinder finder;
  private final ImmutableMap<String, Look> looks;

  /**
   * Art for a game.
   *
   * @param view what its view file says, which goes before the names
   */
  PieceArt(LookFinder finder, Optional<View> view) {
    this.finder = finder;
    MutableMap<String, Look> known = finder.looks().toMap();
    view.ifPresent(
        file ->
            file.looks()
                .forEachKeyValue((content, said) -> known.put(content, look(content, said))));
    this.looks = known.toImmutable();
  }

  private Look look(String content, View.Look said) {
    Look found = finder.look(content);
    Symbol symbol = Symbol.valueOf(said.symbol().toUpperCase(Locale.ROOT));
    boolean isNumber = symbol == Symbol.NUMBER;
    return new Look(
        symbol,
        said.colour().flatMap(Paint::named).orElse(found.paint()),
        said.letters().orElse(isNumber ? content : ""));
  }

  private Look look(String content) {
    Look known = looks.get(content);
    return known == null ? finder.look(content) : known;
  }

  /**
   * The colours of a content.
   *
   * @param number which of the contents it is, if it is a number, which has no colour of its own
   */
  Paint paint(String content, int number) {
    Look look = look(content);
    return look.symbol() == Symbol.NUMBER ? Paint.numbered(number) : look.paint();
  }

  /** What is written on a content, if anything. */
  String letters(String content) {
    return look(content).text();
  }

  /**
   * Draws a piece.
   *
   * @param width of the place, in units of the picture
   */
  void draw(String content, double x, double y, double width, SvgWriter svg) {
    Look look = look(content);
    svg.open("g").attribute("class", "piece").attribute("data-piece", content).inside();
    if (!look.symbol().area().isEmpty()) {
      shape(look, x, y, width, svg);
    }
    if (!look.text().isEmpty()) {
      text(look, x, y, width, svg);
    }
    svg.close("g");
  }

  private static void shape(Look look, double x, double y, double width, SvgWriter svg) {
    double scale = width * (look.symbol() == Symbol.BLOCK ? BLOCK_SCALE : SCALE) / 100;
    String move = SvgWriter.number(x - 50 * scale) + " " + SvgWriter.number(y - 50 * scale);
    svg.open("g");
    svg.attribute("transform", "translate(" + move + ") scale(" + SvgWriter.number(scale, 4) + ")");
    svg.inside();
    svg.open("path").attribute("d", look.symbol().area()).attribute("fill", look.paint().fill());
    svg.attribute("fill-rule", "evenodd").attribute("stroke", look.paint().line());
    svg.attribute("stroke-width", 4).attribute("stroke-linejoin", "round").empty();
    if (!look.symbol().detail().isEmpty()) {
      boolean isLamp = look.symbol() == Symbol.LAMP;
      svg.open("path").attribute("d", look.symbol().detail());
      svg.attribute("fill", isLamp ? look.paint().fill() : look.paint().ink()).empty();
    }
    svg.close("g");
  }

  private static void text(Look look, double x, double y, double width, SvgWriter svg) {
    boolean isNumber = look.symbol() == Symbol.NUMBER;
    double size = width * (isNumber ? 0.52 : 0.38) * Math.min(1, 2.4 / look.text().length());
    svg.open("text").attribute("x", x).attribute("y", y + size * 0.36);
    svg.attribute("font-size", size).attribute("font-family", "sans-serif");
    svg.attribute("font-weight", "bold").attribute("text-anchor", "middle");
    svg.attribute("fill", isNumber ? look.paint().fill() : look.paint().ink());
    svg.inside().text(look.text()).close("text");
  }
}
