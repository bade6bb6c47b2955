/**
 * What the language server knows about a version of a sheet, one class for each feature of an
 * editor.
 *
 * <p>Input: a {@link org.gonu.lsp.sheets.SheetVersion} and a place in it. Output: answers in the
 * types of the Language Server Protocol 3.17. Reading order: {@link
 * org.gonu.lsp.features.EditorDiagnostics}, {@link org.gonu.lsp.features.Navigation}, {@link
 * org.gonu.lsp.features.Hovering}, {@link org.gonu.lsp.features.Completion} with {@code
 * ExpectedSyntax}, {@link org.gonu.lsp.features.Renaming}, {@link
 * org.gonu.lsp.features.QuickFixes}, and the others. Nothing is kept between questions.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.lsp.features;

import org.jspecify.annotations.NullMarked;
