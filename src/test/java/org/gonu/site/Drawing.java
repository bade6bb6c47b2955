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
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.data.category.DefaultCategoryDataset;

/** Draws charts as SVG. */
final class Drawing {
  /** The colour of our results. */
  static final Color BLUE = new Color(0x1b6ca8);

  /** The font of titles. */
  static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 13);

  private static final int WIDTH = 760;
  private static final int BAR_HEIGHT = 20;
  private static final int FRAME_HEIGHT = 100;

  private Drawing() {}

  /**
   * A chart of horizontal bars on a logarithmic axis from 1 on.
   *
   * @param data one series
   */
  static JFreeChart bars(DefaultCategoryDataset data, String unit, int upperBound) {
    LogAxis axis = new LogAxis(unit);
    axis.setRange(1, upperBound);
    axis.setTickUnit(new NumberTickUnit(1)); // one for each power of ten
    axis.setNumberFormatOverride(
        new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(Locale.ROOT)));
    BarRenderer renderer = new BarRenderer();
    renderer.setBarPainter(new StandardBarPainter());
    renderer.setShadowVisible(false);
    renderer.setBase(1);
    renderer.setSeriesPaint(0, BLUE);
    CategoryPlot plot = new CategoryPlot(data, new CategoryAxis(), axis, renderer);
    plot.setOrientation(PlotOrientation.HORIZONTAL);
    return new JFreeChart(null, FONT, plot, false);
  }

  /** Height of {@link #bars} in pixels. */
  static int heightOfBars(int count) {
    return FRAME_HEIGHT + BAR_HEIGHT * count;
  }

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
