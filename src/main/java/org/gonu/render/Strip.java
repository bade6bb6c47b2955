package org.gonu.render;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/** Several pictures in rows, each with a caption, as one picture. */
public final class Strip {
  /** Most pictures of one strip. */
  public static final int MAX_PICTURES = 400;

  /** Width of one picture, and the space around it, in units. */
  private static final double WIDTH = 300;

  private static final double GAP = 16;
  private static final double CAPTION = 26;

  private Strip() {}

  /**
   * A picture of {@link Pictures} with its caption.
   *
   * @param svg one SVG element
   */
  public record Item(String svg, String caption) {}

  /**
   * Puts pictures side by side.
   *
   * @param items at most {@value #MAX_PICTURES}, of one size
   * @param columns pictures in a row, at least 1
   */
  public static String of(ImmutableList<Item> items, int columns) {
    if (items.isEmpty() || items.size() > MAX_PICTURES || columns < 1) {
      throw new IllegalArgumentException(items.size() + " pictures in " + columns + " columns");
    }
    SvgWriter svg = new SvgWriter();
    double top = GAP;
    for (ImmutableList<Item> row : items.chunk(columns).collect(Lists.immutable::withAll)) {
      double height = WIDTH * row.collectDouble(item -> ratio(item.svg())).max();
      for (int i = 0; i < row.size(); i++) {
        add(row.get(i), GAP + i * (WIDTH + GAP), top, height, svg);
      }
      top += height + CAPTION + GAP;
    }
    SvgWriter all = new SvgWriter();
    all.open("svg").attribute("xmlns", "http://www.w3.org/2000/svg");
    all.attribute("class", "gonu-strip");
    double width = Math.min(columns, items.size()) * (WIDTH + GAP) + GAP;
    all.attribute("viewBox", "0 0 " + SvgWriter.number(width) + " " + SvgWriter.number(top));
    return all.inside().raw(svg.toString()).close("svg").toString();
  }

  private static void add(Item item, double x, double y, double height, SvgWriter svg) {
    svg.open("text").attribute("x", x + WIDTH / 2).attribute("y", y + CAPTION * 0.65);
    svg.attribute("font-size", 16).attribute("font-family", "sans-serif");
    svg.attribute("text-anchor", "middle").attribute("fill", "#6b5636");
    svg.inside().text(item.caption()).close("text");
    svg.open("svg").attribute("x", x).attribute("y", y + CAPTION);
    svg.attribute("width", WIDTH).attribute("height", height);
    svg.raw(item.svg().substring("<svg".length()));
  }

  /** Height over width of a picture. */
  private static double ratio(String svg) {
    int start = svg.indexOf("viewBox=\"") + "viewBox=\"".length();
    String[] box = svg.substring(start, svg.indexOf('"', start)).split(" ", -1);
    return Double.parseDouble(box[3]) / Double.parseDouble(box[2]);
  }
}
