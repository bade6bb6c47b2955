/**
 * Searches for pages: what the program thinks of a position, and of a whole match.
 *
 * <p>Comes in: a game and a position. Goes out: JSON that tells values, candidates and the expected
 * line. Reading order: {@link org.gonu.web.thought.Thinking}, {@link
 * org.gonu.web.thought.ThoughtJson}, {@code Review}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.web.thought;

import org.jspecify.annotations.NullMarked;
