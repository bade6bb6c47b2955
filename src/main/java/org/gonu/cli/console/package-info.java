/**
 * What all commands share: streams, options, tables and errors.
 *
 * <p>Reading order: {@link org.gonu.cli.console.Command}, {@link
 * org.gonu.cli.console.CommandOption}, {@link org.gonu.cli.console.Arguments}, {@link
 * org.gonu.cli.console.Console}. Texts that come from others reach the terminal only escaped.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.console;

import org.jspecify.annotations.NullMarked;
