package org.gonu.render;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.BoardPlan;
import org.gonu.board.Spot;

/** Draws the boards of one state. */
final class SvgPicture {
  /** Width of a cell in units of the picture. */
  private static final double UNIT = 48;

  private static final double MARGIN = 0.7;

  private static final String LIGHT = "#e9dcc3";
  private static final String DARK = "#cdb48c";
  private static final String EDGE = "#6b5636";

  private final BoardPlan plan;
  private final PieceArt art;
  private final PictureOptions options;
  private final SvgWriter svg = new SvgWriter();

  SvgPicture(BoardPlan plan, PieceArt art, PictureOptions options) {
    this.plan = plan;
    this.art = art;
    this.options = options;
  }

  String draw(BoardPlan.Contents contents) {
    double left = plan.spots().collectDouble(Spot::x).min() - 0.5 - MARGIN;
    double right = plan.spots().collectDouble(Spot::x).max() + 0.5 + MARGIN;
    double top = plan.spots().collectDouble(Spot::y).min() - 0.5 - MARGIN;
    double bottom = plan.spots().collectDouble(Spot::y).max() + 0.5 + MARGIN;
    ImmutableList<String> box =
        Lists.immutable
            .of(left * UNIT, top * UNIT, (right - left) * UNIT, (bottom - top) * UNIT)
            .collect(SvgWriter::number);
    svg.open("svg").attribute("xmlns", "http://www.w3.org/2000/svg");
    svg.attribute("viewBox", box.makeString(" ")).attribute("class", "gonu-board").inside();
    svg.open("rect").attribute("x", box.get(0)).attribute("y", box.get(1));
    svg.attribute("width", box.get(2)).attribute("height", box.get(3)).attribute("rx", UNIT * 0.2);
    svg.attribute("fill", "#f7f1e4").empty();
    for (Spot spot : plan.spots()) {
      site(spot, contents.contents().getIfAbsentValue(spot.id(), Lists.immutable.empty()));
    }
    if (options.coordinates()) {
      plan.captions().each(this::caption);
    }
    return svg.close("svg").toString();
  }

  private void site(Spot spot, ImmutableList<String> contents) {
    double x = spot.x() * UNIT;
    double y = spot.y() * UNIT;
    boolean isMarked = options.marked().contains(spot.id());
    svg.open("g").attribute("class", isMarked ? "site marked" : "site");
    svg.attribute("data-site", spot.id()).attribute("data-name", spot.name());
    svg.attribute("data-x", x).attribute("data-y", y).inside();
    svg.open("rect").attribute("x", x - UNIT / 2).attribute("y", y - UNIT / 2);
    svg.attribute("width", UNIT).attribute("height", UNIT);
    svg.attribute("fill", spot.isDark() ? DARK : LIGHT);
    svg.attribute("stroke", EDGE).attribute("stroke-width", 1).empty();
    if (isMarked) {
      svg.open("rect").attribute("x", x - UNIT / 2 + 2).attribute("y", y - UNIT / 2 + 2);
      svg.attribute("width", UNIT - 4).attribute("height", UNIT - 4).attribute("fill", "none");
      svg.attribute("stroke", "#1668b8").attribute("stroke-width", 3).empty();
    }
    for (int i = 0; i < contents.size(); i++) {
      double shift = contents.size() == 1 ? 0 : (i - (contents.size() - 1) / 2.0) * UNIT * 0.3;
      art.draw(
          contents.get(i), x + shift, y + shift, contents.size() == 1 ? UNIT : UNIT * 0.7, svg);
    }
    svg.close("g");
  }

  private void caption(BoardPlan.Caption caption) {
    svg.open("text").attribute("x", caption.x() * UNIT).attribute("y", caption.y() * UNIT + 5);
    svg.attribute("font-size", 15).attribute("font-family", "sans-serif");
    svg.attribute("text-anchor", "middle").attribute("fill", "#4a3d28");
    svg.inside().text(caption.text()).close("text");
  }
}
