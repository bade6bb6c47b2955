/**
 * Places as pictures draw them and moves name them, and how those of a board lie.
 *
 * <p>Comes in: which labels the columns and rows of a board have, and relations of the sheet that
 * tell neighbours. Goes out: {@link org.gonu.board.place.Spot}s with their {@link
 * org.gonu.board.place.Outline}, found by an {@link org.gonu.board.place.Address}; a {@link
 * org.gonu.board.place.Lattice} tells where columns and rows lie: squares, hexagons or points.
 *
 * <p>Everything here is immutable once made.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.board.place;

import org.jspecify.annotations.NullMarked;
