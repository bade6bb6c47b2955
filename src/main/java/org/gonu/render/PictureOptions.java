package org.gonu.render;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * What a picture shows besides the state.
 *
 * @param marked ids of the places to be marked, such as those of the last move
 * @param coordinates true for the coordinates at the edges of boards
 */
public record PictureOptions(ImmutableList<String> marked, boolean coordinates) {
  /** Coordinates, and no marks. */
  public static final PictureOptions DEFAULT = new PictureOptions(Lists.immutable.empty(), true);

  /** These options with other marks. */
  public PictureOptions withMarked(ImmutableList<String> ids) {
    return new PictureOptions(ids, coordinates);
  }
}
