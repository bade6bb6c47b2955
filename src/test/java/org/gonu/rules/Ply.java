package org.gonu.rules;

import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;

/**
 * One ply of a match of an alternating game with a board, as text.
 *
 * @param before the facts before it
 * @param legal the legal moves of the mover
 * @param move what he played
 * @param after the facts after it
 * @param goals in role order; empty if the match goes on
 */
record Ply(
    ImmutableSet<String> before,
    ImmutableSet<String> legal,
    String move,
    ImmutableSet<String> after,
    ImmutableList<Integer> goals) {

  /** What stands on the board before the ply. */
  Pieces piecesBefore() {
    return new Pieces(before);
  }

  /** What stands on the board after the ply. */
  Pieces piecesAfter() {
    return new Pieces(after);
  }

  /** The words of a term, without parentheses. */
  static String[] words(String term) {
    return term.replaceAll("[()]", "").split(" ", -1);
  }

  /** True if the move begins with this word. */
  boolean is(String word) {
    return words(move)[0].equals(word);
  }

  /** Where a piece moved from: the first square of a move. */
  Square from() {
    return square(1);
  }

  /** Where a piece moved to: the second square of a move. */
  Square to() {
    return square(3);
  }

  private Square square(int word) {
    String[] words = words(move);
    return Square.of(words[word], words[word + 1]);
  }

  /** The squares that a piece stood on before and none after, but for the one of the mover. */
  RichIterable<Square> emptied() {
    Pieces then = piecesAfter();
    return piecesBefore()
        .squares()
        .reject(square -> then.isOn(square) || (is("move") && square.equals(from())));
  }

  /** How many pieces fewer there are after the ply. */
  int captured() {
    return piecesBefore().count() - piecesAfter().count();
  }

  /** True if the match is over with these goals. */
  boolean ends(int first, int second) {
    return goals.size() == 2 && goals.get(0) == first && goals.get(1) == second;
  }

  /** True if the match is over with a winner. */
  boolean isWon() {
    return ends(100, 0) || ends(0, 100);
  }
}
