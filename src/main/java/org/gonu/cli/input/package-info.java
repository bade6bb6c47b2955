/**
 * Rule sheets, positions and match records as users name them.
 *
 * <p>Turns an argument into a game, a position or a record, or into an error that says what is
 * wrong. Reading order: {@link org.gonu.cli.input.GameFile}, {@link
 * org.gonu.cli.input.SheetLookup}, {@link org.gonu.cli.input.PositionOptions}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.input;

import org.jspecify.annotations.NullMarked;
