package org.gonu.analysis.coverage;

import java.util.Locale;
import org.gonu.analysis.coverage.Listing.Line;

/** Writes the coverage of a sheet as a page of HTML that needs no other file. */
public final class CoveragePage {
  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Coverage of NAME</title>
      <style>
      body { font: 16px/1.4 sans-serif; margin: 2em; color: #222; background: #fff; }
      table { border-collapse: collapse; font: 14px/1.35 monospace; }
      td { padding: 0 0.6em; vertical-align: top; }
      td.count, td.number { text-align: right; color: #666; user-select: none; }
      td.text { white-space: pre-wrap; }
      td.remark { color: #8a5300; }
      tr.fired td.count { background: #d6f0d6; }
      tr.never td.count, tr.never td.text { background: #fbd9d9; color: #7a0000; }
      </style>
      </head>
      <body>
      <h1>Coverage of NAME</h1>
      """;

  private CoveragePage() {}

  /** The page. */
  public static String print(Coverage coverage) {
    StringBuilder out = new StringBuilder();
    String name = escape(coverage.sheet().source().name());
    out.append(HEAD.replace("NAME", name));
    for (String line : summary(coverage).split("\n", -1)) {
      out.append("<p>").append(escape(line)).append("</p>\n");
    }
    out.append("<table>\n");
    Listing.of(coverage).each(line -> row(line, out));
    return out.append("</table>\n</body>\n</html>\n").toString();
  }

  /** The coverage figures, in two lines. */
  public static String summary(Coverage coverage) {
    return String.format(
        Locale.ROOT,
        "rules: %,d of %,d fired; literals: %,d of %,d reached, %,d seen both ways\n"
            + "%,d random matches, %,d positions",
        coverage.firedRules(),
        coverage.rules().size(),
        coverage.reachedLiterals(),
        coverage.literals().size(),
        coverage.coveredLiterals(),
        coverage.playouts(),
        coverage.positions());
  }

  private static void row(Line line, StringBuilder out) {
    String kind = line.fired().map(fired -> fired ? "fired" : "never").orElse("plain");
    out.append("<tr class=\"").append(kind).append("\"><td class=\"count\">");
    out.append(count(line)).append("</td><td class=\"number\">").append(line.number());
    out.append("</td><td class=\"text\">").append(escape(line.text()));
    out.append("</td><td class=\"remark\">").append(escape(line.remarks().makeString("; ")));
    out.append("</td></tr>\n");
  }

  /**
   * The text in the gutter of a line: the number of positions in which its rule fired, or that it
   * is impossible.
   */
  public static String count(Line line) {
    return line.rule().map(CoveragePage::count).orElse("");
  }

  private static String count(RuleCoverage rule) {
    return switch (rule.verdict()) {
      case FIRED -> String.format(Locale.ROOT, "%,d", rule.positions());
      case NEVER_FIRED -> "never";
      case IMPOSSIBLE -> "cannot";
    };
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
