/**
 * Commands that play and replay matches: {@code match}, {@code player}, {@code replay}; and the
 * specifications of players.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.cli.match;

import org.jspecify.annotations.NullMarked;
