package org.gonu.board.view;

import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.board.BoardPlan;
import org.gonu.board.place.Spot;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.text.SourceText;

/**
 * How a game is drawn, as a view file says; see {@link ViewReader}.
 *
 * @param source the text of the file
 * @param plan the places it describes; nothing if it leaves the board to be found in the rules
 * @param marks lines and captions; they join the places of the plan or those that are found
 * @param looks by content how it is drawn
 * @param clicks by move the places to click, where the file says so
 * @param names by move what it is called, where the file says so
 * @param hidden facts that need not be shown
 */
public record View(
    SourceText source,
    Optional<BoardPlan> plan,
    Marks marks,
    ImmutableMap<String, Look> looks,
    ImmutableMap<Term, ImmutableList<Spot>> clicks,
    ImmutableMap<Term, String> names,
    ImmutableSet<Term> hidden) {

  /**
   * How a content is drawn.
   *
   * @param symbol one of {@link Symbols#ALL}
   * @param colour one of {@link Symbols#COLOURS}; nothing if it follows from the name
   * @param letters on it
   */
  public record Look(String symbol, Optional<String> colour, Optional<String> letters) {}

  /** Lines and captions, in the coordinates of the file with y downwards. */
  public record Marks(
      ImmutableList<BoardPlan.Stroke> strokes, ImmutableList<BoardPlan.Caption> captions) {}

  /** The places that the file describes, or those that are found, with the marks of the file. */
  public BoardPlan plan(Supplier<BoardPlan> found) {
    return plan.orElseGet(() -> MarkedPlan.of(found.get(), marks));
  }

  /** The places to click for a move, if the file says so. */
  public Optional<ImmutableList<Spot>> clicks(Move move) {
    return Optional.ofNullable(clicks.get(move.term()));
  }

  /** What a move is called, if the file says so. */
  public Optional<String> name(Move move) {
    return Optional.ofNullable(names.get(move.term()));
  }
}
