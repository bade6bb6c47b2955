/**
 * Rule sheets as pages write them: findings while typing, random matches, coverage.
 *
 * <p>Comes in: texts of sheets. Goes out: answers of the language server over a web socket, what
 * random matches show, and which lines they use. Reading order: {@link
 * org.gonu.web.write.WriteRoutes}, {@code EditorSockets}, {@code SheetTrials}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.web.write;

import org.jspecify.annotations.NullMarked;
