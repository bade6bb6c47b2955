/**
 * The language server: what an editor asks about a rule sheet while its author types.
 *
 * <p>Comes in: the Language Server Protocol 3.17 on a stream. Goes out: findings, and answers by
 * {@link org.gonu.gdl.index}, {@link org.gonu.gdl.fix} and {@link org.gonu.check}, which do the
 * thinking. Reading order: {@link org.gonu.lsp.LanguageServerSession} (the entrance), {@code
 * GonuLanguageServer} (what it can do), {@code SheetRequests} (one method for each request), {@code
 * SheetVersion} (a text and what is known of it), then one class for each feature.
 *
 * <p>Threads: one reads messages and keeps the texts up to date; one answers, each request from the
 * version of the text at which it was asked; one looks for findings; one plays.
 */
@NullMarked
package org.gonu.lsp;

import org.jspecify.annotations.NullMarked;
