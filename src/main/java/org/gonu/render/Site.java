package org.gonu.render;

/**
 * A place that can be clicked.
 *
 * @param id as in the pictures and in {@link MoveGesture#clicks}
 * @param name as people say it, such as {@code c3}
 * @param title of its board; the empty string if there is just one board
 */
public record Site(String id, String name, String title) {}
