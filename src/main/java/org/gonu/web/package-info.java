/**
 * Games as pages of browsers ask for them: by name, by hash or with the text of a sheet, and the
 * moves made so far.
 *
 * <p>Comes in: requests, which anybody may send. Goes out: games with pictures, states reached by
 * moves. Reading order: {@link org.gonu.web.GameReference}, {@link org.gonu.web.WebGames}, {@link
 * org.gonu.web.PlayedGame}, {@link org.gonu.web.BoundedWork}. What is answered is in the packages
 * below; {@code web.site} puts them together.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.web;

import org.jspecify.annotations.NullMarked;
