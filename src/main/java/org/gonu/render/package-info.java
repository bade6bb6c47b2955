/**
 * Pictures of positions, and moves as clicks on them.
 *
 * <p>Comes in: a game, from whose rules and some positions its boards are found, and the facts of a
 * state. Goes out: an SVG element, and for moves the places to click. Reading order: {@link
 * org.gonu.render.Pictures}, {@link org.gonu.render.MoveGesture}, {@code SvgPicture} (what is
 * drawn), {@code PlaceArt} and {@code PieceArt} (what places and pieces look like), {@code
 * LookFinder} with {@code PieceWords} (which piece looks how), {@code SvgWriter} (elements and
 * escapes).
 *
 * <p>Everything public is immutable.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.render;

import org.jspecify.annotations.NullMarked;
