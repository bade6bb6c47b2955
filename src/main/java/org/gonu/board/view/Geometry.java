package org.gonu.board.view;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MapIterable;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.map.mutable.MapAdapter;
import org.gonu.board.BoardPlan.Stroke;
import org.gonu.board.place.Outline;
import org.gonu.board.place.Outline.Corner;
import org.gonu.board.place.Shade;
import org.gonu.board.place.Spot;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;
import org.gonu.text.DiagnosticCode;

/** Where the places of a view file lie, and what they look like. */
final class Geometry {
  /** Greatest distance of a place from the origin, in widths of a cell. */
  private static final double MAX_COORDINATE = 100;

  /** Most places of a view. */
  private static final int MAX_PLACES = 4000;

  private static final double DOT = 0.18;

  private final ViewFindings findings;

  /** The places in the order of the file, and where their centres lie. */
  private final MutableMap<Term, Corner> centres = MapAdapter.adapt(new LinkedHashMap<>());

  private final MutableMap<Term, Outline> outlines = Maps.mutable.empty();
  private final MutableMap<Term, Shade> shades = Maps.mutable.empty();
  private final MutableMap<Term, String> names = Maps.mutable.empty();
  private final MutableSet<Term> dots = Sets.mutable.empty();

  Geometry(ViewFindings findings) {
    this.findings = findings;
  }

  /** Takes a statement into account that says where a place lies. */
  void place(ViewStatement statement, ImmutableList<Term> row) {
    Term place = row.getFirst();
    switch (statement.word()) {
      case AT ->
          corner(statement, row.get(1), row.get(2)).ifPresent(at -> put(statement, place, at));
      case MIDDLE -> centre(statement, row.drop(1)).ifPresent(at -> put(statement, place, at));
      case EDGE -> {
        centre(statement, row.drop(1)).ifPresent(at -> put(statement, place, at));
        ImmutableList<Corner> ends = points(statement, row.drop(1));
        if (ends.size() == 2) {
          outlines.put(place, Outline.edge(ends.get(0), ends.get(1)));
        }
      }
      case AREA -> {
        centre(statement, row.drop(1)).ifPresent(at -> put(statement, place, at));
        ImmutableList<Corner> corners = points(statement, row.drop(1));
        if (corners.size() == row.size() - 1) {
          outlines.put(place, Outline.area(corners));
        }
      }
      default -> {
        // Says nothing about where a place lies.
      }
    }
  }

  private void put(ViewStatement statement, Term place, Corner at) {
    Corner before = centres.put(place, at);
    if (before != null && !before.equals(at)) {
      wrong(statement, place + " lies in two places", "say once where it is");
    }
    if (centres.size() == MAX_PLACES + 1) {
      wrong(statement, "more than " + MAX_PLACES + " places", "draw less");
    }
  }

  private Optional<Corner> centre(ViewStatement statement, ImmutableList<Term> places) {
    ImmutableList<Corner> corners = points(statement, places);
    return corners.size() == places.size()
        ? Optional.of(
            new Corner(
                corners.collectDouble(Corner::x).average(),
                corners.collectDouble(Corner::y).average()))
        : Optional.empty();
  }

  private ImmutableList<Corner> points(ViewStatement statement, ImmutableList<Term> places) {
    return places
        .collect(place -> point(statement, place))
        .select(Optional::isPresent)
        .collect(Optional::get);
  }

  /** The centre of a place that was named before, or {@code (point X Y)}. */
  Optional<Corner> point(ViewStatement statement, Term place) {
    if (place instanceof Compound point
        && point.function().name().equalsIgnoreCase("point")
        && point.arguments().size() == 2) {
      return corner(statement, point.arguments().get(0), point.arguments().get(1));
    }
    Optional<Corner> centre = Optional.ofNullable(centres.get(place));
    if (centre.isEmpty()) {
      wrong(
          statement,
          "there is no place " + place,
          "say before where it is, with 'at' or 'middle', or write (point X Y)");
    }
    return centre;
  }

  /** A point by its coordinates: numbers, or letters from {@code a}, which is 1. */
  Optional<Corner> corner(ViewStatement statement, Term across, Term up) {
    Optional<Double> x = coordinate(statement, across);
    Optional<Double> y = coordinate(statement, up);
    return x.flatMap(left -> y.map(height -> new Corner(left, -height)));
  }

