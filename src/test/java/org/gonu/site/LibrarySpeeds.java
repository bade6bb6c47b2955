package org.gonu.site;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.jfree.chart.JFreeChart;
import org.jfree.data.category.DefaultCategoryDataset;

/** What {@code gonu bench --json} printed for sheets of the library: a table and a bar chart. */
final class LibrarySpeeds implements Recorded {
  private static final int MILLION = 1_000_000;

  private final ImmutableList<Row> rows;

  /**
   * Speed on one sheet; the other fields of the output are left out.
   *
   * @param game name of the sheet
   * @param meanLength of a random playout, in plies
   */
  @JsonIgnoreProperties(ignoreUnknown = true)
  private record Row(
      String game, int gates, double stepsPerSecond, double playoutsPerSecond, double meanLength) {}

  private LibrarySpeeds(ImmutableList<Row> rows) {
    this.rows = rows;
  }

  /** Reads the output from a file. */
  static LibrarySpeeds read(Path file) throws IOException {
    List<Row> rows = List.of(new ObjectMapper().readValue(file.toFile(), Row[].class));
    return new LibrarySpeeds(Lists.immutable.withAll(rows));
  }

  @Override
  public String table() {
    return "| sheet | gates | million steps a second | playouts a second | plies of one |\n"
        + "|---|---|---|---|---|\n"
        + rows.collect(LibrarySpeeds::line).makeString("");
  }

  private static String line(Row row) {
    return String.format(
        Locale.ROOT,
        "| %s | %,d | %s | %,.0f | %.1f |%n",
        row.game(),
        row.gates(),
        threeDigits(row.stepsPerSecond() / MILLION),
        row.playoutsPerSecond(),
        row.meanLength());
  }

  private static String threeDigits(double number) {
    String format = number >= 100 ? "%.0f" : number >= 10 ? "%.1f" : "%.2f";
    return String.format(Locale.ROOT, format, number);
  }

  @Override
  public JFreeChart plot() {
    DefaultCategoryDataset data = new DefaultCategoryDataset();
    for (Row row : rows) {
      data.addValue(row.stepsPerSecond() / MILLION, "steps", row.game());
    }
    return Drawing.bars(data, "millions of steps a second", 2_000);
  }

  @Override
  public int height() {
    return Drawing.heightOfBars(rows.size());
  }
}
