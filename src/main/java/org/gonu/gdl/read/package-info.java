/**
 * KIF text to syntax trees or diagnostics; hides ANTLR.
 *
 * <p>Comes in: a {@link org.gonu.text.SourceText}: a rule sheet, a term or a message. Goes out: a
 * {@link org.gonu.gdl.RuleSheet}, a {@link org.gonu.gdl.Term} or an {@link
 * org.gonu.gdl.read.Expression} with every fault found in one run. Reading order: {@link
 * org.gonu.gdl.read.GdlReader} (the entrance), {@link org.gonu.gdl.read.Expression}, {@code
 * ExpressionParser} (text to expressions), {@code PlainText} (the same for texts without faults),
 * {@code SheetBuilder} (expressions to rules).
 *
 * <p>The reader accepts GDL as found in practice: keywords in any case, {@code or} and {@code and},
 * nested {@code not}, {@code (p)} for {@code p}, rules without body, a sheet wrapped in one list,
 * text without inner spaces, sheets of megabytes on one line.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.gdl.read;

import org.jspecify.annotations.NullMarked;
