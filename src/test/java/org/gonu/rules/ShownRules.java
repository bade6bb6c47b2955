package org.gonu.rules;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.Interval;

/** What a ply must be like to show a rule, by the name of the recorded match that has one. */
final class ShownRules {
  private static final ImmutableList<Square> JUL_GONU =
      Interval.oneTo(4)
          .flatCollect(x -> Interval.oneTo(4).collect(y -> new Square(x, y)))
          .toImmutableList();

  private static final int ONYX_SIZE = 6;

  /** Number of midpoints of the small board of Onyx. */
  private static final int ONYX_MIDPOINTS = 12;

  /** The first and last row or column of the small board of Onyx. */
  private static final ImmutableList<Integer> ONYX_SIDES = Lists.immutable.of(1, ONYX_SIZE);

  private ShownRules() {}

  /** From the name of a record, without its suffix, to the ply that it was recorded for. */
  static Map<String, Predicate<Ply>> all() {
    Map<String, Predicate<Ply>> all = new TreeMap<>();
    krk(all);
    julGonu(all);
    divoshi(all);
    onyx(all);
    return all;
  }

  private static void krk(Map<String, Predicate<Ply>> all) {
    all.put("krk-mate", ply -> ply.ends(100, 0));
    all.put(
        "krk-stalemate",
        ply ->
            ply.ends(0, 100)
                && ply.after().contains("(control black)")
                && !ply.after().contains("(step 10)"));
    all.put(
        "krk-stuck-after-own-move",
        ply -> ply.ends(0, 100) && ply.after().contains("(control white)"));
    all.put("krk-step-limit", ply -> ply.ends(0, 100) && ply.after().contains("(step 10)"));
  }

  private static void julGonu(Map<String, Predicate<Ply>> all) {
    all.put("jul-gonu-captures-one", ply -> ply.captured() == 1);
    all.put("jul-gonu-captures-line-of-two", ply -> ply.captured() == 2 && takenInOneLine(ply));
    all.put("jul-gonu-captures-row-and-column", ply -> ply.captured() == 2 && !takenInOneLine(ply));
    all.put("jul-gonu-captures-three", ply -> ply.captured() == 3);
    all.put("jul-gonu-safe-between-two", ShownRules::stepsInBetween);
    all.put("jul-gonu-captures-by-coming-back", ShownRules::comesBackAndCaptures);
    all.put("jul-gonu-repetition-barred", ShownRules::hasBarredStep);
    all.put("jul-gonu-one-man-left", ply -> ply.isWon() && minMen(ply) == 1);
    all.put("jul-gonu-no-man-left", ply -> ply.isWon() && minMen(ply) == 0);
    all.put("jul-gonu-stalemate", ply -> ply.isWon() && minMen(ply) >= 2);
    all.put("jul-gonu-limit", ply -> ply.ends(50, 50));
  }

  private static boolean takenInOneLine(Ply ply) {
    return ply.emptied().collect(Square::x).toSet().size() == 1
        || ply.emptied().collect(Square::y).toSet().size() == 1;
  }

  private static boolean stepsInBetween(Ply ply) {
    return ply.captured() == 0
        && (hasEnemiesAt(ply, ply.to().plus(-1, 0), ply.to().plus(1, 0))
            || hasEnemiesAt(ply, ply.to().plus(0, -1), ply.to().plus(0, 1)));
  }

  private static boolean hasEnemiesAt(Ply ply, Square one, Square other) {
    Pieces men = ply.piecesAfter();
    return men.areEnemies(ply.to(), one) && men.areEnemies(ply.to(), other);
  }

  private static boolean comesBackAndCaptures(Ply ply) {
    String mover = ply.piecesBefore().at(ply.from());
    String last = "(last " + mover + " " + ply.to() + " " + ply.from() + ")";
    return ply.captured() > 0 && ply.before().contains(last);
  }

  private static boolean hasBarredStep(Ply ply) {
    Pieces men = ply.piecesBefore();
    return men.squaresOf(men.at(ply.from()))
        .flatCollect(man -> freeNeighbours(men, man).collect(cell -> man + " " + cell))
        .anySatisfy(step -> !ply.legal().contains("(move " + step + ")"));
  }

  private static ImmutableList<Square> freeNeighbours(Pieces men, Square man) {
    return JUL_GONU.select(
        cell ->
            Math.abs(man.x() - cell.x()) + Math.abs(man.y() - cell.y()) == 1 && !men.isOn(cell));
  }

  private static int minMen(Ply ply) {
    Pieces men = ply.piecesAfter();
    return Math.min(men.squaresOf("black").size(), men.squaresOf("white").size());
  }

