/**
 * View files: how a game is drawn where the facts alone do not tell.
 *
 * <p>Comes in: the text of a view file such as {@code rules/onyx.view}. Goes out: a {@link
 * org.gonu.board.view.View}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.board.view;

import org.jspecify.annotations.NullMarked;
