/**
 * Streams, options, tables and errors of the command line: what all commands share.
 *
 * <p>Reading order: {@link org.gonu.cli.console.Command}, {@link
 * org.gonu.cli.console.CommandOption}, {@link org.gonu.cli.console.Arguments}, {@link
 * org.gonu.cli.console.Console}. Texts of strangers reach the terminal escaped only.
 */
@NullMarked
package org.gonu.cli.console;

import org.jspecify.annotations.NullMarked;
