/**
 * Rule sheets, positions and match records as users name them.
 *
 * <p>Comes in: an argument. Goes out: a game, a position or a record, or an error that tells what
 * is wrong. Reading order: {@link org.gonu.cli.input.GameFile}, {@link
 * org.gonu.cli.input.SheetLookup}, {@link org.gonu.cli.input.Positions}.
 */
@NullMarked
package org.gonu.cli.input;

import org.jspecify.annotations.NullMarked;
