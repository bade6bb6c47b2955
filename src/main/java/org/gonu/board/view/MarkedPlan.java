package org.gonu.board.view;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.BoardPlan;
import org.gonu.board.place.Address;
import org.gonu.board.place.Outline.Corner;
import org.gonu.board.place.Spot;
import org.gonu.gdl.Term;

/**
 * Boards that are found in the rules, with lines and captions of a view file. The file counts from
 * the place at the lower left, which lies at 1 1.
 */
final class MarkedPlan implements BoardPlan {
  private final BoardPlan found;
  private final View.Marks marks;

  MarkedPlan(BoardPlan found, View.Marks marks) {
    this.found = found;
    ImmutableList<Spot> spots = found.spots();
    double left = spots.isEmpty() ? 0 : spots.collectDouble(Spot::x).min();
    double bottom = spots.isEmpty() ? 0 : spots.collectDouble(Spot::y).max();
    double right = left - 1;
    double down = bottom + 1;
    this.marks =
        new View.Marks(
            marks
                .strokes()
                .collect(
                    each ->
                        new Stroke(
                            moved(each.from(), right, down),
                            moved(each.to(), right, down),
                            each.width(),
                            each.colour())),
            marks
                .captions()
                .collect(each -> new Caption(each.text(), each.x() + right, each.y() + down)));
  }

  private static Corner moved(Corner corner, double right, double down) {
    return new Corner(corner.x() + right, corner.y() + down);
  }

  @Override
  public ImmutableList<Spot> spots() {
    return found.spots();
  }

  @Override
  public ImmutableList<Stroke> strokes() {
    return found.strokes().newWithAll(marks.strokes());
  }

  @Override
  public ImmutableList<Caption> captions() {
    return found.captions().newWithAll(marks.captions());
  }

  @Override
  public Contents contents(Iterable<? extends Term> facts) {
    return found.contents(facts);
  }

  @Override
  public ImmutableList<String> knownContents() {
    return found.knownContents();
  }

  @Override
  public ImmutableList<String> sizes() {
    return found.sizes();
  }

  @Override
  public ImmutableList<Address> addresses() {
    return found.addresses();
  }
}
