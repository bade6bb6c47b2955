/**
 * The program: commands, options and exit codes.
 *
 * <p>Reading order: {@link org.gonu.cli.Main}, {@link org.gonu.cli.CommandLineInterface} (which
 * commands there are), then the rooms: {@code console} (streams, options, errors; the only one that
 * touches the standard streams), {@code input} (sheets, positions and records as users name them),
 * {@code sheet}, {@code engine}, {@code match}, {@code analyze} and {@code arena} (the commands by
 * family).
 */
@NullMarked
package org.gonu.cli;

import org.jspecify.annotations.NullMarked;
