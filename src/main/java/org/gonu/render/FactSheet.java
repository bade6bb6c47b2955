package org.gonu.render;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;

/** Facts as readable lines, for what has no place on a board and for games without one. */
final class FactSheet {
  /** Most rows of text of one picture. */
  private static final int MAX_ROWS = 120;

  /** Longest row of one picture, in characters. */
  private static final int MAX_LENGTH = 70;

  /** How far the later rows of a line begin to the right, in characters. */
  private static final int INDENT = 4;

  private static final double LINE = 24;

  private FactSheet() {}

  /** Facts as lines, one for each name; the arguments of several facts are parted by commas. */
  static ImmutableList<FactLine> lines(ImmutableList<Term> facts) {
    MutableList<String> names = facts.collect(FactSheet::name).distinct().toList();
    return names
        .collect(
            name ->
                new FactLine(
                    name.replace('_', ' '),
                    facts
                        .select(fact -> name(fact).equals(name))
                        .collect(FactSheet::arguments)
                        .makeString(", ")))
        .toImmutable();
  }

  private static String name(Term fact) {
    return fact instanceof Compound compound ? compound.function().name() : fact.toString();
  }

  private static String arguments(Term fact) {
    ImmutableList<Term> arguments =
        fact instanceof Compound compound ? compound.arguments() : Lists.immutable.empty();
    return arguments.collect(Printer.COMPACT::print).makeString(" ");
  }

  /** Facts as a picture; long lines go on below, further to the right. */
  static String draw(ImmutableList<Term> facts) {
    ImmutableList<Row> rows = rows(facts);
    double width = 40 + 8.5 * rows.collectInt(Row::length).maxIfEmpty(10);
    double height = 30 + LINE * Math.max(1, rows.size());
    SvgWriter svg = new SvgWriter();
    svg.open("svg").attribute("xmlns", "http://www.w3.org/2000/svg");
    svg.attribute("viewBox", "0 0 " + SvgWriter.number(width) + " " + SvgWriter.number(height));
    svg.attribute("class", "gonu-board").inside();
    svg.open("rect").attribute("width", width).attribute("height", height).attribute("rx", 10);
    svg.attribute("fill", "#f7f1e4").empty();
    rows.forEachWithIndex(
        (row, i) -> {
          svg.open("text").attribute("x", 20 + 8.5 * row.indent()).attribute("y", 30 + i * LINE);
          svg.attribute("font-size", 16).attribute("font-family", "sans-serif");
          svg.attribute("fill", "#2e2618").inside().text(row.text()).close("text");
        });
    return svg.close("svg").toString();
  }

  /** A line of a picture, or the part of one that has room. */
  private record Row(String text, int indent) {
    int length() {
      return indent + text.length();
    }
  }

  private static ImmutableList<Row> rows(ImmutableList<Term> facts) {
    ImmutableList<Row> rows =
        lines(facts)
            .collect(line -> line.label() + (line.value().isEmpty() ? "" : ": " + line.value()))
            .flatCollect(FactSheet::wrapped);
    return rows.size() <= MAX_ROWS ? rows : rows.take(MAX_ROWS - 1).newWith(new Row("…", INDENT));
  }

  private static ImmutableList<Row> wrapped(String line) {
    MutableList<Row> rows = Lists.mutable.empty();
    String rest = line;
    int indent = 0;
    while (indent + rest.length() > MAX_LENGTH) {
      int end = end(rest, MAX_LENGTH - indent);
      rows.add(new Row(rest.substring(0, end).strip(), indent));
      rest = rest.substring(end).strip();
      indent = INDENT;
    }
    return rows.with(new Row(rest, indent)).toImmutable();
  }

  /** Where a longer text is parted: between two facts, else at a blank, else anywhere. */
  private static int end(String text, int most) {
    int comma = text.lastIndexOf(", ", most - 1) + 1;
    int blank = text.lastIndexOf(' ', most);
    return comma > 0 ? comma : blank > 0 ? blank : most;
  }
}
