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
import org.jfree.data.category.DefaultCategoryDataset;
import org.jspecify.annotations.Nullable;

/** Speeds of Gonu on several sheets beside those of other engines: a table and a bar chart. */
final class EngineSpeeds implements Recorded {
  private final ImmutableList<Row> rows;

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

  private EngineSpeeds(ImmutableList<Row> rows) {
    this.rows = rows;
  }

  /** Reads the speeds from a file. */
  static EngineSpeeds read(Path file) throws IOException {
    Content content = new ObjectMapper().readValue(file.toFile(), Content.class);
    return new EngineSpeeds(Lists.immutable.withAll(content.sheets()));
  }

  @Override
  public String table() {
    return "| sheet | gates | Gonu | Sancho | set-up | times | ggp-base | times |\n"
        + "|---|---|---|---|---|---|---|---|\n"
        + rows.collect(EngineSpeeds::line).makeString("");
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
      if (row.timesSancho() != null) {
        data.addValue(row.timesSancho(), "times Sancho", row.name());
      }
    }
    return Drawing.bars(data, "speed of Gonu as a multiple of Sancho's", 2_000);
  }

  @Override
  public int height() {
    return Drawing.heightOfBars(rows.size());
  }
}
