/**
 * The sheets that are open in an editor, each with its latest text and what is derived from it.
 *
 * <p>Input: texts, as the editor sends them. Output: {@link org.gonu.lsp.sheets.SheetVersion}s,
 * from which the answers are made. Reading order: {@link org.gonu.lsp.sheets.SheetVersion}, {@link
 * org.gonu.lsp.sheets.OpenSheets}, {@link org.gonu.lsp.sheets.TextPlaces}. Versions are immutable,
 * and derive what is asked for once; {@code OpenSheets} is safe for any thread.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.lsp.sheets;

import org.jspecify.annotations.NullMarked;
