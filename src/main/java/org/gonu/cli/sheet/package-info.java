/**
 * Commands for authors of rule sheets: validate, format, convert, test, explain, coverage, games,
 * lsp.
 */
@NullMarked
package org.gonu.cli.sheet;

import org.jspecify.annotations.NullMarked;
