package org.gonu.render;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;

/** Facts as readable lines, for what has no place on a board and for games without one. */
final class FactSheet {
  /** Most lines of one picture. */
  private static final int MAX_LINES = 60;

  /** Longest line of one picture, in characters. */
  private static final int MAX_LENGTH = 70;

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

  /** Facts as a picture. */
  static String draw(ImmutableList<Term> facts) {
    ImmutableList<String> lines =
        lines(facts)
            .collect(line -> line.label() + (line.value().isEmpty() ? "" : ": " + line.value()))
            .collect(FactSheet::cut)
            .take(MAX_LINES);
    double width = 40 + 8.5 * lines.collectInt(String::length).maxIfEmpty(10);
    double height = 30 + LINE * Math.max(1, lines.size());
    SvgWriter svg = new SvgWriter();
    svg.open("svg").attribute("xmlns", "http://www.w3.org/2000/svg");
    svg.attribute("viewBox", "0 0 " + SvgWriter.number(width) + " " + SvgWriter.number(height));
    svg.attribute("class", "gonu-board").inside();
    svg.open("rect").attribute("width", width).attribute("height", height).attribute("rx", 10);
    svg.attribute("fill", "#f7f1e4").empty();
    lines.forEachWithIndex(
        (line, i) -> {
          svg.open("text").attribute("x", 20).attribute("y", 30 + i * LINE);
          svg.attribute("font-size", 16).attribute("font-family", "sans-serif");
          svg.attribute("fill", "#2e2618").inside().text(line).close("text");
        });
    return svg.close("svg").toString();
  }

  private static String cut(String line) {
    return line.length() <= MAX_LENGTH ? line : line.substring(0, MAX_LENGTH - 1) + "…";
  }
}
