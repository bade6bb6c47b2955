package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.gonu.board.place.Address;
import org.gonu.board.place.Outline;
import org.gonu.board.place.Spot;
import org.gonu.gdl.Term;

/** The boards of a game as places in a plane. One plan serves all states of the game. */
public interface BoardPlan {
  /**
   * A text beside a board.
   *
   * @param x of its centre, in widths of a cell
   * @param y of its centre, downwards
   */
  record Caption(String text, double x, double y) {}

  /**
   * A line that is drawn between places or round them; a dot if its ends are the same.
   *
   * @param width in widths of a cell
   * @param colour its name; nothing for that of all lines
   */
  record Stroke(Outline.Corner from, Outline.Corner to, double width, Optional<String> colour) {
    /** The usual width. */
    public static final double THIN = 0.034;

    /** Of lines that stand out. */
    public static final double THICK = 0.08;

    /** Of walls between cells. */
    public static final double WALL = 0.13;

    /** A line of the usual colour. */
    public Stroke(Outline.Corner from, Outline.Corner to, double width) {
      this(from, to, width, Optional.empty());
    }
  }

  /**
   * A state as contents of places and remaining facts.
   *
   * @param contents by the id of a place what is there, in the order of the facts; places without
   *     contents are left out
   * @param rest the facts that are at no place, in the given order
   */
  record Contents(ImmutableMap<String, ImmutableList<String>> contents, ImmutableList<Term> rest) {
    /** What is at a place. */
    public ImmutableList<String> at(Spot spot) {
      return contents.getIfAbsentValue(spot.id(), Lists.immutable.empty());
    }
  }

  /** All places. */
  ImmutableList<Spot> spots();

  /** Lines between and around them; none unless a plan has some. */
  default ImmutableList<Stroke> strokes() {
    return Lists.immutable.empty();
  }

  /** Coordinates at the edges, and titles. */
  ImmutableList<Caption> captions();

  /** What is where in the state in which these facts hold. */
  Contents contents(Iterable<? extends Term> facts);

  /** All contents that are known. */
  ImmutableList<String> knownContents();

  /** The contents that stand one upon another, the smallest first; none if they have no sizes. */
  default ImmutableList<String> sizes() {
    return Lists.immutable.empty();
  }

  /** How places are named, a scheme for each board or kind of place. */
  ImmutableList<Address> addresses();
}
