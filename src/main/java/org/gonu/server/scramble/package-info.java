/**
 * Rule sheets with other names, so that players learn nothing from what things are called.
 *
 * <p>Input: a {@link org.gonu.game.Game} and a seed. Output: the same game under other names, and a
 * {@link org.gonu.match.Player} that translates. Reading order: {@link
 * org.gonu.server.scramble.Scrambling}, {@link org.gonu.server.scramble.ScrambledPlayer}, {@code
 * NonsenseWords}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.server.scramble;

import org.jspecify.annotations.NullMarked;
