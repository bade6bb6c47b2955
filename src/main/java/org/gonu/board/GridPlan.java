package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MapIterable;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.board.fact.BoardPattern;
import org.gonu.board.fact.BoardPattern.Place;
import org.gonu.board.place.Address;
import org.gonu.board.place.Lattice;
import org.gonu.board.place.Lattice.Cross;
import org.gonu.board.place.Lattice.Link;
import org.gonu.board.place.LatticeFinder;
import org.gonu.board.place.Outline;
import org.gonu.board.place.Outline.Corner;
import org.gonu.board.place.Shade;
import org.gonu.board.place.Spot;
import org.gonu.board.place.WholeBoardFinder;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Term;

/** Boards of columns and rows, side by side. */
final class GridPlan implements BoardPlan {
  /** Between two boards, in widths of a cell. */
  private static final double GAP = 1.6;

  /** Between two layers that are parts of a larger board. */
  private static final double PART_GAP = 1.2;

  /** Boards stand side by side up to this width, in widths of a cell. */
  private static final double MAX_WIDTH = 24;

  private final BoardLayout layout;
  private final MutableList<Spot> spots = Lists.mutable.empty();
  private final MutableList<Stroke> strokes = Lists.mutable.empty();
  private final MutableList<Caption> captions = Lists.mutable.empty();
  private final MutableList<Address> addresses = Lists.mutable.empty();
  private final MutableSet<String> ids = Sets.mutable.empty();

  /** The grids that are drawn. */
  private final MutableList<Grid> grids = Lists.mutable.empty();

  /** The walls that are drawn. */
  private final MutableList<Walls> walls = Lists.mutable.empty();

  /** By grid: its places. */
  private final MutableList<MutableMap<Place, Spot>> spotsOf = Lists.mutable.empty();

  /** Where the next board goes. */
  private double left;

  private double top;
  private double height;

  /**
   * Lays out the boards that were found in a game.
   *
   * @param atoms what holds in all states, such as which cells are neighbours
   */
  GridPlan(BoardLayout layout, ImmutableList<Atom> atoms) {
    this.layout = layout;
    layout.grids().each(grid -> add(grid, atoms));
    layout.between().each(grid -> addBetween(grid, atoms));
    layout.walls().select(this::build).each(walls::add);
    layout.boardLines().each(this::addBoardLines);
  }

  /** Draws walls on the first board that has all their cells; false if there is none. */
  private boolean build(Walls added) {
    for (int i = 0; i < layout.grids().size(); i++) {
      BoardPattern board = layout.grids().get(i).main();
      MutableMap<Place, Spot> places = spotsOf.get(i);
      if (board.coordinates().size() != WallFinder.COORDINATES) {
        continue;
      }
      ImmutableList<Stroke> lines =
          added
              .all()
              .flatCollect(
                  wall ->
                      board
                          .placeOfCoordinates(wall.coordinates())
                          .map(places::get)
                          .filter(spot -> spot.outline().equals(Outline.SQUARE))
                          .map(spot -> wall.side().stroke(spot.x(), spot.y()))
                          .stream()
                          .toList());
      if (lines.size() == added.all().size()) {
        strokes.addAllIterable(lines);
        return true;
      }
    }
    return false;
  }

  /** Adds places that lie between those of a board, if the sheet tells where. */
  private void addBetween(Grid grid, ImmutableList<Atom> atoms) {
    int boards = layout.grids().size();
    for (int i = 0; i < boards && !grids.contains(grid); i++) {
      BoardPattern board = layout.grids().get(i).main();
      new BetweenFinder(grid.main(), board, spotsOf.get(i))
          .find(grid, atoms)
          .ifPresent(centres -> put(grid, centres));
    }
  }

  private void put(Grid grid, MapIterable<Place, Corner> centres) {
    MutableMap<Place, Spot> places = Maps.mutable.empty();
    String kind = grid.main().shape().name();
    for (Place place : centres.keysView().toSortedListBy(Place::toString)) {
      Corner at = centres.get(place);
      String name = kind + " " + name(place.column(), place.row());
      Spot spot = new Spot(id(name), name, "", at.x(), at.y(), Outline.POINT, Shade.LIGHT);
      places.put(place, spot);
      spots.add(spot);
    }
    take(grid, places);
  }

  /** Adds lines on their board, or alone. */
  private void addBoardLines(BoardLines boardLines) {
    LinePlan plan =
        layout
            .base(boardLines)
            .map(grid -> LinePlan.on(boardLines, grid, spotsOf.get(grids.indexOf(grid))))
            .orElseGet(() -> alone(boardLines));
    MutableMap<Place, Spot> places = Maps.mutable.empty();
    for (Place place : boardLines.links().keysView().toSortedListBy(Place::toString)) {
      Link link = boardLines.links().get(place);
      plan.outline(link)
          .ifPresent(outline -> places.put(place, edge(boardLines.name(link), outline)));
    }
    spots.addAllIterable(places.toSortedListBy(Spot::id));
    strokes.addAllIterable(plan.dots());
    captions.addAllIterable(plan.captions());
    take(boardLines.grid(), places);
  }

  private Spot edge(String name, Outline line) {
    Corner one = line.corners().getFirst();
    Corner other = line.corners().getLast();
    double x = (one.x() + other.x()) / 2;
    double y = (one.y() + other.y()) / 2;
    return new Spot(id(name), name, "", x, y, line, Shade.LIGHT);
  }

