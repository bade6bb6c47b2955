/**
 * Commands for authors of rule sheets: {@code validate}, {@code format}, {@code convert}, {@code
 * test}, {@code explain}, {@code coverage}, {@code games}, {@code lsp}.
 */
@NullMarked
package org.gonu.cli.sheet;

import org.jspecify.annotations.NullMarked;
