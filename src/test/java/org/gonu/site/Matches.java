package org.gonu.site;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.BasicStroke;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.impl.factory.Maps;
import org.gonu.server.rating.Interval;
import org.gonu.server.rating.Tally;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;

/** Matches against one opponent on several sheets: a table and a forest plot. */
final class Matches implements Recorded {
  private static final int ROW_HEIGHT = 32;
  private static final int FRAME_HEIGHT = 100;

  private final ImmutableList<Row> rows;

  /**
   * Matches on one sheet, or on all.
   *
   * @param late turns in which we were late
   * @param opponentLate turns in which the opponent was late
   */
  @JsonIgnoreProperties(ignoreUnknown = true)
  private record Row(String sheet, int won, int drawn, int lost, int late, int opponentLate) {
    Row plus(Row other) {
      return new Row(
          sheet,
          won + other.won,
          drawn + other.drawn,
          lost + other.lost,
          late + other.late,
          opponentLate + other.opponentLate);
    }

    /** Points, 0 to 1. */
    double points() {
      return tally().score();
    }

    Interval interval() {
      return Interval.ofMean(points(), tally().matches());
    }

    private Tally tally() {
      return new Tally(won, drawn, lost);
    }
  }

  /** What a file holds; the rest of it is for readers. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  private record Content(List<Row> sheets) {}

  /** Adds a row for all sheets together. */
  private Matches(ListIterable<Row> sheets) {
    Row all = sheets.injectInto(new Row("all", 0, 0, 0, 0, 0), Row::plus);
    rows = sheets.toImmutableList().newWith(all);
  }

  /** Reads a summary by sheet. */
  static Matches read(Path file) throws IOException {
    return new Matches(
        Lists.immutable.withAll(
            new ObjectMapper().readValue(file.toFile(), Content.class).sheets()));
  }

  /** Reads the journal of an arena, in which the opponent is the second side. */
  static Matches readJournal(Path file) throws IOException {
    MutableMap<String, Row> bySheet = Maps.adapt(new LinkedHashMap<>());
    for (String line : Files.readAllLines(file)) {
      JsonNode match = new ObjectMapper().readTree(line);
      if (match.has("match")) {
        bySheet.merge(match.get("sheet").asText(), row(match), Row::plus);
      }
    }
    return new Matches(bySheet.toList());
  }

  private static Row row(JsonNode match) {
    int order = Double.compare(match.at("/a/points").asDouble(), match.at("/b/points").asDouble());
    return new Row(
        match.get("sheet").asText(),
        order > 0 ? 1 : 0,
        order == 0 ? 1 : 0,
        order < 0 ? 1 : 0,
        match.at("/a/late").asInt(),
        match.at("/b/late").asInt());
  }

  @Override
  public String table() {
    return "| sheet | won, drawn, lost | points | 95 % | we late | Sancho late |\n"
        + "|---|---|---|---|---|---|\n"
        + rows.collect(Matches::line).makeString("");
  }

  private static String line(Row row) {
    return String.format(
        Locale.ROOT,
        "| %s | %d, %d, %d | %.0f %% | %.0f to %.0f %% | %d | %d |%n",
        row.sheet(),
        row.won(),
        row.drawn(),
        row.lost(),
        100 * row.points(),
        100 * row.interval().low(),
        100 * row.interval().high(),
        row.late(),
        row.opponentLate());
  }

  @Override
  public JFreeChart plot() {
    XYIntervalSeries points = new XYIntervalSeries("points");
    rows.forEachWithIndex(
        (row, y) ->
            points.add(
                100 * row.points(),
                100 * row.interval().low(),
                100 * row.interval().high(),
                y,
                y,
                y));
    XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
    data.addSeries(points);
    SymbolAxis sheets = new SymbolAxis(null, rows.collect(Row::sheet).toArray(new String[0]));
    sheets.setInverted(true);
    sheets.setGridBandsVisible(false);
    NumberAxis percent = new NumberAxis("points of Gonu in %, with intervals of 95 %");
    percent.setRange(0, 102);
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setDrawYError(false);
    renderer.setSeriesPaint(0, Drawing.BLUE);
    renderer.setErrorStroke(new BasicStroke(2));
    XYPlot plot = new XYPlot(data, percent, sheets, renderer);
    plot.addDomainMarker(new ValueMarker(50, Color.GRAY, new BasicStroke(1)));
    return new JFreeChart(null, Drawing.FONT, plot, false);
  }

  @Override
  public int height() {
    return FRAME_HEIGHT + ROW_HEIGHT * rows.size();
  }
}
