package org.gonu.board.view;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MapIterable;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.board.BoardPlan;
import org.gonu.board.BoardPlan.Caption;
import org.gonu.board.BoardPlan.Stroke;
import org.gonu.board.place.Outline.Corner;
import org.gonu.board.place.Spot;
import org.gonu.gdl.Term;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;
import org.gonu.text.SpellingDistance;

/** Makes a view of its statements, and finds what is wrong with them. */
final class ViewBuilder {
  private final SourceText source;
  private final ImmutableList<ViewStatement> statements;
  private final ViewFindings findings;
  private final Geometry geometry;

  ViewBuilder(SourceText source, ImmutableList<ViewStatement> statements, ViewFindings findings) {
    this.source = source;
    this.statements = statements;
    this.findings = findings;
    this.geometry = new Geometry(findings);
  }

  /** One row of a statement. */
  private record Row(ViewStatement statement, ImmutableList<Term> values) {
    Term get(int index) {
      return values.get(index);
    }

    String text(int index) {
      return values.get(index).toString();
    }

    String words(int from) {
      return values.drop(from).makeString(" ").replace('_', ' ').replaceAll(" +", " ").strip();
    }
  }

  private ImmutableList<Row> rows(ViewWord word) {
    return statements
        .select(statement -> statement.word() == word)
        .flatCollect(statement -> statement.rows().collect(row -> new Row(statement, row)));
  }

  View build() {
    for (ViewStatement statement : statements) {
      statement.rows().each(row -> geometry.place(statement, row));
    }
    for (ViewStatement statement : statements) {
      statement.rows().each(row -> geometry.describe(statement, row));
    }
    MapIterable<Term, Spot> spots = geometry.spots();
    View.Marks marks = new View.Marks(strokes(), captions());
    BoardPlan plan = new ViewPlan(spots, marks, holdings(spots));
    Optional<BoardPlan> described = spots.isEmpty() ? Optional.empty() : Optional.of(plan);
    return new View(source, described, marks, looks(), clicks(spots), names(), hidden());
  }

  private ImmutableList<Stroke> strokes() {
    return rows(ViewWord.LINE)
        .collect(this::stroke)
        .select(Optional::isPresent)
        .collect(Optional::get)
        .newWithAll(geometry.dots());
  }

  private Optional<Stroke> stroke(Row row) {
    ImmutableList<String> looks =
        row.values().drop(2).collect(look -> look.toString().toLowerCase(Locale.ROOT));
    boolean isThick = looks.notEmpty() && looks.getFirst().equals("thick");
    ImmutableList<String> colours = isThick ? looks.drop(1) : looks;
    boolean isKnown = colours.isEmpty() || Symbols.COLOURS.contains(colours.getFirst());
    if (colours.size() > 1 || !isKnown) {
      wrong(
          row,
          "there is no line '" + looks.makeString(" ") + "'",
          "write 'thick', a colour such as 'red', both or nothing");
    }
    Optional<Corner> from = geometry.point(row.statement(), row.get(0));
    Optional<Corner> to = geometry.point(row.statement(), row.get(1));
    return from.flatMap(
        one ->
            to.map(
                other ->
                    new Stroke(
                        one,
                        other,
                        isThick ? Stroke.THICK : Stroke.THIN,
                        colours.getFirstOptional())));
  }

  private ImmutableList<Caption> captions() {
    return rows(ViewWord.CAPTION)
        .collect(
            row ->
                geometry
                    .corner(row.statement(), row.get(0), row.get(1))
                    .map(at -> new Caption(row.words(2), at.x(), at.y())))
        .select(Optional::isPresent)
        .collect(Optional::get);
  }

  private ImmutableMap<Term, ImmutableList<ViewPlan.Holding>> holdings(
      MapIterable<Term, Spot> spots) {
    MutableMap<Term, MutableList<ViewPlan.Holding>> holdings = Maps.mutable.empty();
    for (Row row : rows(ViewWord.HOLDS)) {
      spot(row, 1, spots)
          .ifPresent(
              spot ->
                  holdings
                      .getIfAbsentPut(row.get(0), Lists.mutable::empty)
                      .add(new ViewPlan.Holding(spot, content(row.text(2)))));
    }
    return holdings.collectValues((fact, held) -> held.toImmutable()).toImmutable();
  }

  /** A content without its parentheses, as boards that are found have it. */
  private static String content(String text) {
    return text.startsWith("(") ? text.substring(1, text.length() - 1) : text;
  }

  private Optional<Spot> spot(Row row, int index, MapIterable<Term, Spot> spots) {
    Optional<Spot> spot = Optional.ofNullable(spots.get(row.get(index)));
    if (spot.isEmpty()) {
      wrong(
          row,
          "there is no place " + row.text(index),
          "say where it is with 'at', 'middle', 'edge' or 'area'; a 'dot' is no place");
    }
    return spot;
  }

  private void wrong(Row row, String message, String help) {
    findings.add(DiagnosticCode.VIEW_VALUE, row.statement().rule(), message, help);
  }

  private ImmutableMap<String, View.Look> looks() {
    MutableMap<String, View.Look> looks = Maps.mutable.empty();
    for (Row row : rows(ViewWord.DRAW)) {
      String symbol = row.text(1).toLowerCase(Locale.ROOT);
      known(row, "symbol", symbol, Symbols.ALL);
      Optional<String> colour = Optional.empty();
      Optional<String> letters = Optional.empty();
      if (row.values().size() > 2) {
        String third = row.text(2).toLowerCase(Locale.ROOT);
        boolean isColour = Symbols.COLOURS.contains(third) || row.values().size() > 3;
        if (isColour) {
          known(row, "colour", third, Symbols.COLOURS);
          colour = Optional.of(third);
          letters = row.values().size() > 3 ? Optional.of(row.text(3)) : Optional.empty();
        } else {
          letters = Optional.of(row.text(2));
        }
      }
      looks.put(content(row.text(0)), new View.Look(symbol, colour, letters));
    }
    return looks.toImmutable();
  }

  private void known(Row row, String what, String name, ImmutableSet<String> names) {
    if (!names.contains(name)) {
      wrong(
          row,
          "there is no " + what + " '" + name + "'",
          SpellingDistance.nearest(name, names.toSortedList())
              .map(nearest -> "did you mean '" + nearest + "'?")
              .orElse("take one of " + names.toSortedList().makeString()));
    }
  }

  private ImmutableMap<Term, ImmutableList<Spot>> clicks(MapIterable<Term, Spot> spots) {
    MutableMap<Term, ImmutableList<Spot>> clicks = Maps.mutable.empty();
    for (Row row : rows(ViewWord.CLICK)) {
      MutableList<Spot> places = Lists.mutable.empty();
      for (int i = 1; i < row.values().size(); i++) {
        spot(row, i, spots).ifPresent(places::add);
      }
      clicks.put(row.get(0), places.toImmutable());
    }
    return clicks.toImmutable();
  }

  private ImmutableMap<Term, String> names() {
    return rows(ViewWord.SAY).toMap(row -> row.get(0), row -> row.words(1)).toImmutable();
  }

  private ImmutableSet<Term> hidden() {
    return rows(ViewWord.HIDE).collect(row -> row.get(0)).toImmutableSet();
  }
}
