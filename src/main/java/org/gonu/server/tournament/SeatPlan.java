package org.gonu.server.tournament;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.server.arena.Seating;

/**
 * Who sits where in the matches of a repetition. After each repetition all players of a pairing
 * have had the same seats equally often.
 *
 * <ul>
 *   <li>One seat: each player plays the same match alone, and the goals are compared.
 *   <li>Two seats: two matches with swapped seats.
 *   <li>More seats than players: the two players share the seats, and swap them, see {@link
 *       Seating}; the goal of a player is the mean of its seats.
 *   <li>As many players as seats, three and more: as many matches, in which the players move on
 *       from seat to seat; a lot decides for each repetition who sits beside whom.
 * </ul>
 */
public final class SeatPlan {
  private SeatPlan() {}

  /** True if each match has one player. */
  public static boolean isSolo(GameEntry game) {
    return game.seats().size() == 1;
  }

  /** Number of matches of a repetition. */
  public static int legs(GameEntry game, int players) {
    return players > 2 ? game.seats().size() : 2;
  }

  /** Most seats that a player takes in one match. */
  static int seatsAtOnce(GameEntry game, int players) {
    return players > 2 || game.seats().size() <= 2 ? 1 : (game.seats().size() + 1) / 2;
  }

  /**
   * The players of the seats, for each match of a repetition.
   *
   * @param repetition from 1
   * @param seed decides the lot
   */
  public static ImmutableList<ImmutableList<Integer>> of(
      GameEntry game, ImmutableList<Integer> players, int repetition, long seed) {
    int seats = game.seats().size();
    if (players.size() > 2) {
      return rotations(players, seed);
    }
    int first = players.get(0);
    int second = players.get(1);
    if (seats == 1) {
      return Lists.immutable.of(Lists.immutable.of(first), Lists.immutable.of(second));
    }
    Seating seating = Seating.of(seats);
    return Lists.immutable
        .of(2 * (repetition - 1), 2 * repetition - 1)
        .collect(match -> seats(seating.ofMatch(match), first, second));
  }

  private static ImmutableList<Integer> seats(String word, int first, int second) {
    MutableList<Integer> seats = Lists.mutable.empty();
    for (int i = 0; i < word.length(); i++) {
      seats.add(word.charAt(i) == 'A' ? first : second);
    }
    return seats.toImmutable();
  }

  private static ImmutableList<ImmutableList<Integer>> rotations(
      ImmutableList<Integer> players, long seed) {
    MutableList<Integer> circle = Lot.shuffled(players, new SplittableRandom(seed));
    MutableList<ImmutableList<Integer>> legs = Lists.mutable.empty();
    for (int leg = 0; leg < circle.size(); leg++) {
      legs.add(circle.toImmutable());
      circle.add(circle.remove(0));
    }
    return legs.toImmutable();
  }
}