  /** Lines beside the boards. */
  private LinePlan alone(BoardLines boardLines) {
    int across = boardLines.axes().columns().size() - 1;
    int up = boardLines.axes().rows().size() - 1;
    beginBand(across);
    LinePlan plan = LinePlan.alone(boardLines, left, top + up);
    left += across + GAP;
    height = Math.max(height, up);
    return plan;
  }

  /** Remembers the places of a grid. */
  private void take(Grid grid, MutableMap<Place, Spot> places) {
    grids.add(grid);
    spotsOf.add(places);
    addresses.add(
        new Address(
            grid.main().coordinates().size(),
            places
                .keyValuesView()
                .toMap(pair -> grid.main().coordinatesOf(pair.getOne()), pair -> pair.getTwo())
                .toImmutable()));
  }

  private void add(Grid grid, ImmutableList<Atom> atoms) {
    BoardPattern pattern = grid.main();
    Lattice found = new LatticeFinder(pattern, grid.places()).find(atoms);
    boolean areJoined = layout.boardLines().anySatisfy(boardLines -> boardLines.joins(grid));
    Lattice lattice = areJoined ? found.withPoints() : found;
    MutableMap<Place, Spot> places = Maps.mutable.empty();
    Optional<MapIterable<String, Cross>> whole = new WholeBoardFinder(pattern).find(atoms);
    if (whole.isPresent()) {
      addParts(grid, whole.get(), places);
    } else {
      pattern.layerOrder().each(layer -> add(grid, layer, lattice, places));
    }
    take(grid, places);
  }

  /** Adds layers where they lie on a larger board. */
  private void addParts(
      Grid grid, MapIterable<String, Cross> corners, MutableMap<Place, Spot> places) {
    int across = grid.main().columnOrder().size();
    int up = grid.main().rowOrder().size();
    int highest = corners.collectInt(Cross::row).max();
    double beginLeft = left;
    double beginTop = top;
    for (String layer : grid.main().layerOrder()) {
      Cross corner = corners.get(layer);
      left = beginLeft + corner.column() * (1 + PART_GAP / across);
      top = beginTop + (highest - corner.row()) * (1 + PART_GAP / up);
      lay(new GridSheet(grid, layer, Lattice.SQUARES), places);
    }
    int widest = corners.collectInt(Cross::column).max();
    left = beginLeft + widest * (1 + PART_GAP / across) + across + GAP;
    top = beginTop;
    height = highest * (1 + PART_GAP / up) + up;
  }

  private void add(Grid grid, String layer, Lattice lattice, MutableMap<Place, Spot> places) {
    GridSheet sheet = new GridSheet(grid, layer, lattice);
    beginBand(sheet.width());
    lay(sheet, places);
    left += sheet.width() + GAP;
    height = Math.max(height, sheet.height());
  }

  /** Begins a new row of boards if there is not enough room in the present one. */
  private void beginBand(double width) {
    if (left > 0 && left + width > MAX_WIDTH) {
      left = 0;
      top += height + GAP;
      height = 0;
    }
  }

  /** Lays out a sheet with its upper left place at the present position. */
  private void lay(GridSheet sheet, MutableMap<Place, Spot> places) {
    sheet.moveTo(left, top);
    for (Place place : sheet.places()) {
      Corner at = sheet.middle(place);
      String name = name(place.column(), place.row());
      Spot spot =
          new Spot(
              id(name), name, sheet.title(), at.x(), at.y(), sheet.outline(), sheet.shade(place));
      places.put(place, spot);
      spots.add(spot);
    }
    strokes.addAllIterable(sheet.strokes());
    if (layout.boardLines().noneSatisfy(boardLines -> boardLines.isRound(sheet.grid()))) {
      captions.addAllIterable(sheet.captions());
    }
  }

  /** Letter and number become {@code c3}, everything else {@code 3,4}; a single row has no name. */
  static String name(String column, String row) {
    if (row.isEmpty()) {
      return column;
    }
    boolean isSquare = column.matches("[a-zA-Z]") && row.matches("[0-9]+");
    return column + (isSquare ? "" : ",") + row;
  }

  /** A name with signs only that ids may have. */
  static String plain(String name) {
    return name.replaceAll("[^A-Za-z0-9.,]", "_");
  }

  private String id(String name) {
    String plain = plain(name);
    String id = plain;
    for (int board = 2; !ids.add(id); board++) {
      id = board + ":" + plain;
    }
    return id;
  }

  @Override
  public ImmutableList<Spot> spots() {
    return spots.toImmutable();
  }

  @Override
  public ImmutableList<Stroke> strokes() {
    return strokes.toImmutable();
  }

  @Override
  public ImmutableList<Caption> captions() {
    return captions.toImmutable();
  }

  @Override
  public ImmutableList<String> knownContents() {
    return grids.flatCollect(Grid::contents).toSet().toSortedList().toImmutable();
  }

  @Override
  public ImmutableList<Address> addresses() {
    return addresses.toImmutable();
  }

  @Override
  public Contents contents(Iterable<? extends Term> facts) {
    BoardLayout.Filled filled = BoardLayout.fill(grids.toImmutable(), facts);
    MutableMap<String, ImmutableList<String>> contents = Maps.mutable.empty();
    filled
        .cells()
        .forEachWithIndex(
            (cells, i) ->
                cells.forEachKeyValue(
                    (place, cell) -> {
                      Spot spot = spotsOf.get(i).get(place);
                      if (spot != null && cell.contents().notEmpty()) {
                        contents.put(spot.id(), cell.contents());
                      }
                    }));
    return new Contents(
        contents.toImmutable(),
        filled.rest().reject(fact -> walls.anySatisfy(each -> each.has(fact))));
  }
}
