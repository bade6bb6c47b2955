/**
 * The command {@code arena}: many matches between two sides, with a journal.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.arena;

import org.jspecify.annotations.NullMarked;
