package org.gonu.site;

import de.erichseifert.vectorgraphics2d.Processors;
import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.Color;
import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jfree.chart.JFreeChart;

/** Draws charts as SVG. */
final class Drawing {
  /** The colour of our results. */
  static final Color BLUE = new Color(0x1b6ca8);

  /** The font of titles. */
  static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 13);

  private static final int WIDTH = 760;

  private Drawing() {}

  /** A chart as SVG; equal data gives equal text where the fonts are the same. */
  static String svg(JFreeChart chart, int height) throws IOException {
    chart.setBackgroundPaint(Color.WHITE);
    chart.getPlot().setBackgroundPaint(Color.WHITE);
    VectorGraphics2D graphics = new VectorGraphics2D();
    chart.draw(graphics, new Rectangle2D.Double(0, 0, WIDTH, height));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Processors.get("svg")
        .getDocument(graphics.getCommands(), new PageSize(0, 0, WIDTH, height))
        .writeTo(bytes);
    return bytes
        .toString(StandardCharsets.UTF_8)
        .replaceAll("(?s)^.*?<svg", "<svg")
        .replaceAll("font-family:(&quot;[^&]*&quot;|[^;]*);", "font-family:sans-serif;")
        .stripTrailing()
        .concat("\n");
  }
}
