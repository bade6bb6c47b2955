package org.gonu.cli.console;

import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/** A table of text in aligned columns: numbers to the right, words to the left. */
public final class TextTable {
  private final ImmutableList<String> titles;
  private final MutableList<ImmutableList<String>> rows = Lists.mutable.empty();

  /** A table without rows. */
  public TextTable(String... titles) {
    this.titles = Lists.immutable.with(titles);
  }

  /** Adds a row with as many cells as there are titles. */
  public void row(Object... cells) {
    if (cells.length != titles.size()) {
      throw new IllegalArgumentException(titles.size() + " cells wanted, not " + cells.length);
    }
    rows.add(Lists.immutable.with(cells).collect(TextTable::format));
  }

  private static String format(Object cell) {
    return cell instanceof Long || cell instanceof Integer
        ? String.format(Locale.ROOT, "%,d", ((Number) cell).longValue())
        : cell.toString();
  }

  /** The table, one line for each row. */
  public String print() {
    StringBuilder out = new StringBuilder();
    print(titles, out);
    rows.each(row -> print(row, out));
    return out.toString();
  }

  private void print(ImmutableList<String> row, StringBuilder out) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      String cell = row.get(column);
      String padding = " ".repeat(width(column) - cell.length());
      line.append(column == 0 ? "" : "  ");
      line.append(isNumeric(column) ? padding + cell : cell + padding);
    }
    out.append(line.toString().stripTrailing()).append('\n');
  }

  private int width(int column) {
    int width = titles.get(column).length();
    for (ImmutableList<String> row : rows) {
      width = Math.max(width, row.get(column).length());
    }
    return width;
  }

  private boolean isNumeric(int column) {
    return rows.notEmpty() && rows.allSatisfy(row -> row.get(column).matches("[-+]?[0-9.,]+ ?%?"));
  }
}