  private Optional<Double> coordinate(ViewStatement statement, Term term) {
    String text = term.toString();
    if (text.matches("[a-zA-Z]")) {
      return Optional.of(text.toLowerCase(Locale.ROOT).charAt(0) - 'a' + 1.0);
    }
    if (text.matches("-?[0-9]{1,3}(\\.[0-9]{1,4})?")
        && Math.abs(Double.parseDouble(text)) <= MAX_COORDINATE) {
      return Optional.of(Double.parseDouble(text));
    }
    wrong(
        statement,
        "'" + text + "' is no coordinate",
        "write a number such as 2.5, at most " + (int) MAX_COORDINATE + ", or a letter");
    return Optional.empty();
  }

  /** Takes a statement into account that says what a place looks like or is called. */
  void describe(ViewStatement statement, ImmutableList<Term> row) {
    switch (statement.word()) {
      case SHAPE -> {
        isPlace(statement, row.getFirst());
        shape(statement, row.getFirst(), row.get(1).toString().toLowerCase(Locale.ROOT));
      }
      case SHADE -> {
        isPlace(statement, row.getFirst());
        shade(statement, row.getFirst(), row.get(1).toString());
      }
      case NAME -> {
        isPlace(statement, row.getFirst());
        names.put(row.getFirst(), row.drop(1).makeString("").replace('_', ' '));
      }
      default -> {
        // Says nothing about the look of a place.
      }
    }
  }

  private void isPlace(ViewStatement statement, Term place) {
    if (!centres.containsKey(place)) {
      wrong(statement, "there is no place " + place, "say where it is with 'at'");
    }
  }

  private void shape(ViewStatement statement, Term place, String shape) {
    switch (shape) {
      case "square" -> outlines.put(place, Outline.SQUARE);
      case "hexagon" -> outlines.put(place, Outline.HEXAGON);
      case "point" -> outlines.put(place, Outline.POINT);
      case "dot" -> dots.add(place);
      default ->
          wrong(
              statement,
              "there is no shape '" + shape + "'",
              "shapes are 'square', 'hexagon', 'point' and 'dot'");
    }
  }

  private void shade(ViewStatement statement, Term place, String name) {
    Optional<Shade> shade =
        Lists.immutable
            .with(Shade.values())
            .detectOptional(each -> each.name().equalsIgnoreCase(name));
    if (shade.isEmpty()) {
      wrong(
          statement,
          "there is no shade '" + name + "'",
          "shades are "
              + Lists.immutable
                  .with(Shade.values())
                  .collect(each -> "'" + each.name().toLowerCase(Locale.ROOT) + "'")
                  .makeString());
    }
    shade.ifPresent(found -> shades.put(place, found));
  }

  private void wrong(ViewStatement statement, String message, String help) {
    findings.add(DiagnosticCode.VIEW_VALUE, statement.rule(), message, help);
  }

  /** The places by their terms, in the order of the file; dots are none. */
  MapIterable<Term, Spot> spots() {
    MutableMap<Term, Spot> spots = MapAdapter.adapt(new LinkedHashMap<>());
    MutableSet<String> ids = Sets.mutable.empty();
    centres.forEachKeyValue(
        (place, at) -> {
          if (!dots.contains(place)) {
            String name = names.getIfAbsentValue(place, bare(place));
            spots.put(
                place,
                new Spot(
                    id(name, ids),
                    name,
                    "",
                    at.x(),
                    at.y(),
                    outlines.getIfAbsentValue(place, Outline.SQUARE),
                    shades.getIfAbsentValue(place, Shade.LIGHT)));
          }
        });
    return spots.asUnmodifiable();
  }

  private static String bare(Term place) {
    return place instanceof Compound compound
        ? compound.function().name() + " " + compound.arguments().makeString(" ")
        : place.toString();
  }

  private static String id(String name, MutableSet<String> taken) {
    String plain = name.replaceAll("[^A-Za-z0-9.,]", "_");
    String id = plain;
    for (int number = 2; !taken.add(id); number++) {
      id = number + ":" + plain;
    }
    return id;
  }

  /** What is drawn of places that are dots. */
  ImmutableList<Stroke> dots() {
    MutableList<Stroke> strokes = Lists.mutable.empty();
    centres.forEachKeyValue(
        (place, at) -> {
          if (dots.contains(place)) {
            strokes.add(new Stroke(at, at, DOT));
          }
        });
    return strokes.toImmutable();
  }
}
