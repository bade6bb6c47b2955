/**
 * The command {@code analyze}, which searches one position and prints the result.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.analyze;

import org.jspecify.annotations.NullMarked;
