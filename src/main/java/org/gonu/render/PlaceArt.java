package org.gonu.render;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.place.Outline.Corner;
import org.gonu.board.place.Shade;
import org.gonu.board.place.Spot;

/** Draws the places on which pieces stand. */
final class PlaceArt {
  private static final double UNIT = SvgPicture.UNIT;
  private static final String LIGHT = "#eadfc8";
  private static final String DARK = "#cfb78f";
  private static final String LINE = "#6b5636";

  /** Round squares that their shades tell apart. */
  private static final String SEAM = "#b99d70";

  private static final String POINT = "#8a744f";

  /** Places of the last move are tinted, which hides neither their shade nor their piece. */
  private static final String MARK = "#8fb400";

  private static final double MARK_OPACITY = 0.45;

  /** Of a line, which has no area to be tinted. */
  private static final String MARKED_LINE = "#6d8f00";

  private static final String UNDRAWN = "#e2d5ba";

  /** Of the tint round a point; it looks out from under a piece. */
  private static final double MARKED_RADIUS = 0.46;

  /** From the centre of a hexagon of width 1 to its corners. */
  private static final double RADIUS = 1 / Math.sqrt(3);

  /** What can be clicked is so large even where little is drawn. */
  private static final String TARGET = "#ffffff";

  /** Half the width of that of a line, in lengths of it; so those of lines that meet stay apart. */
  private static final double TARGET_OF_LINE = 0.25;

  private final boolean isCheckered;

  /**
   * Art for the places of a game.
   *
   * @param isCheckered true if squares have the shades of the plan; else all are light
   */
  PlaceArt(boolean isCheckered) {
    this.isCheckered = isCheckered;
  }

  /** Draws a place, and the mark on it. */
  void draw(Spot spot, ImmutableList<String> contents, boolean isMarked, SvgWriter svg) {
    switch (spot.outline().form()) {
      case SQUARE ->
          area(
              square(spot),
              isCheckered ? spot.shade() : Shade.LIGHT,
              isCheckered ? SEAM : LINE,
              isMarked,
              svg);
      case HEXAGON -> area(hexagon(spot, Math.PI / 6), Shade.LIGHT, LINE, isMarked, svg);
      case FLAT_HEXAGON -> area(hexagon(spot, 0), Shade.LIGHT, LINE, isMarked, svg);
      case AREA -> area(spot.outline().corners(), spot.shade(), LINE, isMarked, svg);
      case POINT -> point(spot, isMarked, svg);
      case EDGE -> edge(spot, contents, isMarked, svg);
      case STACK -> throw new IllegalArgumentException("drawn with what stands on it: " + spot);
    }
  }

  private static ImmutableList<Corner> square(Spot spot) {
    return Lists.immutable.of(
        new Corner(spot.x() - 0.5, spot.y() - 0.5),
        new Corner(spot.x() + 0.5, spot.y() - 0.5),
        new Corner(spot.x() + 0.5, spot.y() + 0.5),
        new Corner(spot.x() - 0.5, spot.y() + 0.5));
  }

  private static ImmutableList<Corner> hexagon(Spot spot, double turn) {
    return Lists.immutable
        .of(0, 1, 2, 3, 4, 5)
        .collect(
            i ->
                new Corner(
                    spot.x() + RADIUS * Math.cos(turn + i * Math.PI / 3),
                    spot.y() + RADIUS * Math.sin(turn + i * Math.PI / 3)));
  }

  private static void area(
      ImmutableList<Corner> corners, Shade shade, String seam, boolean isMarked, SvgWriter svg) {
    svg.open("path").attribute("d", path(corners)).attribute("fill", ground(shade));
    svg.attribute("stroke", seam).attribute("stroke-width", 1).empty();
    if (isMarked) {
      svg.open("path").attribute("d", path(corners)).attribute("fill", MARK);
      svg.attribute("fill-opacity", MARK_OPACITY).empty();
    }
  }

  private static String ground(Shade shade) {
    return switch (shade) {
      case LIGHT -> LIGHT;
      case DARK -> DARK;
      case WALL -> "#5b5348";
      case RED -> "#e6b3a6";
      case GREEN -> "#b9d3ae";
      case BLUE -> "#b3c8de";
      case YELLOW -> "#f0de9a";
    };
  }

  private static String path(ImmutableList<Corner> corners) {
    return "M"
        + corners
            .collect(
                corner ->
                    SvgWriter.number(corner.x() * UNIT) + " " + SvgWriter.number(corner.y() * UNIT))
            .makeString(" L")
        + " Z";
  }

  private static void point(Spot spot, boolean isMarked, SvgWriter svg) {
    circle(spot, 0.36, svg).attribute("fill", TARGET).attribute("fill-opacity", 0).empty();
    circle(spot, 0.09, svg).attribute("fill", POINT).empty();
    if (isMarked) {
      circle(spot, MARKED_RADIUS, svg).attribute("fill", MARK);
      svg.attribute("fill-opacity", MARK_OPACITY).empty();
    }
  }

  private static SvgWriter circle(Spot spot, double radius, SvgWriter svg) {
    svg.open("circle").attribute("cx", spot.x() * UNIT).attribute("cy", spot.y() * UNIT);
    return svg.attribute("r", radius * UNIT);
  }

  private static void edge(
      Spot spot, ImmutableList<String> contents, boolean isMarked, SvgWriter svg) {
    svg.open("path").attribute("d", path(round(spot))).attribute("fill", TARGET);
    svg.attribute("fill-opacity", 0).empty();
    boolean isDrawn = contents.notEmpty();
    String colour = isDrawn ? "#33302c" : UNDRAWN;
    line(spot, isDrawn ? 5 : 3, svg).attribute("stroke", isMarked ? MARKED_LINE : colour).empty();
  }

  /** The corners of what can be clicked of a line: its ends, and two points beside its middle. */
  private static ImmutableList<Corner> round(Spot spot) {
    Corner from = spot.outline().corners().get(0);
    Corner to = spot.outline().corners().get(1);
    double across = (to.x() - from.x()) * TARGET_OF_LINE;
    double up = (to.y() - from.y()) * TARGET_OF_LINE;
    return Lists.immutable.of(
        from,
        new Corner(spot.x() - up, spot.y() + across),
        to,
        new Corner(spot.x() + up, spot.y() - across));
  }

  private static SvgWriter line(Spot spot, double width, SvgWriter svg) {
    Corner from = spot.outline().corners().get(0);
    Corner to = spot.outline().corners().get(1);
    svg.open("line").attribute("x1", from.x() * UNIT).attribute("y1", from.y() * UNIT);
    svg.attribute("x2", to.x() * UNIT).attribute("y2", to.y() * UNIT);
    return svg.attribute("stroke-width", width).attribute("stroke-linecap", "round");
  }
}
