/**
 * The program: commands, options and exit codes.
 *
 * <p>Reading order: {@link org.gonu.cli.Main}, {@link org.gonu.cli.CommandLineInterface} (the list
 * of commands), then the packages below: {@code console} (streams, options, errors; the only one
 * that uses the standard streams), {@code input} (sheets, positions and records as users name
 * them), and the commands by family: {@code sheet}, {@code engine}, {@code match}, {@code analyze}
 * and {@code arena}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli;

import org.jspecify.annotations.NullMarked;