  private static void divoshi(Map<String, Predicate<Ply>> all) {
    all.put("divoshi-5x7-push", ply -> pushes(ply) && ply.from().distance(ply.to()) == 1);
    all.put("divoshi-5x7-retreat", ply -> pushes(ply) && ply.from().distance(ply.to()) > 1);
    all.put("divoshi-5x7-captures-blocked", ply -> captures(ply) && isBlocked(ply));
    all.put("divoshi-5x7-captures-at-border", ply -> captures(ply) && !isBlocked(ply));
    all.put("divoshi-5x7-freeze", ShownRules::hasFrozenPiece);
    all.put("divoshi-5x7-fourth-push-barred", ShownRules::hasBarredPush);
    all.put("divoshi-5x7-pass", ply -> ply.is("pass"));
    all.put("divoshi-5x7-chief-captured", Ply::isWon);
    all.put("divoshi-5x7-limit", ply -> ply.ends(50, 50));
    all.put("divoshi-7x7-warrior-not-frozen", ply -> pushesWarrior(ply) && !freezes(ply));
    all.put("divoshi-7x7-warrior-freezes-warrior", ply -> pushesWarrior(ply) && freezes(ply));
    all.put("divoshi-7x9-chief-captured", Ply::isWon);
    all.put("divoshi-9x9-chief-captured", Ply::isWon);
  }

  private static boolean attacks(Ply ply) {
    return ply.is("move") && ply.piecesBefore().isOn(ply.to());
  }

  private static boolean pushes(Ply ply) {
    return attacks(ply) && ply.captured() == 0;
  }

  private static boolean captures(Ply ply) {
    return attacks(ply) && ply.captured() == 1;
  }

  private static boolean isBlocked(Ply ply) {
    return ply.piecesBefore().isOn(ply.to().beyond(ply.from()));
  }

  private static boolean pushesWarrior(Ply ply) {
    return pushes(ply) && ply.piecesBefore().at(ply.to()).endsWith("w");
  }

  private static boolean freezes(Ply ply) {
    return ply.after().anySatisfy(fact -> fact.startsWith("(frozen "));
  }

  private static boolean hasFrozenPiece(Ply ply) {
    return ply.before().anySatisfy(fact -> fact.startsWith("(frozen "))
        && ply.before()
            .select(fact -> fact.startsWith("(frozen "))
            .collect(fact -> fact.replace("(frozen ", "(move ").replace(")", " "))
            .noneSatisfy(start -> ply.legal().anySatisfy(move -> move.startsWith(start)));
  }

  /** An own piece beside the square of three pushes may not attack the enemy there. */
  private static boolean hasBarredPush(Ply ply) {
    Pieces pieces = ply.piecesBefore();
    return pieces
        .squares()
        .select(square -> ply.before().contains("(pushes " + square + " 3)"))
        .anySatisfy(
            square ->
                pieces
                    .squares()
                    .select(own -> own.distance(square) == 1 && pieces.areEnemies(own, square))
                    .reject(own -> ply.before().contains("(frozen " + own + ")"))
                    .anySatisfy(own -> !ply.legal().contains("(move " + own + " " + square + ")")));
  }

  private static void onyx(Map<String, Predicate<Ply>> all) {
    all.put("onyx-6x6-captures-two", ply -> ply.emptied().size() == 2);
    all.put("onyx-6x6-captures-four", ply -> ply.emptied().size() == 4);
    all.put("onyx-6x6-swap", ply -> ply.is("swap"));
    all.put("onyx-6x6-no-swap", ply -> ply.legal().contains("swap") && !ply.is("swap"));
    all.put("onyx-6x6-open-midpoint", ShownRules::playsFreeMidpoint);
    all.put("onyx-6x6-open-joins-at-corner", ShownRules::joinsAtCorner);
    all.put("onyx-joined-sides", Ply::isWon);
    all.put("onyx-open-joined-sides", Ply::isWon);
  }

  /** A midpoint is taken while another empty one is barred by its corners. */
  private static boolean playsFreeMidpoint(Ply ply) {
    if (!ply.is("placemid")) {
      return false;
    }
    Pieces pieces = ply.piecesBefore();
    return corners(ply.from()).noneSatisfy(pieces::isOn)
        && ply.before().noneSatisfy(fact -> fact.startsWith("(mid "))
        && ply.legal().count(move -> move.startsWith("(placemid ")) < ONYX_MIDPOINTS;
  }

  private static ImmutableList<Square> corners(Square midpoint) {
    return Lists.immutable.of(
        midpoint, midpoint.plus(1, 0), midpoint.plus(0, 1), midpoint.plus(1, 1));
  }

  /** The winner has no piece on one of his sides but on a corner of the board. */
  private static boolean joinsAtCorner(Ply ply) {
    if (!ply.isWon() || !ply.is("place")) {
      return false;
    }
    Pieces pieces = ply.piecesAfter();
    String winner = pieces.at(ply.from());
    return ONYX_SIDES.anySatisfy(
        side -> {
          RichIterable<Square> onSide =
              pieces
                  .squaresOf(winner)
                  .select(point -> (winner.equals("black") ? point.y() : point.x()) == side);
          return onSide.size() == 1 && onSide.getAny().isCorner(ONYX_SIZE);
        });
  }
}
