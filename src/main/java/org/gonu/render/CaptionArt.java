package org.gonu.render;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.BoardPlan.Caption;
import org.gonu.board.place.Outline.Corner;
import org.gonu.board.place.Outline.Form;
import org.gonu.board.place.Spot;

/**
 * Draws coordinates and titles beside boards. A picture is shown as large as there is room, so the
 * coordinates of small boards are smaller and nearer, lest they look larger than the pieces, and
 * those of large boards are larger, so that they can be read on a telephone.
 */
final class CaptionArt {
  private static final double UNIT = SvgPicture.UNIT;
  private static final String INK = "#4a3d28";
  private static final double SIZE = 12.5;

  /** Size of texts that are longer than {@value #SHORT}. */
  private static final double SIZE_OF_LONG = 11.5;

  private static final int SHORT = 3;

  /** A board that is so wide or high, in cells, has coordinates of the usual size. */
  private static final double USUAL = 8;

  private static final double MIN_SCALE = 0.5;

  /** Larger coordinates of two digits would touch each other. */
  private static final double MAX_SCALE = 1.6;

  /** From the centre of a place to its edge, in cells. */
  private static final double EDGE = 0.5;

  /** A coordinate that is farther from every place than this stands where it was put. */
  private static final double NEAR = 0.9;

  /** Room above and below the centre of a text of the usual size. */
  private static final double HALF_HEIGHT = 0.3;

  private final ImmutableList<Spot> spots;
  private final double scale;

  /** Art for a picture with these places. */
  CaptionArt(ImmutableList<Spot> spots) {
    this.spots = spots;
    double width = spots.collectDouble(Spot::x).max() - spots.collectDouble(Spot::x).min() + 1;
    double height = spots.collectDouble(Spot::y).max() - spots.collectDouble(Spot::y).min() + 1;
    this.scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, Math.max(width, height) / USUAL));
  }

  /** Half the width of a text, in cells. */
  double halfWidth(Caption caption) {
    return scale * Math.max(HALF_HEIGHT, caption.text().length() * 0.1);
  }

  /** Half the height of a text, in cells. */
  double halfHeight() {
    return scale * HALF_HEIGHT;
  }

  /** Where the centre of a text is drawn; beside lines and stacks it stands where it was put. */
  Corner centre(Caption caption) {
    ImmutableList<Spot> places = spots.reject(CaptionArt::isOdd);
    if (places.isEmpty()) {
      return new Corner(caption.x(), caption.y());
    }
    Spot near = places.minBy(spot -> distance(spot, caption));
    double distance = distance(near, caption);
    double part =
        distance <= EDGE || distance > NEAR ? 1 : (EDGE + (distance - EDGE) * scale) / distance;
    return new Corner(
        near.x() + (caption.x() - near.x()) * part, near.y() + (caption.y() - near.y()) * part);
  }

  private static double distance(Spot spot, Caption caption) {
    return Math.hypot(spot.x() - caption.x(), spot.y() - caption.y());
  }

  /** True for lines and stacks, which have no width like that of cells. */
  private static boolean isOdd(Spot spot) {
    return spot.outline().form() == Form.EDGE || spot.outline().form() == Form.STACK;
  }

  /** Draws a text. */
  void draw(Caption caption, SvgWriter svg) {
    double size = scale * (caption.text().length() > SHORT ? SIZE_OF_LONG : SIZE);
    Corner at = centre(caption);
    svg.open("text").attribute("x", at.x() * UNIT).attribute("y", at.y() * UNIT + size / 3);
    svg.attribute("font-size", size).attribute("font-family", "sans-serif");
    svg.attribute("text-anchor", "middle").attribute("fill", INK);
    svg.inside().text(caption.text()).close("text");
  }
}
