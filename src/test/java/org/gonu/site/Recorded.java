package org.gonu.site;

import org.jfree.chart.JFreeChart;

/** Recorded results of one kind, as they stand on a page. */
interface Recorded {
  /** The rows of the page, as a table in Markdown. */
  String table();

  /** The same as a plot. */
  JFreeChart plot();

  /** Height of the plot in pixels. */
  int height();
}
