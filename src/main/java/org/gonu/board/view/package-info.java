/**
 * View files: how a game is drawn where the rules alone do not tell.
 *
 * <p>Comes in: the text of a view file such as {@code rules/onyx.view}, and the game it is for.
 * Goes out: a {@link org.gonu.board.view.View}, or diagnostics. Reading order: {@link
 * org.gonu.board.view.ViewReader}, {@code ViewWord} (what can be said), {@code ViewBuilder} and
 * {@code Geometry} (what follows from it), {@link org.gonu.board.view.View}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.board.view;

import org.jspecify.annotations.NullMarked;
