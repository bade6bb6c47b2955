package org.gonu.render;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/** What pieces look like. */
final class PieceArt {
  /** Fillings of pieces whose names tell no colour, told apart by people who see few colours. */
  private static final ImmutableList<String> FILLINGS =
      Lists.immutable.of("#d55e00", "#0072b2", "#009e73", "#cc79a7", "#e6a700", "#56b4e9");

  private final ImmutableList<String> contents;

  /**
   * Art for a game.
   *
   * @param contents the known contents
   */
  PieceArt(ImmutableList<String> contents) {
    this.contents = contents.toSortedList().toImmutable();
  }

  /**
   * Draws a piece.
   *
   * @param width of the place, in units of the picture
   */
  void draw(String content, double x, double y, double width, SvgWriter svg) {
    svg.open("g").attribute("class", "piece").attribute("data-piece", content).inside();
    String filling = filling(content);
    boolean isLight = filling.equals("#f8f6f0");
    svg.open("circle").attribute("cx", x).attribute("cy", y).attribute("r", width * 0.36);
    svg.attribute("fill", filling).attribute("stroke", isLight ? "#333333" : "#111111");
    svg.attribute("stroke-width", width * 0.04).empty();
    String initials = content.length() <= 2 ? content : content.substring(0, 1);
    svg.open("text").attribute("x", x).attribute("y", y + width * 0.12);
    svg.attribute("font-size", width * 0.34).attribute("font-family", "sans-serif");
    svg.attribute("text-anchor", "middle").attribute("fill", isLight ? "#222222" : "#ffffff");
    svg.inside().text(initials).close("text").close("g");
  }

  private String filling(String content) {
    if (content.startsWith("w")) {
      return "#f8f6f0";
    }
    if (content.startsWith("b")) {
      return "#2b2b2b";
    }
    int place = Math.max(0, contents.indexOf(content));
    return FILLINGS.get(place % FILLINGS.size());
  }
}
