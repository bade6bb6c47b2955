/**
 * Commands for authors of rule sheets: {@code validate}, {@code format}, {@code convert}, {@code
 * test}, {@code explain}, {@code coverage}, {@code games}, {@code lsp}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.sheet;

import org.jspecify.annotations.NullMarked;
