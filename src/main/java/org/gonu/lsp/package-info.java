/**
 * The language server: answers the requests of an editor about a rule sheet while its author types.
 *
 * <p>Input: the Language Server Protocol 3.17 on a stream. Output: findings and answers, computed
 * by {@link org.gonu.gdl.index}, {@link org.gonu.gdl.fix} and {@link org.gonu.check}. Reading
 * order: {@link org.gonu.lsp.LanguageServerSession} (the entry point), {@code GonuLanguageServer}
 * (what it can do), {@code LifeCycle} (which requests are refused), {@link
 * org.gonu.lsp.LanguageServerLine} (the same for messages that come one at a time, as over a web
 * socket), {@code SheetRequests} (one method for each request), {@code FindingsPublisher}, {@code
 * GameRuns}. The texts are in {@link org.gonu.lsp.sheets}, the answers come from {@link
 * org.gonu.lsp.features}.
 *
 * <p>Threads: one reads messages and keeps the texts up to date; one answers, each request from the
 * version of the text at which it was asked; one computes findings; one makes playouts; one runs
 * tests.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.lsp;

import org.jspecify.annotations.NullMarked;
