package org.gonu.render;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.BoardPlan;
import org.gonu.board.place.Outline.Corner;
import org.gonu.board.place.Outline.Form;
import org.gonu.board.place.Spot;

/** Draws the boards of one state. */
final class SvgPicture {
  /** Width of a cell in units of the picture. */
  static final double UNIT = 48;

  /** Part of its box that a disc takes, with its rim; round pieces on points must not touch. */
  private static final double DISC = 0.8;

  private static final String GROUND = "#f7f1e4";
  private static final String LINE = "#6b5636";
  private static final String WALL = "#33302c";

  private final BoardPlan plan;
  private final PieceArt art;
  private final PlaceArt places;
  private final PictureOptions options;
  private final CaptionArt captions;
  private final PileArt piles;

  /** Width of pieces on points, in widths of a cell: less than 1 where points are near. */
  private final double pointWidth;

  private final SvgWriter svg = new SvgWriter();

  SvgPicture(BoardPlan plan, PieceArt art, PlaceArt places, PictureOptions options) {
    this.plan = plan;
    this.art = art;
    this.places = places;
    this.options = options;
    this.captions = new CaptionArt(plan.spots());
    this.piles = new PileArt(plan, art);
    this.pointWidth = Math.min(1, spacing(plan.spots().select(SvgPicture::isPoint)) / DISC);
  }

  private static boolean isPoint(Spot spot) {
    return !spot.outline().isArea() && spot.outline().form() != Form.EDGE;
  }

  /** The distance of the two nearest places, in widths of a cell. */
  private static double spacing(ImmutableList<Spot> spots) {
    ImmutableList<Spot> sorted = spots.toSortedListBy(Spot::x).toImmutable();
    double nearest = 1;
    for (int i = 0; i < sorted.size(); i++) {
      Spot spot = sorted.get(i);
      for (int j = i + 1; j < sorted.size() && sorted.get(j).x() - spot.x() < nearest; j++) {
        double distance = Math.hypot(sorted.get(j).x() - spot.x(), sorted.get(j).y() - spot.y());
        nearest = distance > 0 ? Math.min(nearest, distance) : nearest;
      }
    }
    return nearest;
  }

  String draw(BoardPlan.Contents contents) {
    ImmutableList<String> box = box().collect(SvgWriter::number);
    svg.open("svg").attribute("xmlns", "http://www.w3.org/2000/svg");
    svg.attribute("viewBox", box.makeString(" ")).attribute("class", "gonu-board").inside();
    svg.open("rect").attribute("x", box.get(0)).attribute("y", box.get(1));
    svg.attribute("width", box.get(2)).attribute("height", box.get(3)).attribute("rx", UNIT * 0.2);
    svg.attribute("fill", GROUND).empty();
    plan.spots()
        .select(spot -> spot.outline().isArea())
        .each(spot -> site(spot, contents.at(spot)));
    plan.spots()
        .select(spot -> spot.outline().form() == Form.EDGE)
        .each(spot -> site(spot, contents.at(spot)));
    plan.strokes().each(this::stroke);
    plan.spots().select(SvgPicture::isPoint).each(spot -> site(spot, contents.at(spot)));
    if (options.coordinates()) {
      plan.captions().each(caption -> captions.draw(caption, svg));
    }
    return svg.close("svg").toString();
  }

  /** Left, top, width and height of all that is drawn. */
  private ImmutableList<Double> box() {
    ImmutableList<Corner> extremes =
        plan.spots()
            .collect(spot -> new Corner(spot.x(), spot.y()))
            .newWithAll(plan.spots().flatCollect(spot -> spot.outline().corners()));
    double margin = 0.62;
    double left = extremes.collectDouble(Corner::x).min() - margin;
    double right = extremes.collectDouble(Corner::x).max() + margin;
    double top = extremes.collectDouble(Corner::y).min() - margin;
    double bottom = extremes.collectDouble(Corner::y).max() + margin;
    for (BoardPlan.Stroke stroke : plan.strokes()) {
      for (Corner end : Lists.immutable.of(stroke.from(), stroke.to())) {
        left = Math.min(left, end.x() - stroke.width());
        right = Math.max(right, end.x() + stroke.width());
        top = Math.min(top, end.y() - stroke.width());
        bottom = Math.max(bottom, end.y() + stroke.width());
      }
    }
    if (options.coordinates()) {
      for (BoardPlan.Caption caption : plan.captions()) {
        Corner at = captions.centre(caption);
        left = Math.min(left, at.x() - captions.halfWidth(caption));
        right = Math.max(right, at.x() + captions.halfWidth(caption));
        top = Math.min(top, at.y() - captions.halfHeight());
        bottom = Math.max(bottom, at.y() + captions.halfHeight());
      }
    }
    return Lists.immutable.of(
        left * UNIT, top * UNIT, (right - left) * UNIT, (bottom - top) * UNIT);
  }

  private void stroke(BoardPlan.Stroke stroke) {
    svg.open("line").attribute("x1", stroke.from().x() * UNIT);
    svg.attribute("y1", stroke.from().y() * UNIT).attribute("x2", stroke.to().x() * UNIT);
    svg.attribute("y2", stroke.to().y() * UNIT).attribute("stroke", colour(stroke));
    svg.attribute("stroke-width", stroke.width() * UNIT);
    svg.attribute("stroke-linecap", "round").empty();
  }

  private static String colour(BoardPlan.Stroke stroke) {
    String usual = stroke.width() < BoardPlan.Stroke.WALL ? LINE : WALL;
    return stroke.colour().flatMap(Paint::named).map(Paint::fill).orElse(usual);
  }

  private void site(Spot spot, ImmutableList<String> contents) {
    double x = spot.x() * UNIT;
    double y = spot.y() * UNIT;
    boolean isMarked = options.marked().contains(spot.id());
    svg.open("g").attribute("class", isMarked ? "site marked" : "site");
    svg.attribute("data-site", spot.id()).attribute("data-name", spot.name());
    svg.attribute("data-x", x).attribute("data-y", y).inside();
    if (spot.outline().form() == Form.STACK) {
      piles.draw(spot, contents, isMarked, svg);
    } else {
      places.draw(spot, contents, isMarked, svg);
    }
    if (hasPieces(spot)) {
      pieces(contents, x, y, isPoint(spot) ? pointWidth * UNIT : UNIT);
    }
    svg.close("g");
  }

  /** True for a place that is not drawn together with its contents. */
  private static boolean hasPieces(Spot spot) {
    return spot.outline().form() != Form.EDGE && spot.outline().form() != Form.STACK;
  }

  private void pieces(ImmutableList<String> contents, double x, double y, double box) {
    double width = contents.size() == 1 ? box : box * 0.66;
    for (int i = 0; i < contents.size(); i++) {
      double shift =
          (i - (contents.size() - 1) / 2.0) * box * Math.min(0.34, 0.6 / contents.size());
      art.draw(contents.get(i), x + shift, y + shift, width, svg);
    }
  }
}
