/**
 * The command {@code tournament}: checks specifications, plays them, tells standings.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.tournament;

import org.jspecify.annotations.NullMarked;
