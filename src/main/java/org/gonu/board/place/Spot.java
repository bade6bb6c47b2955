package org.gonu.board.place;

/**
 * A place of a game's boards, as pictures draw it and moves name it.
 *
 * @param id the same in all states of the game; different for all its places
 * @param name as people say it, such as {@code c3}
 * @param title of the board it is on; the empty string if there is just one board
 * @param x of its centre, to the right, in widths of a cell
 * @param y of its centre, downwards, in widths of a cell
 */
public record Spot(
    String id, String name, String title, double x, double y, Outline outline, Shade shade) {}
