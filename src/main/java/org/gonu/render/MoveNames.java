package org.gonu.render;

import java.util.Optional;
import java.util.function.Function;
import org.eclipse.collections.api.bag.Bag;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.BoardPlan;
import org.gonu.board.move.MoveReader;
import org.gonu.board.move.MoveSites;
import org.gonu.board.place.Spot;
import org.gonu.board.view.View;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Printer;
import org.gonu.machine.Move;
import org.gonu.machine.Role;

/** Makes gestures of moves. */
final class MoveNames {
  private final MoveReader reader;
  private final Optional<View> view;

  MoveNames(MoveReader reader, Optional<View> view) {
    this.reader = reader;
    this.view = view;
  }

  /** The gestures of legal moves of a role; moves with the same clicks have different labels. */
  ImmutableList<MoveGesture> gestures(
      Role role, ImmutableList<Move> moves, BoardPlan.Contents before) {
    ImmutableList<MoveGesture> plain = moves.collect(move -> gesture(role, move, before));
    return distinct(
        distinct(plain, gesture -> (name(gesture.move()) + " " + gesture.label()).strip()),
        gesture -> bare(gesture.move()));
  }

  /** Gives another label to each gesture that is like another one. */
  private static ImmutableList<MoveGesture> distinct(
      ImmutableList<MoveGesture> gestures, Function<MoveGesture, String> label) {
    Bag<String> alike = gestures.countBy(MoveNames::told);
    return gestures.collect(
        gesture ->
            alike.occurrencesOf(told(gesture)) == 1
                ? gesture
                : new MoveGesture(
                    gesture.move(), label.apply(gesture), gesture.clicks(), gesture.also()));
  }

  /** What a user sees of a gesture. */
  private static String told(MoveGesture gesture) {
    return gesture.label() + "\n" + gesture.clicks();
  }

  private MoveGesture gesture(Role role, Move move, BoardPlan.Contents before) {
    MoveSites sites = reader.read(role, move, before);
    Optional<ImmutableList<Spot>> told = view.flatMap(file -> file.clicks(move));
    ImmutableList<Spot> clicks = told.orElseGet(sites::spots);
    ImmutableList<Spot> also = told.isPresent() ? Lists.immutable.empty() : sites.also();
    String label =
        view.flatMap(file -> file.name(move))
            .orElseGet(() -> sites.isExact() ? label(sites) : bare(move));
    return new MoveGesture(move, label, clicks.collect(Spot::id), also.collect(Spot::id));
  }

  /** The places, and arguments that say more than these. */
  private static String label(MoveSites sites) {
    return sites
        .before()
        .newWith(sites.spots().collect(Spot::name).makeString("–"))
        .newWithAll(sites.after())
        .makeString(" ")
        .replace('_', ' ');
  }

  private static String name(Move move) {
    return move.term() instanceof Compound compound
        ? compound.function().name().replace('_', ' ')
        : "";
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
