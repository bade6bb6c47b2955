/**
 * Positions as pages see them, and why a click is not a legal move.
 *
 * <p>Comes in: a game and the moves made so far. Goes out: JSON with a picture and the legal moves
 * as clicks. Reading order: {@link org.gonu.web.position.PositionRoutes}, {@link
 * org.gonu.web.position.Positions}, {@code Explanations}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.web.position;

import org.jspecify.annotations.NullMarked;
