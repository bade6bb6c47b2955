package org.gonu.render;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.board.BoardPlan;
import org.gonu.board.Spot;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Printer;
import org.gonu.machine.Move;

/** Makes gestures of moves. */
final class MoveNames {
  private final BoardPlan plan;

  MoveNames(BoardPlan plan) {
    this.plan = plan;
  }

  ImmutableList<MoveGesture> gestures(ImmutableList<Move> moves) {
    ImmutableList<MoveGesture> plain = moves.collect(this::gesture);
    MutableList<MoveGesture> told = plain.toList();
    told.replaceAll(
        gesture ->
            plain.count(other -> isSame(gesture, other)) > 1
                ? new MoveGesture(gesture.move(), bare(gesture.move()), gesture.clicks())
                : gesture);
    return told.toImmutable();
  }

  private static boolean isSame(MoveGesture one, MoveGesture other) {
    return one.label().equals(other.label()) && one.clicks().equals(other.clicks());
  }

  private MoveGesture gesture(Move move) {
    ImmutableList<Spot> spots = plan.named(move.term());
    String label = spots.isEmpty() ? bare(move) : spots.collect(Spot::name).makeString("–");
    return new MoveGesture(move, label, spots.collect(Spot::id));
  }

  /** A move without its parentheses. */
  private static String bare(Move move) {
    return move.term() instanceof Compound compound
        ? compound.function().name()
            + " "
            + compound.arguments().collect(Printer.COMPACT::print).makeString(" ")
        : move.toString();
  }
}
