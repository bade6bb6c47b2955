/**
 * Source text, spans and diagnostics: the only place that formats {@code file:line:column}.
 *
 * <p>Comes in: the text of a rule sheet or message and what later stages find wrong with it. Goes
 * out: {@link org.gonu.text.Diagnostics} and their readable form. Reading order: {@link
 * org.gonu.text.SourceText}, {@link org.gonu.text.Span}, {@link org.gonu.text.DiagnosticCode},
 * {@link org.gonu.text.Diagnostic}, {@link org.gonu.text.Outcome}, {@link
 * org.gonu.text.DiagnosticPrinter}, {@link org.gonu.text.DiagnosticsJson}, {@link
 * org.gonu.text.JsonFault} (what is wrong with a text that is not JSON), {@link
 * org.gonu.text.JsonFields} (what JSON of ours must have), {@link org.gonu.text.RandomText} (texts
 * that nobody can guess). Everything here is immutable.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.text;

import org.jspecify.annotations.NullMarked;
