/**
 * The canonical layout of rule sheets: comments and groups of lines stay, blanks and line breaks
 * follow one style.
 *
 * <p>Comes in: the text of a sheet without syntax errors. Goes out: its text in the canonical
 * layout, or the {@link org.gonu.gdl.format.Edit} that leads there. Reading order: {@link
 * org.gonu.gdl.format.SheetFormatter} (the entrance), {@code Piece} (what is laid out), {@code
 * PieceBuilder} (text to pieces), {@code Layout} (pieces to text). No files and no streams, so that
 * editors can use it.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.gdl.format;

import org.jspecify.annotations.NullMarked;
