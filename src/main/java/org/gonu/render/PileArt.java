package org.gonu.render;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.BoardPlan;
import org.gonu.board.place.Outline.Corner;
import org.gonu.board.place.Spot;

/** Draws things one upon another, the larger ones broader. */
final class PileArt {
  private static final double UNIT = SvgPicture.UNIT;

  /** Parts of the width of a base that the smallest and the largest thing take. */
  private static final double LEAST = 0.3;

  private static final double MOST = 0.92;

  /** Of things without sizes. */
  private static final double USUAL = 0.6;

  /** Part of its room that a thing takes from below to above. */
  private static final double FULL = 0.9;

  private static final double FOOT = 6;
  private static final String WOOD = "#b08a57";
  private static final String MARK = "#8fb400";

  private final BoardPlan plan;
  private final PieceArt art;

  PileArt(BoardPlan plan, PieceArt art) {
    this.plan = plan;
    this.art = art;
  }

  /** Draws a base and what stands on it. */
  void draw(Spot spot, ImmutableList<String> pile, boolean isMarked, SvgWriter svg) {
    Corner foot = spot.outline().corners().getFirst();
    Corner top = spot.outline().corners().getLast();
    double width = (top.x() - foot.x()) * UNIT;
    double height = (foot.y() - top.y()) * UNIT;
    rectangle(foot.x() * UNIT, top.y() * UNIT, width, height, svg)
        .attribute("fill", isMarked ? MARK : "#ffffff")
        .attribute("fill-opacity", isMarked ? 0.25 : 0)
        .empty();
    rectangle(spot.x() * UNIT - FOOT / 2, top.y() * UNIT, FOOT, height, svg)
        .attribute("rx", FOOT / 2)
        .attribute("fill", WOOD)
        .empty();
    rectangle(foot.x() * UNIT + FOOT, foot.y() * UNIT - FOOT, width - 2 * FOOT, FOOT, svg)
        .attribute("rx", FOOT / 2)
        .attribute("fill", WOOD)
        .empty();
    double room = (height - FOOT) / (plan.knownContents().size() + 1);
    for (int i = 0; i < pile.size(); i++) {
      double middle = foot.y() * UNIT - FOOT - (i + 0.5) * room;
      thing(pile.get(i), spot.x() * UNIT, middle, width, room * FULL, svg);
    }
  }

  private void thing(
      String content, double x, double y, double width, double height, SvgWriter svg) {
    int rank = plan.sizes().indexOf(content);
    int last = Math.max(1, plan.sizes().size() - 1);
    double across = width * (rank < 0 ? USUAL : LEAST + (MOST - LEAST) * rank / last);
    Paint paint = art.paint(content, plan.knownContents().indexOf(content));
    svg.open("g").attribute("class", "piece").attribute("data-piece", content).inside();
    rectangle(x - across / 2, y - height / 2, across, height, svg)
        .attribute("rx", height * 0.3)
        .attribute("fill", paint.fill())
        .attribute("stroke", paint.line())
        .attribute("stroke-width", 2)
        .empty();
    double size = height * 0.6;
    svg.open("text").attribute("x", x).attribute("y", y + size * 0.36);
    svg.attribute("font-size", size).attribute("font-family", "sans-serif");
    svg.attribute("font-weight", "bold").attribute("text-anchor", "middle");
    svg.attribute("fill", paint.ink()).inside().text(art.letters(content)).close("text");
    svg.close("g");
  }

  private static SvgWriter rectangle(
      double x, double y, double width, double height, SvgWriter svg) {
    svg.open("rect").attribute("x", x).attribute("y", y);
    return svg.attribute("width", width).attribute("height", height);
  }
}
