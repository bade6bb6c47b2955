package org.gonu.site;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jspecify.annotations.Nullable;

/** Speeds of engines on several sheets, our own or beside others: a table and a bar chart. */
final class Speeds implements Recorded {
  private static final int ROW_HEIGHT = 20;
  private static final int FRAME_HEIGHT = 100;

  private final ImmutableList<Row> rows;
  private final boolean isBesideOthers;

  /**
   * Speeds on one sheet.
   *
   * @param isPublic true if the sheet is from the public repository
   * @param gonu millions of steps a second
   * @param sancho millions of steps a second; null if it was not ready in time
   * @param setup seconds until Sancho was ready
   * @param timesSancho how many times as fast as Sancho
   * @param ggpBase thousands of steps a second; null if there was no answer
   * @param timesGgpBase how many times as fast as ggp-base
   */
  private record Row(
      String sheet,
      @JsonProperty("public") boolean isPublic,
      int gates,
      String gonu,
      @Nullable String sancho,
      @Nullable String setup,
      @Nullable Integer timesSancho,
      @Nullable String ggpBase,
      @Nullable Integer timesGgpBase) {
    String name() {
      return isPublic ? sheet + " *" : sheet;
    }
  }

  /** What a file holds; the rest of it is for readers. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  private record Content(List<Row> sheets) {}

  private Speeds(ImmutableList<Row> rows, boolean isBesideOthers) {
    this.rows = rows;
    this.isBesideOthers = isBesideOthers;
  }

  /** Reads our own speeds from a file. */
  static Speeds own(Path file) throws IOException {
    return new Speeds(rows(file), false);
  }

  /** Reads our speeds from a file beside those of others. */
  static Speeds besideOthers(Path file) throws IOException {
    return new Speeds(rows(file), true);
  }

  private static ImmutableList<Row> rows(Path file) throws IOException {
    Content content = new ObjectMapper().readValue(file.toFile(), Content.class);
    return Lists.immutable.withAll(content.sheets());
  }

  @Override
  public String table() {
    if (!isBesideOthers) {
      return "| sheet | millions of steps a second |\n|---|---|\n"
          + rows.collect(row -> "| " + row.name() + " | " + row.gonu() + " |\n").makeString("");
    }
    return "| sheet | gates | Gonu | Sancho | set-up | times | ggp-base | times |\n"
        + "|---|---|---|---|---|---|---|---|\n"
        + rows.collect(Speeds::line).makeString("");
  }

  private static String line(Row row) {
    return Lists.mutable
        .of(
            row.name(),
            thousands(row.gates()),
            row.gonu(),
            row.sancho() == null ? "not in 60 s" : row.sancho(),
            row.setup() == null ? "" : row.setup() + " s",
            row.timesSancho() == null ? "" : thousands(row.timesSancho()),
            row.ggpBase() == null ? "no answer" : row.ggpBase() + " k",
            row.timesGgpBase() == null ? "" : thousands(row.timesGgpBase()))
        .makeString("| ", " | ", " |\n");
  }

  private static String thousands(int number) {
    return new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(number);
  }

  @Override
  public JFreeChart plot() {
    DefaultCategoryDataset data = new DefaultCategoryDataset();
    for (Row row : rows) {
      if (!isBesideOthers) {
        data.addValue(Double.valueOf(row.gonu()), "steps", row.name());
      } else if (row.timesSancho() != null) {
        data.addValue(row.timesSancho(), "times Sancho", row.name());
      }
    }
    LogAxis times =
        new LogAxis(
            isBesideOthers
                ? "speed of Gonu as a multiple of Sancho's"
                : "millions of steps a second");
    times.setRange(1, isBesideOthers ? 2_000 : 1_000);
    times.setTickUnit(new NumberTickUnit(1)); // one for each power of ten
    times.setNumberFormatOverride(
        new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(Locale.ROOT)));
    BarRenderer renderer = new BarRenderer();
    renderer.setBarPainter(new StandardBarPainter());
    renderer.setShadowVisible(false);
    renderer.setBase(1);
    renderer.setSeriesPaint(0, Drawing.BLUE);
    CategoryPlot plot = new CategoryPlot(data, new CategoryAxis(), times, renderer);
    plot.setOrientation(PlotOrientation.HORIZONTAL);
    return new JFreeChart(null, Drawing.FONT, plot, false);
  }

  @Override
  public int height() {
    return FRAME_HEIGHT + ROW_HEIGHT * rows.size();
  }
}
