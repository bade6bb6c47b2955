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

  /**
   * Boards with marks.
   *
   * @param right from a place in the file to that in the plan, in widths of a cell
   * @param down likewise
   */
  private MarkedPlan(BoardPlan found, View.Marks marks, double right, double down) {
    this.found = found;
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

  /** The boards, with the marks if they have a place to count from. */
  static BoardPlan of(BoardPlan found, View.Marks marks) {
    if (found.spots().isEmpty()) {
      return found;
    }
    double left = found.spots().collectDouble(Spot::x).min();
    double bottom = found.spots().collectDouble(Spot::y).max();
    return new MarkedPlan(found, marks, left - 1, bottom + 1);
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
