/**
 * The language server: answers the requests of an editor about a rule sheet while its author types.
 *
 * <p>Input: the Language Server Protocol 3.17 on a stream. Output: findings and answers, computed
 * by {@link org.gonu.gdl.index}, {@link org.gonu.gdl.fix} and {@link org.gonu.check}. Reading
 * order: {@link org.gonu.lsp.LanguageServerSession} (the entry point), {@code GonuLanguageServer}
 * (what it can do), {@code SheetRequests} (one method for each request), {@code SheetVersion} (a
 * text and what is derived from it), then one class for each feature.
 *
 * <p>Threads: one reads messages and keeps the texts up to date; one answers, each request from the
 * version of the text at which it was asked; one computes findings; one makes playouts.
 *
 * <p>The <a href="{@docRoot}/../glossary.html">glossary</a> explains the words.
 */
@NullMarked
package org.gonu.lsp;

import org.jspecify.annotations.NullMarked;
